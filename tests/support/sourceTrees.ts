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

/** All source files of the gateway, of what runs it in the browser, and of the rules that the app shares, parsed. */
export const gatewayTrees: readonly ts.SourceFile[] = ['shared', 'server', 'mocks'].flatMap(parseTrees);

/** Returns a node and all its descendants in source order. */
export function getNodes(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const add = (each: ts.Node) => {
    nodes.push(each);
    ts.forEachChild(each, add);
  };
  add(node);
  return nodes;
}
