"""Compilation of Fluent source into the plain data of `virado.words.patterns`.

The parser is that of `fluent.syntax`.
"""

from fluent.syntax import FluentParser, ast

from virado.words.patterns import (
    Constant,
    Expression,
    FactReference,
    FunctionCall,
    MessageReference,
    Messages,
    Pattern,
    Selection,
    TermReference,
)


def compile_source(text: str, name: str) -> Messages:
    """Return the compiled messages of a Fluent source.

    Raises ValueError, with `name` and the line, for a syntax error.
    """
    found: Messages = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "cannot be read"
            raise ValueError(f"{name}:{line}: {why}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        patterns = [(key, entry.value)] if entry.value is not None else []
        patterns += [(f"{key}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for full, pattern in patterns:
            if full in found:
                raise ValueError(f"{name}: {full} is defined twice")
            found[full] = _pattern(pattern)
    return found


def _pattern(pattern: ast.Pattern) -> Pattern:
    parts: list[str | Expression] = [
        element.value if isinstance(element, ast.TextElement) else _expression(element.expression)
        for element in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: ast.Placeable | ast.InlineExpression | ast.SelectExpression) -> Expression:
    match node:
        case ast.Placeable():
            return _expression(node.expression)
        case ast.StringLiteral() | ast.NumberLiteral():
            return Constant(node.parse()["value"])
        case ast.VariableReference():
            return FactReference(node.id.name)
        case ast.MessageReference():
            return MessageReference(_reference(node))
        case ast.TermReference():
            return TermReference(f"-{_reference(node)}", _named_arguments(node.arguments))
        case ast.FunctionReference():
            given = [_expression(each) for each in node.arguments.positional]
            return FunctionCall(node.id.name, given, _named_arguments(node.arguments))
        case ast.SelectExpression():
            variants = [(_variant_key(each.key), _pattern(each.value)) for each in node.variants]
            default = next(i for i, each in enumerate(node.variants) if each.default)
            return Selection(_expression(node.selector), variants, default)
        case _:
            raise ValueError(f"{type(node).__name__} is not supported")


def _reference(node: ast.MessageReference | ast.TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def _named_arguments(arguments: ast.CallArguments | None) -> dict[str, Expression]:
    return {each.name.name: _expression(each.value) for each in arguments.named} if arguments else {}


def _variant_key(key: ast.Identifier | ast.NumberLiteral) -> str | int | float:
    return key.name if isinstance(key, ast.Identifier) else key.parse()["value"]
