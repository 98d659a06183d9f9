import { buildSchema, parse, print, validateSchema, visit } from 'graphql';
import { expect, test } from 'vitest';
import { bareSdl } from '#server/bareSdl.generated';
import { sdl } from '#server/sdl.generated';
import { sortedSdl } from '#scripts/schema/sortedSdl';

// Makes every schema change visible in review; `npx vitest run -u schemaSnapshot` updates the snapshot.
test('the schema matches the reviewed snapshot', async () => {
  await expect(sortedSdl(sdl)).toMatchFileSnapshot('../../files/schema.graphql');
});

// The gateway skips this validation to start faster.
test.each([
  ['', sdl],
  [' without its descriptions', bareSdl],
])('the schema is valid%s', (_name, text) => {
  expect(validateSchema(buildSchema(text))).toEqual([]);
});

test('without its descriptions, the schema is the same and less than half as long', () => {
  const described = parse(sortedSdl(sdl));
  const bare = visit(described, {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  expect(sortedSdl(bareSdl)).toBe(sortedSdl(print(bare)));
  expect(bareSdl.length).toBeLessThan(sdl.length / 2);
});
