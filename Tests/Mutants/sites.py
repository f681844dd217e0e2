"""The places of a file where one thing can be changed, and what each would become."""

import dataclasses
import re

from syntax import end_of_token

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==",
               "!==": "==="}
CONNECTIVES = {"&&": "||", "||": "&&"}
RANGES = {"...": "..<", "..<": "..."}
ARITHMETIC = {"+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "&+": "&-", "&-": "&+", "&*": "&+",
              "<<": ">>", ">>": "<<", "&<<": "&>>", "&>>": "&<<", "&": "|", "|": "&", "^": "|"}
ASSIGNMENTS = {"+=": "-=", "-=": "+=", "*=": "+=", "/=": "*=", "|=": "&=", "&=": "|=",
               "<<=": ">>=", ">>=": "<<=", "&+=": "&-=", "&-=": "&+="}
OPERATORS = {
    operator: (kind, other)
    for kind, table in (("comparison", COMPARISONS), ("connective", CONNECTIVES),
                        ("range", RANGES), ("arithmetic", ARITHMETIC))
    for operator, other in table.items()}

# What a returned value becomes, by the start and end of its type's mangled name.
RETURNED = [("$sSbD", "", "!({0})"), ("$sSiD", "", "({0}) + 1"), ("$sSSD", "", '""'),
            ("$sSay", "GD", "[]"), ("", "SgD", "nil")]

# What only says that something cannot be.
STATED = {"precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError"}

# Parts of the tree that are no running code, or the same code once more without its types.
PASSED_OVER = {"attrs", "original_init", "decl", "substitutions", "captures"}
KINDS_PASSED_OVER = {"enum_element_decl", "interpolated_string_literal_expr", "pattern_expr"}


@dataclasses.dataclass(frozen=True, order=True)
class Site:
    """A change of the source: what stands from `start` to `end` becomes `after`.

    `is_statement` says whether that is a whole statement.
    """

    path: str
    start: int
    end: int
    kind: str
    before: str
    after: str
    is_statement: bool = False

    def woven(self, number):
        """Both, with the change where mutant `number` is awake."""
        if self.is_statement:
            if not self.after:
                return f"if !mutant({number}) {{ {self.before} }}"
            return f"if mutant({number}) {{ {self.after} }} else {{ {self.before} }}"
        covered = re.compile(r"try\s+")
        after, before = covered.sub("", self.after, 1), covered.sub("", self.before, 1)
        tried = "try " if covered.match(self.before) else ""
        if not tried:
            after, before = self.after, self.before
        return f"{tried}(mutant({number}) ? {after} : {before})"


def operator_name(function):
    """The name of what is called, and where it stands."""
    node = function
    while node.get("_kind") not in ("declref_expr", "member_ref_expr"):
        node = node.get("fn") or node.get("sub_expr")
        if not isinstance(node, dict):
            return None, None
    return node["decl"]["base_name"], node["range"]["start"]


def called_name(call):
    """The name of the function that a call names."""
    return operator_name(call["fn"])[0]


