"""Systems that this one is not, made in a folder for trying what was built; kept nowhere else."""
