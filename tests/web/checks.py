"""The client's type check, lint and format check without a system-wide Node: `uv run --dev python -m tests.web.checks`."""

from typing import Final

from tests.web import client

CHECKS: Final = {"svelte-check": client.CHECK, "eslint": client.LINT, "prettier": client.FORMAT}


def main() -> int:
    """Run all checks. Return 1 if one of them fails."""
    found = 0
    with client.client_copy() as folder:
        for name, command in CHECKS.items():
            done = client.node(folder, *command)
            print(f"{name}: {'clean' if done.returncode == 0 else 'failed'}", flush=True)
            if done.returncode:
                found = 1
                print(done.stdout, done.stderr, sep="\n", flush=True)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
