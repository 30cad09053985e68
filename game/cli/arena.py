def main(arguments: list[str]) -> int:
    return 0
