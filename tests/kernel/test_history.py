"""A history equals the list of appended items, however much of it is compressed."""

import random

import pytest

from virado.kernel.history import BLOCK, NEWEST, History, codec_of

NAMES = codec_of(list[tuple[int, str]])


def item(number: int) -> tuple[int, str]:
    return number, f"item {number}"


def shrunk(count: int) -> History[tuple[int, str]]:
    history = History[tuple[int, str]](NAMES)
    for number in range(count):
        history.append(item(number))
        history.shrink()
    return history


@pytest.mark.parametrize("count", [0, 1, NEWEST, NEWEST + BLOCK - 1, NEWEST + BLOCK, 5 * BLOCK, 100])
def test_every_item_is_found_at_its_index(count: int):
    history, plain = shrunk(count), [item(number) for number in range(count)]
    assert len(history) == count
    assert list(history) == plain
    assert history == plain
    for place in range(-count, count):
        assert history[place] == plain[place]
    for first in range(-count - 1, count + 2, 3):
        for end in range(-count - 1, count + 2, 5):
            assert history[first:end] == plain[first:end]
    assert history[::-2] == plain[::-2]
    for outside in (count, -count - 1):
        with pytest.raises(IndexError):
            history[outside]


def test_old_items_are_compressed():
    history = History[object](codec_of(list[list[int]]))
    first, last = [1], [2]
    history.extend([first, *([0] for _ in range(NEWEST + BLOCK)), last])
    assert history[0] is first
    history.shrink()
    assert history[0] == first
    assert history[0] is not first
    assert history[-1] is last


@pytest.mark.parametrize("seed", range(20))
def test_a_history_behaves_like_a_list(seed: int):
    rng = random.Random(seed)
    history, plain = shrunk(0), list[tuple[int, str]]()
    for number in range(300):
        what = rng.random()
        if plain and what < 0.1:
            assert history.pop() == plain.pop()
        elif what < 0.13:
            length = rng.randrange(len(plain) // 2, len(plain) + 1)
            history.truncate(length)
            del plain[length:]
        elif plain and what < 0.2:
            place = rng.randrange(len(plain))
            history.replace(place, item(-number))
            plain[place] = item(-number)
        else:
            history.append(item(number))
            plain.append(item(number))
        if rng.random() < 0.5:
            history.shrink()
        assert history == plain
    while plain:
        assert history.pop() == plain.pop()
    with pytest.raises(IndexError):
        history.pop()


def test_the_oldest_items_are_dropped_in_blocks():
    history = shrunk(100)
    assert history.drop_oldest(100) == 0
    gone = history.drop_oldest(50)
    assert gone % BLOCK == 0
    assert 50 - BLOCK < len(history) <= 50
    assert list(history) == [item(number) for number in range(gone, 100)]
    history.shrink(newest=0)
    assert history.drop_oldest(0) == 100 - gone - len(history)
    assert len(history) < BLOCK, "what has not become bytes stays"


def test_a_copy_is_independent():
    history = shrunk(70)
    copy = history.copy()
    copy.truncate(20)
    copy.append(item(-1))
    assert list(history) == [item(number) for number in range(70)]
    assert list(copy) == [*(item(number) for number in range(20)), item(-1)]


def test_shrinking_does_not_disturb_concurrent_readers():
    history = History(NAMES, [item(number) for number in range(60)])
    reading = iter(history)
    assert next(reading) == item(0)
    history.shrink()
    assert list(reading) == [item(number) for number in range(1, 60)]
