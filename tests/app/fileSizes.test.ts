import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders that are a list: one file per domain or per story, with what several of them share. */
const LISTS = new Set(['server/domain', 'server/records', 'server/resolvers', 'tests/e2e']);

/** The files of code, except generated ones. */
const files = ['src', 'shared', 'server', 'mocks', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|graphql)$/.test(path) && !path.includes('.generated.'))
    .map((path) => join(folder, path)),
);

/** ESLint reports 250 lines in the editor too. Tests are tables of cases and can be longer, fixtures are data. */
function getMaxLines(path: string): number {
  if (path.startsWith('mocks/fixtures/') || path.startsWith('tests/files/')) return Infinity;
  return path.startsWith('tests/') ? 400 : 250;
}

test('no folder has more than 25 files', () => {
  const counts = new Map<string, number>();
  for (const folder of files.map(dirname)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  expect([...counts].filter(([folder, count]) => count > 25 && !LISTS.has(folder))).toEqual([]);
});

test('no file is too long', () => {
  expect(files.filter((path) => readFileSync(path, 'utf8').split('\n').length - 1 > getMaxLines(path))).toEqual([]);
});
