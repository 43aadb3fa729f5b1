"""ファンタシースターオンライン2 TCG, detailed rules 2.0 with the raid battle."""
