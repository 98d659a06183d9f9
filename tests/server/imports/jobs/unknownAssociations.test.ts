import { expect, test } from 'vitest';
import { createAttribute } from '#server/domain/attributes/attributeWrites';
import type { DomainContext } from '#server/domain/context';
import type { JobMode } from '#server/types.generated';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs, runKilled } from '../../jobs/engine';
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

/** Imports rows of SKU, name, and the mentioned product, interrupted after so many commits. */
const importFile = async (rows: string[], mode: JobMode, field: 'related' | 'goes with' = 'related', killAfter = 0) => {
  const ctx = createTestContext();
  const { id } = await catalogWith(ctx, 'Garden', ['TNT-1000', 'MUG-1']);
  await define(ctx);
  const columns = ['product_sku', 'name', field, 'price'];
  const content = [columns.join(','), ...rows.map((row) => `${row},5`)].join('\n');
  const job = await startFile(ctx, id, content, {
    mapping: MAPPING.filter(({ source }) => columns.includes(source)),
    mode,
  });
  if (killAfter > 0) await runKilled(ctx, killAfter);
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

const MENTIONS = [
  ['related', ['A,Tent,RELATED=TNT-1000', 'B,Mug,RELATED=TNT-1001', 'C,Pan,UPSELL=A', 'D,Pot,UPSELL=TNT-1001']],
  ['goes with', ['A,Tent,TNT-1000', 'B,Mug,TNT-1001', 'C,Pan,A', 'D,Pot,TNT-1001']],
] as const;

test.each(MENTIONS.flatMap((row) => MODES.map((mode) => [...row, mode] as const)))(
  'reports an SKU once, wherever the job was interrupted: %s, %o, %s',
  async (field, rows, mode) => {
    const getOutcome = async (killAfter: number) => {
      const { issues, counts } = await importFile([...rows], mode, field, killAfter);
      return { issues: issues.map(({ rowNumber, column, message }) => [rowNumber, column, message]), counts };
    };
    const expected = await getOutcome(0);
    expect(expected.issues.map(([rowNumber]) => rowNumber)).toEqual([3, 5]);
    for (let commits = 1; commits <= 12; commits++) expect(await getOutcome(commits)).toEqual(expected);
  },
);
