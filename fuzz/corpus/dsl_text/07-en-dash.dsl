opener hcp:15–17 shape:balanced
