"""What the texts of this game mean: nodes become plans."""
