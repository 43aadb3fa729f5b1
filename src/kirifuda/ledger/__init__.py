"""The clause ledger: what each rulebook says, what is in doubt, and which code and tests carry it out."""
