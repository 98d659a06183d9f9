import { expect, test } from 'vitest';
import { findCycles, getGroupGraph, getImportGraph } from '../support/importGraph';

const FOLDERS = ['src', 'shared', 'server', 'mocks', 'scripts'] as const;
const graphs = new Map(FOLDERS.map((folder) => [folder, getImportGraph(folder)]));

const part = (pattern: RegExp) => (file: string) => pattern.exec(file)?.[1];

test.each(FOLDERS)('%s has no import cycle between files, type imports included', (folder) => {
  expect(findCycles(graphs.get(folder)!)).toEqual([]);
});

test.each([
  ['server', /^server\/domain\/([^/]+)\//],
  ['src', /^src\/((?:features|entities)\/[^/]+)\//],
] as const)('%s has no import cycle between the folders of the domains', (folder, pattern) => {
  expect(findCycles(getGroupGraph(graphs.get(folder)!, part(pattern)))).toEqual([]);
});

test('a cycle is reported as the path that closes it', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ]);
  expect(findCycles(graph)).toEqual([['a', 'b', 'c', 'a']]);
  expect(findCycles(getGroupGraph(graph, (name) => (name === 'd' ? undefined : name === 'c' ? 'x' : 'y')))).toEqual([
    ['y', 'x', 'y'],
  ]);
});
