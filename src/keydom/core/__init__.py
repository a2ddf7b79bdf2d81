"""What all games share: the contract, records, matches and component data. Standard library only, no I/O."""


def compiled() -> bool:
    """Whether the rules of this installation are compiled; if not, they are the same in pure Python."""
    from keydom.core import game

    return not str(game.__file__).endswith(".py")
