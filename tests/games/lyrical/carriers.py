"""Cards that hold a text in the tests of what texts do: an item, a field card and a strategy, each with its own."""

from __future__ import annotations

from typing import Final

CARRIERS: Final = """card 品
  kind: アイテム
  text: {worn}
card 地
  kind: フィールド
  text: {laid}
card 策
  kind: ストラテジー
  text: {once}
"""
