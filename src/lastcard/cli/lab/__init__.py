"""The commands of the laboratory: `simulate`, `arena`, `lab report`."""
