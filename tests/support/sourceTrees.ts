import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** All source files of the app, parsed, except generated ones. */
export const sourceTrees: readonly ts.SourceFile[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.'))
  .map((path) => join('src', path))
  .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true));

/** Yields a node and all its descendants in source order. */
export function* getNodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* getNodes(child);
}
