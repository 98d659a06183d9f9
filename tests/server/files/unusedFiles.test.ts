import { expect, test } from 'vitest';
import { createTestClient } from '../../support/testClient';
import { startFile, upload } from '../imports/jobs/importSetup';
import { listStored } from '../../support/stored';

const DRAFT = 'mutation ($input: SaveEmailDraftInput!) { saveEmailDraft(input: $input) { email { id } } }';
const CREATE = 'mutation ($input: CreateFileInput!) { createFile(input: $input) { file { id } } }';
const DAY = 24 * 60 * 60 * 1000;

test('a new upload removes files that nothing has used for a week, and no others', async () => {
  let time = Date.parse('2026-03-01T12:00:00Z');
  const client = await createTestClient({ now: () => new Date(time) });
  const { context } = client.gateway;
  const { inputFileId } = await startFile(context, '1', 'Sku,Name\nA,Tent');
  await client.gateway.idle();
  const attached = await upload(context, 'attached');
  const attachments = [{ fileName: 'a.txt', url: `/files/${attached.id}` }];
  expect((await client.ask(DRAFT, { input: { subject: 'Tents', attachments } })).errors).toBeUndefined();
  const forgotten = await upload(context, 'forgotten');

  const findKept = async () => {
    await client.signIn('admin@demo.com', 'admin');
    expect((await client.ask(CREATE, { input: { name: 'new.csv', size: 1 } })).errors).toBeUndefined();
    const kept = await listStored(client.gateway, 'files');
    return [inputFileId, attached.id, forgotten.id].filter((wanted) => kept.some(({ id }) => id === wanted));
  };
  time += 6 * DAY;
  expect(await findKept()).toEqual([inputFileId, attached.id, forgotten.id]);
  time += 2 * DAY;
  expect(await findKept()).toEqual([inputFileId, attached.id]);
  for await (const slice of context.files.read(forgotten.id)) expect(slice).toBeUndefined();
});
