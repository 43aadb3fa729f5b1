"""What nobody may see: who knows which card, views built up from nothing, and other worlds that look the same."""
