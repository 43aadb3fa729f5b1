"""Words for people: cards, questions, options, the log and the table, in Japanese and in English."""
