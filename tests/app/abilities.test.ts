import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getRequiredAbilities } from '#server/graphql/requiredAbilities';
import { createSchema } from '#server/graphql/schema';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!generated)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

/** The action and subject pairs that the app checks, in buttons and in the list of screens. */
const asked = sources.flatMap(({ file, text }) =>
  [/\bcan\(\s*'(\w+)',\s*'(\w+)'/g, /\baction: '(\w+)',\s*subject: '(\w+)'/g].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, action, subject]) => ({ file, pair: `${action} ${subject}` })),
  ),
);

/** Full access, which no single field requires. */
const whole = 'manage all';

test('the app checks only permissions that the gateway requires', () => {
  const demanded = new Set(
    getRequiredAbilities(createSchema().schema).map(({ action, subject }) => `${action} ${subject}`),
  );
  expect(asked.filter(({ pair }) => pair !== whole && !demanded.has(pair))).toEqual([]);
  expect(asked.map(({ pair }) => pair)).toEqual(expect.arrayContaining(['read ACL', 'update Catalog', 'read Job']));
});
