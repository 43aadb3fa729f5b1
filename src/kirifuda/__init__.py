"""Kirifuda (切り札): a rules engine and table for Japanese trading card games."""

__all__ = ["__version__"]

__version__ = "0.1.0"
