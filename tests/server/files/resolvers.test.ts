import { expect, it } from 'vitest';
import { fileAppend } from '#server/domain/files/files';
import { createTestContext } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

it('creates a file and turns it into an image over GraphQL', async () => {
  const ctx = createTestContext();
  const create =
    'mutation { createFile(input: { name: "tent.png", size: 8 }) { file { id name mediaType size url createdAt } } }';
  const { data, errors } = await execute(ctx, create);
  expect(errors).toBeUndefined();
  const [file] = await ctx.store.list('files');
  expect(data?.['createFile']).toMatchObject({ file: { name: 'tent.png', size: 0, url: `/files/${file!.id}` } });
  await fileAppend(ctx, file!.id, 0, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
  const picture = await execute(
    ctx,
    'mutation ($id: ID!) { createMedia(input: { fileId: $id, alt: "A tent" }) { media { url alt } } }',
    {
      id: file!.id,
    },
  );
  expect(picture.data?.['createMedia']).toEqual({ media: { url: `/media/${file!.id}`, alt: 'A tent' } });
});
