"""ファンタシースターオンライン2 トレーディングカードゲーム, detailed rules 2.0 with the co-operative raid battle."""
