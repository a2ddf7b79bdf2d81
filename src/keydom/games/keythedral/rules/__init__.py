"""The rules of Keythedral, a module a phase or action; offer and effect of each decision stand side by side."""
