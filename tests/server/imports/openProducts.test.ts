import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectFile } from '#server/domain/imports/inspectFile';
import { openProducts } from '#server/domain/imports/openProducts';
import { yieldIfDue, mapColumns, readTable, createSource } from './readFile';

const MAPPING = { layout: 'CUSTOM' as const, mapping: mapColumns({ p: 'parent', id: 'sku', n: 'name' }) };
const open = (text: string) => openProducts(createSource(text), MAPPING, { currency: 'EUR', yieldIfDue });

describe('Opening a file as products', () => {
  it('keeps the original cells of each row', async () => {
    const { groups } = await readTable('p,id,n\n, A ,"Shirt "\n A,A-1,\n', { p: 'parent', id: 'sku', n: 'name' });
    expect(groups).toMatchObject([
      {
        index: 0,
        rows: [
          { number: 2, cells: ['', ' A ', 'Shirt '] },
          { number: 3, cells: [' A', 'A-1', ''] },
        ],
      },
    ]);
  });

  it('assigns each row to one product, and returns each product once, in any order of rows', async () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: 12 }, (_, index) => index),
      { minLength: 1 },
    );
    await fc.assert(
      fc.asyncProperty(order, async (numbers) => {
        const lines = numbers.map((number) => `P${number % 4},V${number},Name ${number}`);
        const opened = await open(`p,id,n\n${lines.join('\n')}`);
        const groups = [];
        for await (const batch of opened.batches()) groups.push(...batch);
        const rows = groups.flatMap((group) => group.rows.map(({ number }) => number));
        const parents = new Set(numbers.map((number) => number % 4));
        expect(opened).toMatchObject({ rowCount: numbers.length, groupCount: parents.size });
        expect(groups.map(({ index }) => index)).toEqual([...parents].map((_, index) => index));
        expect([...rows].sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 2));
        for (const { patch, rows: own } of groups) {
          expect(patch!.variants.map(({ sku }) => sku)).toEqual(own.map(({ cells }) => cells[1]));
        }
      }),
    );
  });

  it('returns the same products each time it is read', async () => {
    const opened = await open(`p,id,n\n${Array.from({ length: 430 }, (_, index) => `,S${index},N`).join('\n')}`);
    const read = async () => {
      const sizes = [];
      const groups = [];
      for await (const batch of opened.batches()) {
        sizes.push(batch.length);
        groups.push(...batch);
      }
      return { sizes, groups };
    };
    const first = await read();
    expect(first.sizes).toEqual([200, 200, 30]);
    expect((await read()).groups).toEqual(first.groups);
  });

  it('returns a product as soon as its last row is read', async () => {
    const bytes = new TextEncoder().encode(
      `p,id,n\nA,A-1,x\n${Array.from({ length: 40_000 }, (_, index) => `,S${index},N\n`).join('')}`,
    );
    let given = 0;
    const source = {
      ...createSource(bytes),
      bytes: async function* () {
        for (let start = 0; start < bytes.length; start += 65_536) {
          given = start;
          yield bytes.subarray(start, start + 65_536);
        }
      },
    };
    const opened = await openProducts(source, MAPPING, { currency: 'EUR', yieldIfDue });
    const first = await opened.batches().next();
    expect(first.value).toHaveLength(200);
    expect(given).toBeLessThan(bytes.length / 2);
  });

  it('yields to other work while reading', async () => {
    let breaths = 0;
    const counting = async () => {
      breaths += 1;
    };
    const text = `p,id,n\n${',A,x\n'.repeat(60_000)}`;
    const opened = await openProducts(createSource(text, 'x', 1 << 20), MAPPING, {
      currency: 'EUR',
      yieldIfDue: counting,
    });
    expect(opened.rowCount).toBe(60_000);
    // At least once per 64 KB in each of its two passes.
    expect(breaths).toBeGreaterThanOrEqual(2 * Math.ceil(text.length / 65_536));
  });
});

describe('Inspecting a file', () => {
  it('returns up to three distinct samples per column, truncated if long', async () => {
    const long = 'x'.repeat(500);
    const { columns, rowCount } = await inspectFile(
      createSource(`sku,brand,text\n1,A,\n2, A ,${long}\n3,,\n4,B,\n5,C,\n6,D,\n`),
      { layout: null, yieldIfDue },
    );
    expect(rowCount).toBe(6);
    expect(columns.map(({ name, samples }) => ({ name, samples }))).toEqual([
      { name: 'sku', samples: ['1', '2', '3'] },
      { name: 'brand', samples: ['A', 'B', 'C'] },
      { name: 'text', samples: [`${'x'.repeat(199)}…`] },
    ]);
  });
});
