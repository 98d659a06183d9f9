import { beforeAll, expect, it } from 'vitest';
import type { BulkEditStep, ValueChange } from '#server/records/bulkEdits';
import type { JobInput } from '#server/records/jobs';
import { createTestClient, type TestClient } from '#tests/support/testClient';
import { putJob } from '../catalogs/domainContext';

const target = { ids: ['1'] };
const edit = (...steps: BulkEditStep[]): JobInput => ({ kind: 'bulkEdit', target, steps });
const field = { attribute: 'care', name: 'Care', locale: null, channel: null };
const value = (change: ValueChange): BulkEditStep => ({
  kind: 'value',
  field,
  isHtml: false,
  change,
  part: 'PRODUCTS',
});
const setValue = (text: string): JobInput => edit(value({ kind: 'set', text }));
const place = { currency: 'EUR', channel: null };

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
});

it.each<[subject: string | null, german: string | null, input: JobInput]>([
  ['Set products to draft', 'Produkte auf „Entwurf“ setzen', edit({ kind: 'status', status: 'DRAFT' })],
  ['Delete products', 'Produkte löschen', { kind: 'deleteProducts', target }],
  ['Change Care', 'Care ändern', edit(value({ kind: 'append', text: '!' }))],
  ['Copy Care to Care', 'Care nach Care kopieren', edit({ kind: 'copy', from: field, to: field, onlyEmpty: true })],
  [
    'Start a sale in EUR, and 2 more steps',
    'Aktion in EUR starten und 2 weitere Schritte',
    edit(
      { kind: 'startSale', ...place, percent: 10, rounding: 'WHOLE', from: null, until: null },
      { kind: 'stock', change: { kind: 'clear' } },
      { kind: 'family', code: null },
    ),
  ],
  [
    'End the sale in EUR, and 1 more step',
    'Aktion in EUR beenden und 1 weiterer Schritt',
    edit({ kind: 'endSale', ...place }, { kind: 'family', code: null }),
  ],
  ['Change stock', 'Bestand ändern', edit({ kind: 'stock', change: { kind: 'set', units: 1 } })],
  [
    'Add products to the category “A/B”',
    'Produkte zur Kategorie „A/B“ hinzufügen',
    edit({ kind: 'categories', change: { kind: 'add', paths: ['A/B'] } }),
  ],
  [
    'Remove products from 2 categories',
    'Produkte aus 2 Kategorien entfernen',
    edit({ kind: 'categories', change: { kind: 'remove', paths: ['A', 'B'] } }),
  ],
  [
    'Move products from the category “A” to “B”',
    'Produkte aus der Kategorie „A“ nach „B“ verschieben',
    edit({ kind: 'categories', change: { kind: 'move', from: 'A', to: 'B' } }),
  ],
  [
    'Replace the categories of products with “A”',
    'Kategorien von Produkten durch „A“ ersetzen',
    edit({ kind: 'categories', change: { kind: 'set', paths: ['A'] } }),
  ],
  ['Change the family', 'Familie ändern', edit({ kind: 'family', code: null })],
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
