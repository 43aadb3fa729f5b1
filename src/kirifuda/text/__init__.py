"""The card-text language: rows of wordings, a reader that keeps every reading, printers, error help.

`language.Language` reads and prints; `ast` holds the nodes; a game brings its rows (`phrases.Phrase`).
"""
