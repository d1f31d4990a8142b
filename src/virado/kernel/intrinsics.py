"""The compiled forms of the functions in `virado.kernel.bits`.

Most are single processor instructions, and lists become arrays.
"""
# Numba has no type annotations, so pyright cannot check most of this module.
# pyright: basic, reportAttributeAccessIssue=false, reportCallIssue=false, reportArgumentType=false

from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.extending import intrinsic, overload

from virado.kernel import bits, facts
from virado.kernel.pipeline import INLINED


@intrinsic
def _count(typingctx: Any, x: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def _trailing_zeros(typingctx: Any, x: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir

        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), codegen


@intrinsic
def _leading_zeros(typingctx: Any, x: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir

        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), codegen


@intrinsic
def _scramble(typingctx: Any, x: Any, factor: Any, addend: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir

        wrapped = builder.add(builder.mul(args[0], args[1]), args[2])
        return builder.and_(wrapped, ir.Constant(ir.IntType(64), 0x7FFFFFFFFFFFFFFF))

    return types.int64(types.int64, types.int64, types.int64), codegen


@intrinsic
def _wrapped_sum(typingctx: Any, x: Any, y: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.add(args[0], args[1])

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def _turned_right(typingctx: Any, x: Any, places: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir

        rest = builder.sub(ir.Constant(ir.IntType(64), 64), args[1])
        return builder.or_(builder.lshr(args[0], args[1]), builder.shl(args[0], rest))

    return types.int64(types.int64, types.int64), codegen


def _spreading(lanes: int) -> Any:
    """Return an intrinsic that writes up to 16 bits as adjacent numbers in a few instructions.

    LLVM does not vectorise a loop over `row[at + i]`: because the index may be negative and then counts from the end,
    each number needs its own store.
    """

    @intrinsic
    def spread_lanes(typingctx: Any, row: Any, at: Any, bits: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            from llvmlite import ir

            word, numbers = ir.VectorType(ir.IntType(16), lanes), signature.args[0].dtype.bitwidth
            low = builder.trunc(args[2], ir.IntType(16))
            first = builder.insert_element(
                ir.Constant(word, ir.Undefined), low, ir.Constant(ir.IntType(32), 0)
            )
            same = ir.Constant(ir.VectorType(ir.IntType(32), lanes), [0] * lanes)
            everywhere = builder.shuffle_vector(first, ir.Constant(word, ir.Undefined), same)
            own = builder.and_(everywhere, ir.Constant(word, [1 << lane for lane in range(lanes)]))
            flags = builder.icmp_unsigned("!=", own, ir.Constant(word, [0] * lanes))
            written = ir.VectorType(ir.IntType(numbers), lanes)
            array = context.make_array(signature.args[0])(context, builder, args[0])
            place = builder.bitcast(builder.gep(array.data, [args[1]]), written.as_pointer())
            builder.store(builder.zext(flags, written), place, align=numbers // 8)
            return context.get_dummy_value()

        return types.void(row, types.int64, types.int64), codegen

    return spread_lanes


_spread_16, _spread_8, _spread_4, _spread_2, _spread_1 = (_spreading(lanes) for lanes in (16, 8, 4, 2, 1))


def _overload_inline(function: Callable[..., Any]) -> Callable[..., Any]:
    return overload(function, jit_options=INLINED, strict=False)


@_overload_inline(bits.count)
def _compiled_count(cards: Any) -> Any:
    return lambda cards: _count(cards)


@_overload_inline(bits.lowest)
def _compiled_lowest(cards: Any) -> Any:
    return lambda cards: _trailing_zeros(cards)


@_overload_inline(bits.highest)
def _compiled_highest(cards: Any) -> Any:
    return lambda cards: 63 - _leading_zeros(cards)


@_overload_inline(bits.scramble)
def _compiled_scramble(x: Any, factor: Any, addend: Any) -> Any:
    return lambda x, factor, addend: _scramble(x, factor, addend)


@_overload_inline(bits.wrapping_add)
def _compiled_wrapped_sum(x: Any, y: Any) -> Any:
    return lambda x, y: _wrapped_sum(x, y)


@_overload_inline(bits.rotate_right)
def _compiled_turned_right(x: Any, places: Any) -> Any:
    return lambda x, places: _turned_right(x, places)


@_overload_inline(bits.put)
def _compiled_put(moves: Any, number: Any, a: Any, b: Any, c: Any) -> Any:
    def write(moves: Any, number: int, a: int, b: int, c: int) -> int:
        if number < moves.shape[0]:
            moves[number, 0] = a
            moves[number, 1] = b
            moves[number, 2] = c
        return number + 1

    return write


@_overload_inline(bits.keep)
def _compiled_keep(row: Any, index: Any, value: Any) -> Any:
    def write(row: Any, index: int, value: int) -> int:
        if index < row.shape[0]:
            row[index] = value
            return index + 1
        return index

    return write


@_overload_inline(bits.capacity)
def _compiled_capacity(row: Any) -> Any:
    return lambda row: row.shape[0]


@_overload_inline(bits.clear)
def _compiled_clear(moves: Any) -> Any:
    return lambda moves: None


@_overload_inline(bits.move_at)
def _compiled_move_at(moves: Any, index: Any) -> Any:
    return lambda moves, index: (moves[index, 0], moves[index, 1], moves[index, 2])


@_overload_inline(facts.emit)
def _compiled_emit(s: Any, kind: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
    return lambda s, kind, a, b, c, d: None


@_overload_inline(bits.spread)
def _compiled_spread(row: Any, at: Any, bits: Any, size: Any) -> Any:
    def write(row: Any, at: int, bits: int, size: int) -> int:
        i = 0
        while i + 16 <= size:
            _spread_16(row, at + i, bits >> i)
            i += 16
        if size & 8:
            _spread_8(row, at + i, bits >> i)
            i += 8
        if size & 4:
            _spread_4(row, at + i, bits >> i)
            i += 4
        if size & 2:
            _spread_2(row, at + i, bits >> i)
            i += 2
        if size & 1:
            _spread_1(row, at + i, bits >> i)
        return at + size

    return write


@_overload_inline(bits.copy_state)
def _compiled_copy_state(pool: Any, target: Any, source: Any) -> Any:
    def copy(pool: Any, target: int, source: int) -> None:
        pool[target] = pool[source]

    return copy


OVERLOADED = True
"""True once the import of this module has registered the overloads with Numba."""
