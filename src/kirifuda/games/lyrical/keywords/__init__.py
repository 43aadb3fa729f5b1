"""N-12 スキル: the four words in katakana, a module each."""
