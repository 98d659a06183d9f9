import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#server/errors';
import { readFile, createSource } from './readFile';

const read = (content: string | Uint8Array, name?: string) => readFile(createSource(content, name, 50_000));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
const big = 'x'.repeat(5 * 1024 * 1024);

describe('Error messages of rejected files', () => {
  it.each<[string, string, RegExp]>([
    ['an empty file', '', /^The file is empty\. Select/],
    ['nothing but blanks', ' \n\n  \r\n', /^The file is empty\. Select/],
    ['a header alone', 'sku,name\n', /no data below the header row\. Add/],
    ['a header and blank rows', 'sku,name\n,\n  ,\n\n', /no data below the header row\. Add/],
    ['headers that stand twice', 'sku, name ,sku,name\n1,2,3,4', /“sku”, “name” more than once\. Give/],
    ['10,000 columns', `${numbers(10_000).join(',')}\n1`, /Row 1 has more than 1,000 columns\. Check/],
    [
      '10,000 columns of a JSON object',
      JSON.stringify([Object.fromEntries(numbers(10_000).map((key) => [key, 1]))]),
      /Row 2 has more than 1,000 columns/,
    ],
    ['10,000 cells in a row', `sku\n${numbers(10_000).join(',')}`, /Row 2 has more than 1,000 columns/],
    ['a cell of 5 MB', `sku,name\n1,${big}`, /row 2, column 2 \(name\) has more than 1 MB/],
    ['a quoted cell of 5 MB', `sku,name\n1,"${big}"`, /row 2, column 2 \(name\) .*quote may be missing/],
    ['a JSON text of 5 MB', JSON.stringify([{ sku: 1, name: big }]), /row 2, column 2 \(name\) has more than 1 MB/],
    [
      'a quote that is never closed',
      'sku,name\n1,"Rope\n2,Hook\n',
      /opens in row 2, column 2 \(name\) is never closed\. Close/,
    ],
    ['text after a closing quote', 'sku,name\n1,"Ro"pe\n', /closing quote in row 2, column 2 \(name\)\. Double/],
    [
      'a row with too many cells',
      'sku,name\n1,Rope\n2,Hook,red\n',
      /^Row 3 has 3 cells, but the header has 2 columns\. Put quotes/,
    ],
    ['a header of one column', 'sku\n1\n2,Hook\n', /^Row 3 has 2 cells, but the header has 1 column\. Put quotes/],
    ['an invalid JSON item', '[{"sku": "1"}, {sku: 2}]', /^Item 2 in the file isn’t valid JSON/],
    ['a cut JSON list', '[{"sku": "1"}, {"sku"', /ends in the middle of item 2\. It may be truncated/],
    ['a header that is a text', `sku,${'so long '.repeat(50)}\n1,2`, /name of column 2 has more than 250 characters/],
    [
      'JSON that is nested without end',
      `[${'{"a":'.repeat(100_000)}`,
      /Item 1 in the file is nested more than 64 levels/,
    ],
    ['nothing but separators', ','.repeat(1_000_000), /Row 1 has more than 1,000 columns/],
    ['nothing but quotes', '"'.repeat(1_000_001), /row 1, column 1 is never closed/],
    ['broken XML', '<rss><channel><item><id>1</id>', /n’t well-formed XML/],
  ])('%s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(DomainError);
    await expect(read(text)).rejects.toThrow(message);
  });

  it('skips blank cells beyond the header, as written by spreadsheets', async () => {
    const { groups } = await read('sku,name,,\n1,Rope,,\n2,Hook\n');
    expect(groups.map(({ patch }) => patch?.fields.sku)).toEqual(['1', '2']);
  });

  it('fails only its product for a row with too few cells', async () => {
    const { groups, issues } = await read('sku,name,brand\n1,Rope,Fjell\n2,Hook\n');
    expect(groups.map(({ patch }) => patch?.fields)).toEqual([
      { sku: '1', name: 'Rope', brand: 'Fjell' },
      { sku: '2', name: 'Hook' },
    ]);
    expect(issues).toMatchObject([
      {
        code: 'ROW_TOO_SHORT',
        severity: 'ERROR',
        rowNumber: 3,
        entityId: '2',
        message: 'Row 3 has 2 cells, but the header has 3 columns.',
      },
    ]);
  });
});

const folder = new URL('../../files/', import.meta.url);
const samples = readdirSync(folder).map((name) => ({
  name,
  bytes: new Uint8Array(readFileSync(new URL(name, folder))),
}));

/** Reads the bytes; any error must be a handled one. */
const isForeseen = async (bytes: Uint8Array, name: string) => {
  try {
    await read(bytes, name);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
  }
};

describe('Reading arbitrary bytes', () => {
  const names = fc.constantFrom('a.csv', 'a.xlsx', 'a.json', 'a');
  const beginnings = fc.constantFrom(
    '',
    'PK\u0003\u0004',
    '[',
    '{',
    '<?xml version="1.0"?>',
    'sku,name\n',
    '\u00ef\u00bb\u00bf',
    '\u00ff\u00fe',
  );

  it('throws only clear errors for garbage', async () => {
    await fc.assert(
      fc.asyncProperty(beginnings, fc.uint8Array({ maxLength: 300 }), names, async (beginning, garbage, name) => {
        await isForeseen(new Uint8Array([...Buffer.from(beginning, 'latin1'), ...garbage]), name);
      }),
      { numRuns: 250 },
    );
  });

  it.each(samples)(
    'throws only clear errors for $name truncated anywhere or with bytes changed',
    async ({ name, bytes }) => {
      const change = fc.record({ at: fc.nat(bytes.length - 1), value: fc.nat(255) });
      await fc.assert(
        fc.asyncProperty(fc.nat(bytes.length), fc.array(change, { maxLength: 3 }), async (length, changes) => {
          const damaged = bytes.slice();
          for (const { at, value } of changes) damaged[at] = value;
          await isForeseen(damaged.subarray(0, length), name);
          await isForeseen(damaged, name);
        }),
        { numRuns: 25 },
      );
    },
  );
});
