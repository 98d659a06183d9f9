import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvTokenizer } from '#server/domain/imports/formats/csv';
import { sniffDelimiter } from '#server/domain/imports/formats/csvTable';
import { openTable } from '#server/domain/imports/formats/openTable';
import { yieldIfDue, createSource } from '../readFile';
import { writeCsv } from '../writeCsv';

const tokenize = (text: string, delimiter = ',', cuts: readonly number[] = []) => {
  const { push, end } = createCsvTokenizer(delimiter);
  const at = [0, ...[...cuts].sort((a, b) => a - b), text.length];
  const rows = at.slice(1).flatMap((cut, index) => push(text.slice(at[index], cut)));
  return [...rows, ...end()];
};

const getCells = (text: string, delimiter?: string) => tokenize(text, delimiter).map(({ cells }) => cells);

describe('CSV tokenizer', () => {
  it.each([
    [
      'plain cells',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a last row without a line break',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['CRLF, CR and LF', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
    [
      'empty cells',
      ',\n,,',
      [
        ['', ''],
        ['', '', ''],
      ],
    ],
    ['a quoted separator', '"a,b",c', [['a,b', 'c']]],
    ['quoted line breaks', '"a\r\nb",c\n', [['a\r\nb', 'c']]],
    ['doubled quotes', '"say ""hi""",""""', [['say "hi"', '"']]],
    ['empty quotes', '"",""', [['', '']]],
    ['blanks around quotes', ' "a" , "b"\t,c', [['a', 'b', 'c']]],
    ['blanks of plain cells', ' a , b ', [[' a ', ' b ']]],
    ['a quote within a plain cell', '24" monitor,5\'', [['24" monitor', "5'"]]],
    ['blank lines', 'a\n\nb', [['a'], [''], ['b']]],
  ])('parses %s', (_what, text, rows) => {
    expect(getCells(text)).toEqual(rows);
  });

  it('splits cells at the given separator', () => {
    expect(getCells('a;b,c;d', ';')).toEqual([['a', 'b,c', 'd']]);
    expect(getCells('"a"\tb c\t ', '\t')).toEqual([['a', 'b c', ' ']]);
  });

  it('numbers rows like a spreadsheet, regardless of line breaks within cells', () => {
    expect(tokenize('h\n"a\n\nb"\n\nc').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('reports the row and column of an unclosed quote', () => {
    expect(() => tokenize('a,b\n1,"2\n3,4\n5,6')).toThrow(/opens in row 2, column 2 \(b\) is never closed/);
  });

  it('reports the row and column of text after a closing quote', () => {
    expect(() => tokenize('a,b\n"1" x,2')).toThrow(/after the closing quote in row 2, column 1 \(a\)/);
  });

  const cell = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.string({ maxLength: 4, unit: 'grapheme' }),
    fc.constantFrom('"', '""', '","', '\r\n', '\n', '\r', ' ', ' "x" ', ',;\t|', '\t'),
  );
  const style = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
    isQuoted: fc.boolean(),
  });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 });

  it('parses any written CSV, however it is split into chunks', () => {
    fc.assert(
      fc.property(rows, style, fc.array(fc.nat(60), { maxLength: 8 }), (written, how, places) => {
        const text = writeCsv(written, how);
        const cuts = places.map((place) => Math.min(place, text.length));
        expect(tokenize(text, how.delimiter, cuts).map(({ cells }) => cells)).toEqual(written);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Separator detection', () => {
  it.each([
    ['a,b,c\n1;2;3;4;5', ','],
    ['a;b\n', ';'],
    ['a\tb', '\t'],
    ['a|b|c,d', '|'],
    ['"a,b,c";d', ';'],
    ['"a ""x"", b";c', ';'],
    ['alone', ','],
    ['\n \r\na;b', ';'],
    ['"two\nlines, here";b\nc,d,e', ';'],
  ])('detects for %j the separator %j', (header, delimiter) => {
    expect(sniffDelimiter(header)).toBe(delimiter);
  });
});

describe('CSV file', () => {
  const encode: Record<string, (text: string) => Uint8Array> = {
    'UTF-8': (text) => new TextEncoder().encode(text),
    'UTF-16LE': (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')),
    'UTF-16BE': (text) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
  };
  // Text with control characters would be detected as binary data.
  const letter = fc.constantFrom(...'aé緑🌲"\n ,;');
  const cell = fc.string({ unit: letter, maxLength: 6 }).map((text) => `${text}x`);

  it.each(Object.entries(encode))(
    'in %s, returns what was written, however its bytes are split',
    async (name, toBytes) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 }),
          fc.integer({ min: 1, max: 9 }),
          async (written, part) => {
            const bytes = toBytes(writeCsv([['a', 'b', 'c'], ...written]));
            const table = await openTable(createSource(bytes, 'products.csv', part), yieldIfDue);
            const read: string[][] = [];
            for await (const rows of table.rows()) read.push(...rows.map(({ cells }) => cells));
            expect(table).toMatchObject({ encoding: name, delimiter: ',', columns: ['a', 'b', 'c'] });
            expect(read).toEqual(written);
          },
        ),
      );
    },
  );

  it('trims headers, skips blank rows and keeps row numbers', async () => {
    const table = await openTable(createSource('\n sku  ; name ;;\n\nA;Rope;;\n;;;\n B ;Hook'), yieldIfDue);
    const rows = [];
    for await (const batch of table.rows()) rows.push(...batch);
    expect(table.columns).toEqual(['sku', 'name']);
    expect(rows).toEqual([
      { number: 4, cells: ['A', 'Rope', '', ''] },
      { number: 6, cells: [' B ', 'Hook'] },
    ]);
  });

  it('names a column without a header by its position', async () => {
    const table = await openTable(createSource(',name\n1,Rope'), yieldIfDue);
    expect(table.columns).toEqual(['Column 1', 'name']);
  });
});
