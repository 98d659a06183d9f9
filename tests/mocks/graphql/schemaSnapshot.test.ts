import { expect, test } from 'vitest';
import { sdl } from '../../../mocks/sdl.generated';
import { sortedSdl } from '../../../scripts/schema/sortedSdl';

// Whoever changes the contract sees the whole change in review; `npx vitest run -u schemaSnapshot` writes it anew.
test('the contract is the one that was looked over', async () => {
  await expect(sortedSdl(sdl)).toMatchFileSnapshot('../../files/schema.graphql');
});
