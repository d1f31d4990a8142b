# pyright: basic, reportAttributeAccessIssue=false, reportArgumentType=false
"""Learn a two-player game by self-play, in one file: PPO on `VectorEnv` with JAX and Optax.

uv run --extra learn python examples/self_play.py --minutes 10 --seed 1
    uv run --extra learn python examples/self_play.py --variant casino --out examples/casino --minutes 10 --seed 1

The program writes `self_play.npz` (the network), `self_play.csv` (minute, decisions, points per mirrored pair against
greedy with its 95 % interval) and `self_play.png` (the curve); `--out` sets another name. At the end it prints its
results against the bots. Then

uv run virado --bot learner=examples/self_play.py:Learner
    VIRADO_NETWORK=examples/casino.npz uv run virado --bot learner=examples/self_play.py:Learner

seats the network at a table in the browser, in a separate process and without JAX.
"""

import argparse
import csv
import os
import time
from pathlib import Path

import numpy as np

from virado.lab.arena import FunctionBot, tournament
from virado.lab.vector import VectorEnv, move_by_numbers

VARIANT = "zwanzig-ab(players=2)"
NETWORK = Path(os.environ.get("VIRADO_NETWORK", Path(__file__).with_name("self_play.npz")))
HIDDEN = 128
ENVIRONMENTS, STEPS = 256, 64
EPOCHS, MINIBATCHES = 2, 4
LEARNING_RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.25
TRACE = 0.95  # lambda of GAE
POINTS = 5.0  # a typical gain in a deal, so that advantages and values are about 1


def scaled(observations):
    """Scale the numbers of an observation (flags, cards, points) to small values with the same sign."""
    x = np.asarray(observations, np.float32)
    return np.sign(x) * np.log1p(np.abs(x))


class Learner:
    """The saved network as an agent: it plays its most probable action."""

    def __init__(self, weights=None):
        self.weights = dict(np.load(NETWORK)) if weights is None else weights

    def __call__(self, view):
        return move_by_numbers(view, self.act)

    def act(self, observation, mask):
        w, x = self.weights, scaled(observation)
        for layer in "12":
            x = np.maximum(x @ w["w" + layer] + w["b" + layer], 0)
        logits = x @ w["wp"] + w["bp"]
        return int(np.where(np.asarray(mask, bool), logits, -np.inf).argmax())


def judged(variant, weights, bot, units, seed):
    """Return the points per mirrored pair of deals against a bot, with the 95 % interval."""
    agent = FunctionBot(Learner({name: np.asarray(value) for name, value in weights.items()}), "learner")
    standing = tournament(variant, [agent, bot], units=units, seed=seed)[0]
    return standing.mean, *standing.ci95


def advantages(rewards, ends, seats, values, following):
    """Return the advantage of each action (GAE) in a zero-sum game of two seats.

    `rewards` has the shape (steps, environments, 2), the other arrays (steps, environments). `following` is `values`
    one step later, for the seat to act there.
    """
    margin = (rewards[..., 0] - rewards[..., 1]) / POINTS  # the advantage of seat 0 over seat 1
    sign = np.where(seats == 1, -1.0, 1.0)
    found, after = np.zeros(ends.shape, np.float32), np.zeros(ends.shape[1], np.float32)
    for t in reversed(range(len(ends))):
        goes_on = ends[t] == 0
        here = values[t] * sign[t]
        after = margin[t] + goes_on * (following[t] + TRACE * after) - here
        after = np.where(seats[t] >= 0, after, 0)  # no seat is to act at the start of the next deal
        found[t] = after * sign[t]
    return found


