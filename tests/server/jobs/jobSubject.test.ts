import { beforeAll, expect, it } from 'vitest';
import type { JobInput } from '#server/records/jobs';
import { createTestClient, type TestClient } from '#tests/support/testClient';
import { putJob } from '../catalogs/domainContext';

const target = { ids: ['1'] };
const setValue = (text: string): JobInput => ({ kind: 'setValue', target, attribute: 'care', name: 'Care', text });

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
});

it.each<[subject: string | null, german: string | null, input: JobInput]>([
  ['Set products to draft', 'Produkte auf „Entwurf“ setzen', { kind: 'bulkEdit', target, status: 'DRAFT' }],
  ['Delete products', 'Produkte löschen', { kind: 'bulkEdit', target, status: null }],
  ['Set Care to “Cold”', 'Care auf „Cold“ setzen', setValue('Cold')],
  [`Set Care to “${'x'.repeat(60)}…”`, `Care auf „${'x'.repeat(60)}…“ setzen`, setValue('x'.repeat(61))],
  ['Remove Care', 'Care entfernen', setValue('')],
  [
    'Move the category “A/B” to “C/B”',
    'Kategorie „A/B“ nach „C/B“ verschieben',
    { kind: 'categories', edit: { from: 'A/B', to: 'C/B', keepsBranch: true } },
  ],
  [
    'Delete the category “A” and move its products to “C”',
    'Kategorie „A“ löschen und ihre Produkte nach „C“ verschieben',
    { kind: 'categories', edit: { from: 'A', to: 'C', keepsBranch: false } },
  ],
  [
    'Delete the category “A”',
    'Kategorie „A“ löschen',
    { kind: 'categories', edit: { from: 'A', to: null, keepsBranch: false } },
  ],
  [null, null, { kind: 'validate' }],
])('says what a job is about: %s', async (subject, german, input) => {
  const { id } = await putJob(client.gateway.context, {
    catalogId: '1',
    status: 'COMPLETED',
    input,
  });
  const read = async (language: string) =>
    (await client.data('query ($id: ID!) { job(id: $id) { subject } }', { id }, { 'accept-language': language })).job;
  expect([await read('en'), await read('de')]).toEqual([{ subject }, { subject: german }]);
});