class Finder:
    """Goes through the tree of a file and collects its sites."""

    def __init__(self, path, source):
        self.path = path
        self.source = source
        self.sites = set()

    def extent(self, node):
        """From where to where a node stands in the source."""
        if "range" not in node or node.get("implicit"):
            return None
        start, end = node["range"]["start"], end_of_token(self.source, node["range"]["end"])
        if not end or end <= start:
            return None
        # Nor does what a macro wrote by chance begin in a comment.
        line = self.source[self.source.rfind(b"\n", 0, start) + 1:start]
        return None if line.lstrip().startswith(b"//") else (start, end)

    def text(self, extent):
        return self.source[extent[0]:extent[1]].decode()

    def add(self, kind, extent, after, is_statement=False):
        before = self.text(extent)
        if before != after:
            self.sites.add(Site(self.path, *extent, kind, before, after, is_statement))

    def visit(self, node, around=None):
        """Collects the sites of a node within an extent, and of all below it."""
        if isinstance(node, list):
            for element in node:
                self.visit(element, around)
        if not isinstance(node, dict):
            return
        kind = node.get("_kind", "")
        if kind in KINDS_PASSED_OVER or kind.endswith("_decl") and node.get("implicit"):
            return
        if kind == "call_expr" and called_name(node) in STATED:
            return
        if "range" in node:
            # What a macro wrote stands in no file.
            extent = node["range"]["start"], node["range"]["end"]
            if around and not around[0] <= extent[0] <= extent[1] <= around[1]:
                return
            around = extent
        if visit := getattr(self, f"visit_{kind}", None):
            visit(node)
        for name, value in node.items():
            if name not in PASSED_OVER:
                self.visit(value, around)

    def visit_binary_expr(self, node):
        extent = self.extent(node)
        name, place = operator_name(node["fn"])
        if not extent or name not in OPERATORS or not extent[0] < place < extent[1]:
            return
        if self.source[place:place + len(name)] != name.encode():
            return
        kind, other = OPERATORS[name]
        left, right = self.text((extent[0], place)), self.text((place + len(name), extent[1]))
        if kind == "arithmetic" and name == "+" and node["type"].startswith(("$sSSD", "$sSay")):
            other, left, right = "", left.rstrip(), ""
        self.add(kind, extent, f"{left}{other}{right}")

    def visit_prefix_unary_expr(self, node):
        extent = self.extent(node)
        if extent and self.source[extent[0]:extent[0] + 1] in (b"!", b"-"):
            self.add("negation", extent, self.text(extent)[1:])

    def visit_integer_literal_expr(self, node):
        extent = self.extent(node)
        if extent and self.text(extent).isdigit():
            self.add("constant", extent, str(int(self.text(extent)) + 1))

    def visit_boolean_literal_expr(self, node):
        extent = self.extent(node)
        if extent and self.text(extent) in ("true", "false"):
            self.add("constant", extent, "false" if self.text(extent) == "true" else "true")

    def visit_return_stmt(self, node):
        value = node.get("result")
        extent = value and value["_kind"] != "single_value_stmt_expr" and self.extent(value)
        if not extent:
            return
        for start, end, pattern in RETURNED:
            if value["type"].startswith(start) and value["type"].endswith(end):
                text = re.sub(r"^try\s+", "", self.text(extent))
                self.add("returned value", extent, pattern.format(text))
                return

    def visit_conditions(self, node):
        for condition in node.get("conditions", []):
            if condition.get("type") == "$sSbD" and (extent := self.extent(condition)):
                text = self.text(extent)
                self.add("condition", extent, f"!({text})")

    visit_if_stmt = visit_guard_stmt = visit_conditions

    def visit_brace_stmt(self, node):
        for statement in node.get("elements", []):
            if statement.get("_kind") == "return_stmt" and statement.get("implicit"):
                statement = statement.get("result") or {}
            extent = self.extent(statement)
            if not extent or statement.get("type") != "$sytD":
                continue
            if statement["_kind"] == "call_expr" and called_name(statement) in STATED:
                continue
            self.add("statement", extent, "", is_statement=True)
            if statement["_kind"] == "binary_expr":
                name, place = operator_name(statement["fn"])
                if name in ASSIGNMENTS and extent[0] < place < extent[1]:
                    left = self.text((extent[0], place))
                    right = self.text((place + len(name), extent[1]))
                    after = left + ASSIGNMENTS[name] + right
                    self.add("assignment", extent, after, is_statement=True)


def sites(path, source, tree):
    """All sites of a file, in order."""
    finder = Finder(str(path), source)
    finder.visit(tree)
    return sorted(finder.sites)


def sample(sites, count, generator):
    """Some sites, none within another, of all kinds alike: otherwise most would be constants."""
    by_kind = {}
    for site in sites:
        by_kind.setdefault(site.kind, []).append(site)
    for kind in by_kind.values():
        generator.shuffle(kind)
    chosen = []
    while len(chosen) < count and by_kind:
        kind = generator.choice(sorted(by_kind))
        site = by_kind[kind].pop()
        if not by_kind[kind]:
            del by_kind[kind]
        if all(site.path != other.path or site.end <= other.start or other.end <= site.start
               for other in chosen):
            chosen.append(site)
    return chosen
