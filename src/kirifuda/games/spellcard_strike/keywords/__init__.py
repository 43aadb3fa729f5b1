"""10 キーワード能力: one module a keyword."""
