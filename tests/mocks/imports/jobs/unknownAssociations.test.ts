import { expect, test } from 'vitest';
import { createAttribute } from '../../../../mocks/domain/attributes/attributeWrites';
import type { DomainContext } from '../../../../mocks/domain/context';
import type { JobMode } from '../../../../mocks/types.generated';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { getIssues, startFile } from './importSetup';

const MAPPING = [
  ['product_sku', 'sku'],
  ['name', 'name'],
  ['related', 'associations'],
  ['goes with', 'attribute:Goes with'],
  ['price', 'price'],
].map(([source, target]) => ({ source: source!, target: target!, transforms: [] }));

/** Defines an attribute whose values are SKUs. */
const define = (ctx: DomainContext) =>
  createAttribute(ctx, { labels: [{ locale: 'en', text: 'Goes with' }], type: 'PRODUCT_REFERENCE' });

/** Imports rows of SKU, name, and the mentioned product. */
const importFile = async (rows: string[], mode: JobMode, field: 'related' | 'goes with' = 'related') => {
  const ctx = createTestContext();
  const { id } = await catalogWith(ctx, 'Garden', ['TNT-1000', 'MUG-1']);
  await define(ctx);
  const columns = ['product_sku', 'name', field, 'price'];
  const content = [columns.join(','), ...rows.map((row) => `${row},5`)].join('\n');
  const job = await startFile(ctx, id, content, {
    mapping: MAPPING.filter(({ source }) => columns.includes(source)),
    mode,
  });
  await runJobs(ctx);
  const done = await jobNow(ctx, job);
  const issues = await getIssues(ctx, done);
  return {
    counts: done.counts,
    issues: issues.filter(({ code }) => code === 'ASSOCIATION_UNKNOWN' || code === 'ATTRIBUTE_PRODUCT'),
  };
};

const MODES: JobMode[] = ['DRY_RUN', 'APPLY'];

const FOUND: [string, string[]][] = [
  ['in the catalog', ['A,Tent,RELATED=TNT-1000']],
  ['in an earlier row', ['A,Tent,', 'B,Mug,RELATED=A']],
  ['in a later row', ['A,Tent,UPSELL=B', 'B,Mug,']],
];

test.each(FOUND.flatMap((row) => MODES.map((mode) => [...row, mode] as const)))(
  'reports no association with a SKU %s: %o, %s',
  async (_, rows, mode) => {
    expect((await importFile(rows, mode)).issues).toEqual([]);
  },
);

const UNKNOWN: [string[], number, string, string][] = [
  [['A,Tent,RELATED=TNT-1001'], 2, 'TNT-1001', 'Use TNT-1000, or remove the association.'],
  [['TNT-2000,Tent,', 'B,Mug,RELATED=TNT-2002'], 3, 'TNT-2002', 'Use TNT-2000, or remove the association.'],
  [['B,Mug,CROSS_SELL=TNT-3003', 'TNT-3000,Tent,'], 2, 'TNT-3003', 'Use TNT-3000, or remove the association.'],
  [['A,Tent,UPSELL=ZZZZ'], 2, 'ZZZZ', 'Create the product, or remove the association.'],
];

test.each(UNKNOWN.flatMap((row) => MODES.map((mode) => [...row, mode] as const)))(
  'reports %o in row %i: %s. %s %s',
  async (rows, rowNumber, sku, suggestedFix, mode) => {
    const { issues, counts } = await importFile(rows, mode);
    expect(issues).toEqual([
      expect.objectContaining({
        severity: 'WARNING',
        rowNumber,
        column: 'related',
        message: `No product in this catalog has the SKU ${sku}.`,
        suggestedFix,
      }),
    ]);
    expect(counts).toMatchObject({ created: rows.length, failed: 0, warnings: rows.length });
  },
);

test.each(MODES)('reports the SKU in an attribute that no product has, with its row and column: %s', async (mode) => {
  const rows = ['A,Tent,TNT-1000', 'B,Mug,C', 'C,Pan,TNT-1001', 'D,Pot,'];
  const { issues, counts } = await importFile(rows, mode, 'goes with');
  expect(issues).toEqual([
    expect.objectContaining({
      code: 'ATTRIBUTE_PRODUCT',
      severity: 'WARNING',
      rowNumber: 4,
      column: 'goes with',
      field: 'attributes[0].value',
      message: 'No product in this catalog has the SKU TNT-1001.',
      suggestedFix: 'Did you mean TNT-1000?',
    }),
  ]);
  expect(counts).toMatchObject({ created: 4, failed: 0 });
});
