import MagicString from "magic-string";
import type { ESTree } from "vite";

/** Every node of a program. */
function* nodesOf(node: unknown): Generator<ESTree.Node> {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node) yield node as ESTree.Node;
  for (const below of Object.values(node)) yield* nodesOf(below);
}

const nameOf = (node: unknown): string | undefined => {
  const one = node as ESTree.Node | null;
  return one?.type === "Identifier" ? one.name : undefined;
};

/** What a statement or a property is about: the name that it declares, calls as a method, or gives a property to. */
function subjectOf(node: ESTree.Node): string | undefined {
  if (node.type === "FunctionDeclaration") return nameOf(node.id);
  if (node.type === "VariableDeclaration" && node.declarations.length === 1) return nameOf(node.declarations[0]!.id);
  if (node.type === "Property") return nameOf(node.key);
  if (node.type !== "ExpressionStatement") return undefined;
  const { expression } = node;
  if (expression.type === "CallExpression") {
    const { callee } = expression;
    return callee.type === "MemberExpression" ? nameOf(callee.property) : nameOf(callee);
  }
  if (expression.type !== "AssignmentExpression") return undefined;
  return expression.left.type === "MemberExpression" ? nameOf(expression.left.object) : nameOf(expression.left);
}

/** The code without what is about one of these names. @throws where a name is about nothing, as in another version */
export function without(code: string, program: ESTree.Program, names: readonly string[]): string {
  const out = new MagicString(code);
  const missed = new Set(names);
  for (const node of nodesOf(program)) {
    const name = subjectOf(node);
    if (name === undefined || !names.includes(name)) continue;
    missed.delete(name);
    const comma = node.type === "Property" ? (code.slice(node.end).match(/^\s*,/)?.[0].length ?? 0) : 0;
    out.remove(node.start, node.end + comma);
  }
  if (missed.size > 0) throw new Error(`nothing in this version is called ${[...missed].join(", ")}`);
  return out.toString();
}
