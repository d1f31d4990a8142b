"""`virado doctor`: report faults in the configuration and the operation of a server."""

import argparse
import asyncio
from typing import Any

import msgspec

from virado.commands import output
from virado.server.doctor import examine
from virado.server.doctor.check_result import CheckResult
from virado.server.settings import parse_settings
from virado.words import catalogue_for

FAILED = 1
SIGNS = {"good": "+", "doubtful": "?", "bad": "!"}


def run(args: argparse.Namespace) -> int:
    """Print the findings.

    Returns 1 if any finding requires repair.
    """
    words = catalogue_for(args.lang)

    def say(symptom: CheckResult) -> str:
        facts: dict[str, Any] = {**symptom.facts}
        return words.text(f"commands-doctor-{symptom.code}", **facts)

    async def look() -> list[CheckResult]:
        found: list[CheckResult] = []
        async for symptom in examine(parse_settings(args), args.url):
            found.append(symptom)
            if not args.json:
                grade = words.text(f"commands-doctor-{symptom.grade}")
                output.print_line(f"{SIGNS[symptom.grade]} {grade}: {say(symptom)}")
        return found

    found = asyncio.run(look())
    bad = sum(symptom.grade == "bad" for symptom in found)
    if args.json:
        output.print_json([{**msgspec.structs.asdict(each), "text": say(each)} for each in found])
    else:
        output.print_line(words.text("commands-doctor-end", number=bad))
    return FAILED if bad else 0
