"""Case files: YAML with a list of cases, read as plain data."""

from pathlib import Path
from typing import Any

import yaml

from virado.bounded_files import read_whole
from virado.bounds import LONGEST_CASES
from virado.cases.validation import BAD_FILE, Plain, part
from virado.refusal import OptionsError, RefusedError


def read_case_file(path: Path) -> dict[str, Plain]:
    """Return the mapping in a case file, with its list `cases`.

    Raises OptionsError (`bad-file`) with the reason if the file is invalid.
    """
    return parse(read_whole(path, LONGEST_CASES, code=BAD_FILE))


def parse(data: bytes) -> dict[str, Plain]:
    """Return the mapping in the text of a case file. Raises OptionsError (`bad-file`)."""
    try:
        document = yaml.load(data, _Loader)  # `_Loader` is a safe loader that also rejects repeated keys
    except RefusedError:
        raise
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = error.problem or error.context or ""
        line = mark.line + 1 if mark else None
        raise OptionsError("not-yaml", "", code=BAD_FILE, problem=problem, number=line) from None
    except (yaml.YAMLError, ValueError, ArithmeticError) as error:
        problem = " ".join(str(error).split())
        raise OptionsError("not-yaml", "", code=BAD_FILE, problem=problem, number=None) from None
    except RecursionError:
        raise OptionsError("too-deep", "", code=BAD_FILE) from None
    # PyYAML raises these errors for a tag that does not fit its value
    except (AttributeError, LookupError, TypeError):
        raise OptionsError("wrong-tag", "", code=BAD_FILE) from None
    if not isinstance(document, dict) or not isinstance(document.get("cases"), list):  # pyright: ignore[reportUnknownMemberType]
        raise OptionsError("no-cases", "", code=BAD_FILE)
    return document  # pyright: ignore[reportUnknownVariableType]


class _Loader(yaml.SafeLoader):
    """Loader for plain data. Repeated keys and data that contains itself are errors."""

    # The loader of libyaml is faster, but some thousands of opening brackets crash the process.


def _bad_key(detail: str, node: yaml.Node, **facts: object) -> OptionsError:
    return OptionsError(detail, "", code=BAD_FILE, rule=None, number=node.start_mark.line + 1, **facts)


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[Any, Plain]:
    seen: set[object] = set()
    for key_node, _ in node.value:
        if key_node.tag == "tag:yaml.org,2002:merge":
            continue
        key: Plain = loader.construct_object(key_node, deep=True)  # pyright: ignore[reportUnknownMemberType]
        try:
            again = key in seen
            seen.add(key)
        except TypeError:
            raise _bad_key("key-not-a-word", key_node) from None
        if again:
            raise _bad_key("key-twice", key_node, part=part(key))
    return loader.construct_mapping(node, deep=True)


def _sequence(loader: _Loader, node: yaml.SequenceNode) -> list[Plain]:
    return loader.construct_sequence(node, deep=True)


_Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
_Loader.add_constructor("tag:yaml.org,2002:seq", _sequence)
