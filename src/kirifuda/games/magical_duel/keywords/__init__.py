"""1100 キーワードスキル: one module a keyword."""
