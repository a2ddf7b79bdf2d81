"""Many games at once: simulation, the properties every game must have, fuzzing and benchmarks."""
