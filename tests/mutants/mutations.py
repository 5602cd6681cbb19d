"""Small changes of a source, each a fault that some test should notice.

Left alone is what no test has to hold: texts, annotations and aliases of types, `__slots__`, what
is logged or counted for hosts, what an `assert` tells mypy, that `zip` shall be strict, and how a
class is decorated.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).parents[2]
OTHERS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.MatMult: ast.Mult,
    ast.Break: ast.Continue,
    ast.Continue: ast.Break,
}
"""What stands in the place of each operator, and of what goes through a loop."""
OTHERS_OF_TIMES: dict[type[ast.AST], type[ast.AST]] = {
    **OTHERS,
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
}
"""The same where times are compared: what is done at the very moment is nobody's affair."""
MANY = 10
"""From which on a number is doubled: one more of so many is not what a test should hold."""
OTHER_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
LEFT_ALONE = {"annotation", "returns", "type_params", "format_spec"}
"""Fields of the tree in which nothing is changed."""
TIMES = ("_ms", "now", "monotonic", "seconds")
LOGGERS = {"log", "logging"}
INDEXES = {"__slots__", "__all__"}


@dataclass(frozen=True)
class Mutant:
    """One change of the source at *path*, between two lines, within the statement that is named."""

    path: str
    line: int
    column: int
    number: int
    """Which one it is of those at this place."""
    last_line: int
    statement: tuple[int, int]
    before: str
    after: str

    @property
    def name(self) -> str:
        """By which it is repeated."""
        return f"{self.path}:{self.line}:{self.column}:{self.number}"


@dataclass(frozen=True)
class Change:
    """*new* stands for *old* once it is *put* there."""

    old: ast.AST
    new: ast.AST
    put: Callable[[ast.AST], None]
    statement: ast.stmt


@cache
def source_of(path: str) -> str:
    """What stands in a file of ours."""
    return (ROOT / path).read_text(encoding="utf-8")


def mutants(path: str, source: str) -> list[Mutant]:
    """All changes of *source*, in the order of its tree."""
    return [mutant for mutant, _ in numbered(path, ast.parse(source))]


def mutated(mutant: Mutant, source: str) -> CodeType:
    """What *source* is with that change alone."""
    tree = ast.parse(source)
    change = next(one for found, one in numbered(mutant.path, tree) if found == mutant)
    change.put(ast.copy_location(change.new, change.old))
    return compile(ast.fix_missing_locations(tree), mutant.path, "exec", dont_inherit=True)


def numbered(path: str, tree: ast.Module) -> Iterator[tuple[Mutant, Change]]:
    """Each change with what is said of it."""
    places = Counter[tuple[int, int]]()
    for change in changes(tree, tree.body[0]):
        at: ast.expr | ast.stmt = change.old  # type: ignore[assignment]
        places[at.lineno, at.col_offset] += 1
        number = places[at.lineno, at.col_offset]
        whole = change.statement
        yield (
            Mutant(
                path,
                at.lineno,
                at.col_offset,
                number,
                at.end_lineno or at.lineno,
                (whole.lineno, whole.end_lineno or whole.lineno),
                ast.unparse(change.old),
                ast.unparse(change.new),
            ),
            change,
        )


def changes(node: ast.AST, statement: ast.stmt) -> Iterator[Change]:
    """All changes within *node*, the innermost statement around which is *statement*."""
    for field, value in ast.iter_fields(node):
        if field in LEFT_ALONE or (field == "decorator_list" and isinstance(node, ast.ClassDef)):
            continue
        for child, put in places(node, field, value):
            if is_left_alone(child):
                continue
            within = child if isinstance(child, ast.stmt) else statement
            for new in (*others(child), *outcomes(node, field)):
                yield Change(child, new, put, within)
            yield from changes(child, within)


def places(
    node: ast.AST, field: str, value: object
) -> Iterator[tuple[ast.AST, Callable[[ast.AST], None]]]:
    """What stands in a field of *node*, and how something else is put there."""
    if isinstance(value, ast.AST):
        yield value, partial(setattr, node, field)
    elif isinstance(value, list):
        for index, one in enumerate(value):
            if isinstance(one, ast.AST):
                yield one, partial(value.__setitem__, index)


def is_left_alone(node: ast.AST) -> bool:
    """Whether no test has to hold what stands in *node*."""
    match node:
        case ast.Assert() | ast.If(test=ast.Name("TYPE_CHECKING")):
            return True
        case ast.Expr(value=value) if not isinstance(value, ast.Constant):
            return is_left_alone(value)
        case ast.Call(func=ast.Attribute(value=ast.Name(name))):
            return name in LOGGERS
        case ast.keyword(arg="strict") | ast.Call(func=ast.Attribute(attr="inc" | "observe")):
            return True
        case ast.Assign(targets=[ast.Name(name)]):
            return name in INDEXES or (name[0].isupper() and not name.isupper())
    return False


def others(node: ast.AST) -> Iterator[ast.AST]:
    """What can stand for *node* itself."""
    match node:
        case ast.Compare(ops=operators):
            instead = OTHERS_OF_TIMES if is_of_times(node) else OTHERS
            for index, operator in enumerate(operators):
                changed = instead[type(operator)]()
                yield with_fields(node, ops=[*operators[:index], changed, *operators[index + 1 :]])
        case ast.BoolOp(op=operator) | ast.BinOp(op=operator) | ast.AugAssign(op=operator):
            yield with_fields(node, op=other(operator))
        case ast.UnaryOp(op=ast.Not() | ast.USub()):
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int() | float()):
            few = abs(node.value) < MANY
            yield ast.Constant(node.value + 1 if few else 2 * node.value)
        case ast.Name(name, ctx=ast.Load()) if name in OTHER_NAMES:
            yield ast.Name(OTHER_NAMES[name], ctx=node.ctx)
        case ast.Break() | ast.Continue():
            yield other(node)
        case ast.Raise() | ast.Expr(value=ast.Call() | ast.Await()):
            yield ast.Pass()


def outcomes(node: ast.AST, field: str) -> Iterator[ast.AST]:
    """What can stand for a condition in a field of *node*: a branch is always taken, or never."""
    if field == "ifs":
        yield ast.Constant(True)
    elif field == "test":
        yield ast.Constant(False)
        if not isinstance(node, ast.While):
            yield ast.Constant(True)


def is_of_times(comparison: ast.Compare) -> bool:
    """Whether moments or lengths of time are compared, which our names tell."""
    names = [
        getattr(node, "id", None) or getattr(node, "attr", "") for node in ast.walk(comparison)
    ]
    return any(name.lower().endswith(TIMES) for name in names)


def other(operator: ast.AST) -> ast.AST:
    """What stands in the place of *operator*."""
    return OTHERS[type(operator)]()


def with_fields(node: ast.AST, **fields: object) -> ast.AST:
    """*node* with something else in some of its fields."""
    made = copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made
