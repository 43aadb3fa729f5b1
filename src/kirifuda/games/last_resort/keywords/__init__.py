"""L-19 能力一覧: one module per keyword."""
