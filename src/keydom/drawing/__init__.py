"""The kit that games draw with: ink and colours, the sheet, what stands on it, and charts. It knows no game."""