def train(variant, minutes, seed, out, units):
    import jax
    import jax.numpy as jnp
    import optax

    env = VectorEnv(variant, ENVIRONMENTS, seed=seed, episode="deal")
    rng = np.random.default_rng(seed)
    inputs, actions = env.observations.shape[1], env.masks.shape[1]

    def layer(rows, columns, gain=1.0):
        return jnp.asarray(rng.normal(size=(rows, columns)) * gain / rows**0.5, jnp.float32)

    weights = {"w1": layer(inputs, HIDDEN, 1.4), "w2": layer(HIDDEN, HIDDEN, 1.4)}
    weights |= {"wp": layer(HIDDEN, actions, 0.01), "wv": layer(HIDDEN, 1)}
    weights |= {
        "b1": jnp.zeros(HIDDEN),
        "b2": jnp.zeros(HIDDEN),
        "bp": jnp.zeros(actions),
        "bv": jnp.zeros(1),
    }
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(LEARNING_RATE))
    state = optimizer.init(weights)

    def forward(w, x, mask):
        x = jax.nn.relu(x @ w["w1"] + w["b1"])
        x = jax.nn.relu(x @ w["w2"] + w["b2"])
        return jax.nn.log_softmax(jnp.where(mask > 0, x @ w["wp"] + w["bp"], -1e9)), (x @ w["wv"] + w["bv"])[
            :, 0
        ]

    @jax.jit
    def choose(w, x, mask, noise):
        logs, value = forward(w, x, mask)
        action = jnp.argmax(jnp.where(mask > 0, logs + noise, -jnp.inf), axis=1)
        return action, jnp.take_along_axis(logs, action[:, None], 1)[:, 0], value

    def loss(w, x, mask, action, before, advantage, brought, count):
        logs, value = forward(w, x, mask)
        chosen = jnp.take_along_axis(logs, action[:, None], 1)[:, 0]
        ratio = jnp.exp(chosen - before)
        gained = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
        entropy = -jnp.sum(jnp.exp(logs) * jnp.where(mask > 0, logs, 0), axis=1)
        each = -gained + VALUE * (brought - value) ** 2 - ENTROPY * entropy
        return jnp.sum(each * count) / jnp.maximum(jnp.sum(count), 1)

    @jax.jit
    def learn(w, state, *batch):
        changes, state = optimizer.update(jax.grad(loss)(w, *batch), state)
        return optax.apply_updates(w, changes), state

    began, decisions, curve, spent = time.monotonic(), 0, [], 0.0
    while True:
        passed = (time.monotonic() - began - spent) / 60
        if not curve or passed >= curve[-1][0] + max(0.5, minutes / 10) or passed >= minutes:
            judging = time.monotonic()
            curve.append((round(passed, 2), decisions, *judged(variant, weights, "greedy", units, seed=0)))
            print(
                "%.1f min, %d decisions: %+.2f points a pair against greedy (%+.2f .. %+.2f)" % curve[-1],
                flush=True,
            )
            spent += time.monotonic() - judging
        if passed >= minutes:
            break
        rows = {name: [] for name in ("x", "mask", "action", "before", "value", "rewards", "ends", "seats")}
        for _ in range(STEPS):
            x, mask, seats = scaled(env.observations), env.masks.copy(), env.seats.astype(int)
            noise = rng.gumbel(size=mask.shape).astype(np.float32)
            action, before, value = map(np.asarray, choose(weights, x, mask, noise))
            env.step(action)
            ends = env.terminations | env.truncations
            found = (x, mask, action, before, value, env.rewards.copy(), ends.copy(), seats)
            for name, values in zip(rows, found, strict=True):
                rows[name].append(values)
        stacked = {name: np.stack(values) for name, values in rows.items()}
        seats = np.concatenate([stacked["seats"], env.seats[None].astype(int)])
        value = choose(weights, scaled(env.observations), env.masks, np.zeros(env.masks.shape, np.float32))[2]
        values = np.concatenate([stacked["value"], np.asarray(value)[None]])
        following = np.where(seats == 1, -values, values)[1:]
        better = advantages(stacked["rewards"], stacked["ends"], seats[:-1], values[:-1], following)
        counts = (seats[:-1] >= 0).astype(np.float32)
        decisions += int(counts.sum())
        brought = better + stacked["value"]
        mean, spread = better[counts > 0].mean(), better[counts > 0].std()
        given = (*(stacked[name] for name in ("x", "mask", "action", "before")), (better - mean) / spread)
        flat = [each.reshape(-1, *each.shape[2:]) for each in (*given, brought, counts)]
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(counts.size), MINIBATCHES):
                weights, state = learn(weights, state, *(each[part] for each in flat))
    np.savez(out.with_suffix(".npz"), **{name: np.asarray(value) for name, value in weights.items()})
    with out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("minute", "decisions", "points", "low", "high"), *curve])
    return weights, curve


def plot(variant, curve, out):
    import matplotlib.pyplot as plt

    minute, _, points, low, high = map(np.array, zip(*curve, strict=True))
    fig, axis = plt.subplots(figsize=(6, 3.5))
    axis.plot(minute, points)
    axis.fill_between(minute, low, high, alpha=0.3)
    axis.axhline(0, color="black", linewidth=0.8)
    axis.set(xlabel="minutes", ylabel="points a pair against greedy", title=variant)
    fig.savefig(out.with_suffix(".png"), dpi=120, bbox_inches="tight")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--variant", default=VARIANT, help="a form for two players")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("self_play"))
    parser.add_argument("--units", type=int, default=100, help="mirrored pairs for each point of the curve")
    args = parser.parse_args()
    learned, course = train(args.variant, args.minutes, args.seed, args.out, args.units)
    plot(args.variant, course, args.out)
    for bot in ("random", "greedy", "club"):
        mean, low, high = judged(args.variant, learned, bot, 10 * args.units, seed=args.seed + 1000)
        print(f"against {bot}: {mean:+.2f} points a mirrored pair of deals ({low:+.2f} .. {high:+.2f})")
