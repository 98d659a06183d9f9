import { buildSchema, validateSchema } from 'graphql';
import { expect, test } from 'vitest';
import { bareSdl } from '../../../mocks/bareSdl.generated';
import { sdl } from '../../../mocks/sdl.generated';
import { sortedSdl } from '../../../scripts/schema/sortedSdl';

// Whoever changes the contract sees the whole change in review; `npx vitest run -u schemaSnapshot` writes it anew.
test('the contract is the one that was looked over', async () => {
  await expect(sortedSdl(sdl)).toMatchFileSnapshot('../../files/schema.graphql');
});

// The gateway takes it for granted, to start sooner.
test.each([
  ['', sdl],
  [' without its descriptions', bareSdl],
])('the contract is valid%s', (_name, text) => {
  expect(validateSchema(buildSchema(text))).toEqual([]);
});
