import { parseSync } from 'vite';

/** A call of `makeStyles` in a source, and the source of its argument. */
interface StyleCall {
  start: number;
  end: number;
  argument: string;
}

/** The calls of `makeStyles` in a source in order, and the part of the source that their arguments need. */
export interface StyleCalls {
  calls: StyleCall[];
  needed: string;
}

interface Node extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Returns the nodes directly inside a node. */
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Returns the identifiers that a node refers to or declares, without the names of properties. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  const { key, property } = node;
  return childrenOf(node)
    .filter((child) => node.computed || (child !== key && child !== property) || node.shorthand)
    .flatMap(namesIn);
}

/** Returns the names that a statement of the module declares. */
function declaredBy(statement: Node): string[] {
  const { declaration, declarations, specifiers, id } = statement;
  if (isNode(declaration)) return declaredBy(declaration);
  const parts: unknown[] = Array.isArray(declarations)
    ? declarations.map(({ id: name }: Node) => name)
    : Array.isArray(specifiers)
      ? specifiers.map(({ local }: Node) => local)
      : [id];
  return parts.filter(isNode).flatMap(namesIn);
}

function callsIn(node: Node): Node[] {
  const { callee } = node;
  const isCall = node.type === 'CallExpression' && isNode(callee) && callee.name === 'makeStyles';
  return isCall ? [node] : childrenOf(node).flatMap(callsIn);
}

/** Finds the calls of `makeStyles` in a TypeScript source. */
export function findStyleCalls(code: string, fileName: string): StyleCalls {
  const statements: unknown[] = parseSync(fileName, code).program.body;
  const all = statements.filter(isNode);
  const styleCalls = all.flatMap(callsIn);
  const inner = styleCalls.flatMap((call) => childrenOf(call).filter((child) => child !== call.callee));
  const names = new Set(inner.flatMap(namesIn));
  const needed = new Set<Node>();
  const byName = new Map(all.flatMap((statement) => declaredBy(statement).map((name) => [name, statement] as const)));
  // The set grows while it is read, by the names that the statements found refer to.
  for (const name of names) {
    const statement = byName.get(name);
    if (!statement || needed.has(statement)) continue;
    needed.add(statement);
    if (statement.type !== 'ImportDeclaration') for (const other of namesIn(statement)) names.add(other);
  }
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  return {
    calls: styleCalls.map((call, index) => ({ start: call.start, end: call.end, argument: textOf(inner[index]!) })),
    needed: all
      .filter((statement) => needed.has(statement))
      .map(textOf)
      .join('\n'),
  };
}
