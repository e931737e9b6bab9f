"""What holds the program together; the only part that may know both Qt and the opponents."""
