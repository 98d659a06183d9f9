import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Each node with the nodes it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const endings = ['', '.ts', '.tsx'];

const { config } = ts.readConfigFile('tsconfig.base.json', (path) => readFileSync(path, 'utf8')) as {
  config: { compilerOptions: { paths: Record<string, [folder: string]> } };
};

/** The start of each name with the folder that it stands for, such as `#server/` and `server/`; the longest first. */
const folders = Object.entries(config.compilerOptions.paths)
  .map(([name, [folder]]) => [name.replace('*', ''), folder.replace(/^\.\/|\*$/g, '')] as const)
  .sort(([a], [b]) => b.length - a.length);

/** The path of a module of the project without its ending; undefined for a package. */
export function findPath(file: string, module: string): string | undefined {
  if (module.startsWith('.')) return join(dirname(file), module);
  const [name, folder] = folders.find(([start]) => module.startsWith(start)) ?? [];
  return name !== undefined && folder !== undefined ? folder + module.slice(name.length) : undefined;
}

/** The modules that a file imports, as it names them: static, type-only, and dynamic imports. */
export function listModules(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);
}

const getImports = (file: string) =>
  listModules(file)
    .flatMap((module) => findPath(file, module) ?? [])
    .flatMap((path) => endings.map((ending) => path + ending))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.') && existsSync(path));

/** The files of a folder with their imports: static, type-only, and dynamic ones. Generated files are left out. */
export function getImportGraph(folder: string): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.generated.'))
    .map((path) => join(folder, path));
  return new Map(files.map((file) => [file, new Set(getImports(file))]));
}

/** The graph of groups of files; files without a group are left out. */
export function getGroupGraph(graph: ImportGraph, groupOf: (file: string) => string | undefined): ImportGraph {
  const groups = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const group = groupOf(file);
    if (group === undefined) continue;
    const known = groups.get(group) ?? new Set();
    groups.set(group, known);
    for (const target of [...imports].map(groupOf)) {
      if (target !== undefined && target !== group) known.add(target);
    }
  }
  return groups;
}

/** One cycle for each import that closes one, as the path from a node back to itself. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string) => {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    path.push(node);
    for (const target of graph.get(node) ?? []) visit(target);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) visit(node);
  return cycles;
}
