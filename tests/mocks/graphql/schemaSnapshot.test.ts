import { buildSchema, validateSchema } from 'graphql';
import { expect, test } from 'vitest';
import { bareSdl } from '../../../mocks/bareSdl.generated';
import { sdl } from '../../../mocks/sdl.generated';
import { sortedSdl } from '../../../scripts/schema/sortedSdl';

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
