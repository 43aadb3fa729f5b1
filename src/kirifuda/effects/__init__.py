"""What card texts mean on the kernel: trees become plans, plans become steps, events and lasting effects."""
