import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const decisions = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
const documents = [
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'server/README.md',
    'mocks/README.md',
    'docs/deploying.md',
    'docs/running.md',
    'docs/speed.md',
    'docs/decisions/README.md',
  ],
  ...decisions.map((name) => `docs/decisions/${name}`),
];

test.each(documents)('the links and paths in %s exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => join(dirname(document), link!));
  const paths = [...text.matchAll(/`((?:docs|mocks|schema|server|shared|scripts|src|tests)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  );
  expect([...links, ...paths].filter((path) => !existsSync(path))).toEqual([]);
});

test('all decisions are in their list', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  expect(decisions.filter((name) => !list.includes(`(${name})`))).toEqual([]);
});

test('the code of each decision refers to it', () => {
  const files = ['src', 'shared', 'server', 'mocks', 'scripts', 'tests/support'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.generated)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const code = ['vite.config.ts', 'vitest.config.ts', ...files].map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(decisions.filter((name) => !code.includes(`docs/decisions/${name}`))).toEqual([]);
});
