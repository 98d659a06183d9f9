import { describe, expect, it } from 'vitest';
import type { ErrorPolicy } from '#server/types.generated';
import { catalogWith, createTestContext } from '../../catalogs/domainContext';
import { jobNow, runJobs } from '../../jobs/engine';
import { getIssues, startFile } from '../jobs/importSetup';
import { mapColumns, readTable } from '../readFile';

const TARGETS = { sku: 'sku', parent: 'parent', name: 'name', price: 'price' };
const TREE = [
  'sku,parent,name,price',
  'shirt,,Shirt,9',
  'shirt-red,shirt,Red shirt,9',
  'shirt-red-s,shirt-red,Red shirt S,9',
  'shirt-red-m,shirt-red,Red shirt M,9',
  'mug,,Mug,5',
  'cap-s,cap,Cap S,4',
  'cap-m,cap,Cap M,4',
].join('\n');

describe('Nested group', () => {
  it.each<ErrorPolicy>(['REJECT_FAILED_ROWS', 'IGNORE_FAILED'])(
    'is reported, and none of its products is imported (%s)',
    async (errorPolicy) => {
      const ctx = createTestContext();
      const { id: catalogId } = await catalogWith(ctx, 'Garden');
      const job = await startFile(ctx, catalogId, TREE, { mapping: mapColumns(TARGETS), errorPolicy });
      await runJobs(ctx);
      const done = await jobNow(ctx, job);
      expect(done.counts).toMatchObject({ created: 2, failed: 1 });
      expect((await getIssues(ctx, done)).filter(({ severity }) => severity === 'ERROR')).toMatchObject([
        {
          code: 'GROUP_NESTED',
          rowNumber: 3,
          column: 'parent',
          message:
            'shirt-red is a group within the group shirt: shirt-red-s and shirt-red-m have shirt-red as the parent, and shirt-red has shirt as its parent. A product can have only one level of variants.',
          suggestedFix:
            'Enter shirt as the parent of shirt-red-s and shirt-red-m and remove the row of shirt-red, or clear the parent of shirt-red to import it as a separate product.',
        },
      ]);
      const products = await ctx.store.list('products');
      expect(products.map(({ sku, name }) => [sku, name]).sort()).toEqual([
        ['cap', 'Cap S'],
        ['mug', 'Mug'],
      ]);
    },
  );

  it.each([
    ['over three levels', 'a,,A,1\nb,a,B,1\nc,b,C,1\nd,c,D,1', ['b', 'c']],
    ['in any order of rows', 'd,c,D,1\nc,b,C,1\nb,a,B,1\na,,A,1', ['c', 'b']],
    ['without a row for the outer group', 'b,a,B,1\nc,b,C,1', ['b']],
    ['that name one another', 'a,b,A,1\nb,a,B,1', ['a', 'b']],
    ['that name one another below others', '0,a,Zero,1\na,b,A,1\nb,a,B,1\nc,0,C,1', ['0', 'a', 'b']],
  ])('is reported %s, in one product that fails', async (_, rows, nested) => {
    const { groups, issues } = await readTable(`sku,parent,name,price\n${rows}\n`, TARGETS);
    expect(groups.map(({ patch }) => patch)).toEqual([null]);
    expect(issues.map(({ code, message }) => [code, message.split(' ')[0]])).toEqual(
      nested.map((sku) => ['GROUP_NESTED', sku]),
    );
  });

  it('is not a row that is its own parent', async () => {
    const { issues, contents } = await readTable('sku,parent,name,price\na,a,A,1\nb,a,B,1\n', TARGETS);
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([{ sku: 'a', variants: [{ sku: 'b' }] }]);
  });

  it('counts many children instead of listing them', async () => {
    const children = Array.from({ length: 5 }, (_, index) => `c${index},b,C,1`).join('\n');
    const { issues } = await readTable(`sku,parent,name,price\na,,A,1\nb,a,B,1\n${children}\n`, TARGETS);
    expect(issues[0]!.message).toContain('c0, c1, and 3 more have b as the parent');
  });
});
