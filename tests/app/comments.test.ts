import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatewayTrees, parseTrees, sourceTrees } from '../support/sourceTrees';

const trees = [...sourceTrees, ...gatewayTrees, ...parseTrees('scripts')];

const COMMENT = /\/\*\*[\s\S]*?\*\/|^\s*\/\/ .*$/gm;

/** A name that consists of several words, such as that of a function. Single words can also be values. */
const NAME = /`([A-Za-z]*[a-z][A-Z]\w*)(?:\(\))?`/g;

/** Headers of product files, and a name with a placeholder. */
const EXAMPLES = ['priceUsd', 'productOptionDescription1', 'useXQuery'];

const texts = [
  ...trees.map(({ text }) => text.replace(COMMENT, '')),
  ...readdirSync('schema').map((file) => readFileSync(`schema/${file}`, 'utf8')),
  readFileSync('server/types.generated.ts', 'utf8'),
];
const known = new Set([...texts.flatMap((text) => text.match(/\w+/g) ?? []), ...EXAMPLES]);

test('names in comments exist', () => {
  const gone = trees.flatMap(({ fileName, text }) =>
    (text.match(COMMENT) ?? []).flatMap((comment) =>
      [...comment.matchAll(NAME)].flatMap(([, name = '']) => (known.has(name) ? [] : [`${fileName}: ${name}`])),
    ),
  );
  expect(gone).toEqual([]);
});
