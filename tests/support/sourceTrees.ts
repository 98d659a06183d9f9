import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Parses all source files in a folder, except generated ones. */
export function parseTrees(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.'))
    .map((path) => join(folder, path))
    .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true));
}

/** All source files of the app, parsed. */
export const sourceTrees: readonly ts.SourceFile[] = parseTrees('src');

/** Yields a node and all its descendants in source order. */
export function* getNodes(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* getNodes(child);
}
