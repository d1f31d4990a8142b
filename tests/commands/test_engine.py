"""The line protocol as a program: its loop, its streams and its end."""

import io
import json
import subprocess
import sys
from codecs import BOM_UTF8
from typing import Any

from virado.bounds import LONGEST_LINE
from virado.commands.engine import serve
from virado.interop.engine import Engine


def conversation(*lines: bytes) -> list[dict[str, Any]]:
    out = io.BytesIO()
    assert serve(Engine(), io.BytesIO(b"\n".join(lines)), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_every_line_has_one_answer_in_order_until_the_input_ends():
    answers = conversation(b'{"do":"variants","id":1}', b"", b"x", b'{"do":"dance","id":4}')
    assert [answer.get("id") for answer in answers] == [1, None, None, 4]
    assert [next(iter(answer.keys() - {"id"})) for answer in answers] == ["ok", "error", "error", "error"]


def test_a_byte_order_mark_before_the_first_line_is_ignored():
    (answer,) = conversation(BOM_UTF8 + b'{"do":"quit","id":1}')
    assert answer == {"id": 1, "ok": {}}


def test_nothing_is_answered_after_quit():
    assert conversation(b'{"do":"quit","id":1}', b'{"do":"variants"}') == [{"id": 1, "ok": {}}]


def test_an_overlong_line_is_skipped_as_a_whole():
    answers = conversation(b"x" * (3 * LONGEST_LINE), b'{"do":"dance","id":2}')
    assert [answer["error"]["code"] for answer in answers] == ["line-too-long", "unknown-verb"]


def test_stdout_has_only_answers_and_the_program_ends_with_its_input():
    requests = b'{"do":"new","variant":"casino","seed":4,"id":"a"}\n\xff\xfe\n{"do":"legal","match":"m1"}\n'
    done = subprocess.run(
        [sys.executable, "-m", "virado", "engine"],
        input=requests,
        capture_output=True,
        timeout=120,
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [answer.get("id") for answer in answers] == ["a", None, None]
    assert answers[2]["ok"]["complete"] is True
    assert done.stderr == b""


def test_each_line_is_answered_immediately():
    with subprocess.Popen(
        [sys.executable, "-m", "virado", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        assert program.stdin
        assert program.stdout
        for number in range(3):
            program.stdin.write(b'{"do":"variants","id":%d}\n' % number)
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["id"] == number
        program.stdin.write(b'{"do":"quit"}\n')
        program.stdin.flush()
        assert json.loads(program.stdout.readline()) == {"ok": {}}
        assert program.wait(timeout=120) == 0


def test_other_output_goes_to_stderr():
    code = (
        "import os, sys, virado.interop.engine as e, virado.cli as c\n"
        "old = e.Engine.answer\n"
        "def noisy(self, line):\n"
        "    print('from python'); os.write(1, b'from below\\n')\n"
        "    return old(self, line)\n"
        "e.Engine.answer = noisy\n"
        "sys.exit(c.main(['engine']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=b'{"do":"quit"}\n', capture_output=True, timeout=120, check=False
    )
    assert done.stdout == b'{"ok":{}}\n'
    assert b"from python" in done.stderr
    assert b"from below" in done.stderr
