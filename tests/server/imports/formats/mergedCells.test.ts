import { describe, expect, it } from 'vitest';
import { openTable } from '#server/domain/imports/formats/openTable';
import { parseColumnReference } from '#server/domain/imports/formats/workbooks/mergedCells';
import { createOds, odsRow, odsSheet, odsText } from '../opendocument';
import { createSource, readFile, yieldIfDue } from '../readFile';
import { createSheet, createWorkbook, textRow } from '../workbook';

type ToBytes = (rows: readonly string[][], merged: readonly string[]) => Uint8Array;

const toXlsx: ToBytes = (rows, merged) => createWorkbook(createSheet(rows.map(textRow), merged));

/** The attributes of a cell at the top left of a range such as `A1:B2`. */
const getSpan = (merged: readonly string[], row: number, column: number) => {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`;
  const [, right = '', bottom = ''] =
    /^([A-Z]+)(\d+)$/.exec(merged.find((range) => range.startsWith(`${place}:`))?.split(':')[1] ?? '') ?? [];
  if (!right) return '';
  return `table:number-columns-spanned="${parseColumnReference(right) - column + 1}" table:number-rows-spanned="${Number(bottom) - row}"`;
};

const toOds: ToBytes = (rows, merged) =>
  createOds([
    odsSheet(
      rows.map((cells, row) =>
        odsRow(
          cells.map((cell, column) =>
            cell === '' ? '<table:covered-table-cell/>' : odsText(cell, getSpan(merged, row, column)),
          ),
        ),
      ),
    ),
  ]);

const toSource = (bytes: Uint8Array, part = 64) => createSource(bytes, 'products', part);

const readBytes = async (bytes: Uint8Array, part?: number) => {
  const table = await openTable(toSource(bytes, part), yieldIfDue);
  const found = [];
  for await (const batch of table.rows()) found.push(...batch);
  return { columns: table.columns, cells: found.map(({ cells }) => cells), numbers: found.map(({ number }) => number) };
};

const HEADER = ['sku', 'name', 'size', 'price'];

describe.each<[string, ToBytes]>([
  ['XLSX', toXlsx],
  ['ODS', toOds],
])('Merged cells of %s', (_format, toBytes) => {
  const read = (rows: readonly string[][], merged: readonly string[], part?: number) =>
    readBytes(toBytes(rows, merged), part);

  it.each([1, 7, 100_000])('have their value in each row and column, read in parts of %i bytes', async (part) => {
    const rows = [HEADER, ['A', 'Rope', 'S', '5'], ['', '', 'M', ''], ['', '', 'L', '6'], ['B', 'Hook', '9', '']];
    const { cells } = await read(rows, ['A2:A4', 'B2:B4', 'D2:D3', 'C5:D5'], part);
    expect(cells).toEqual([
      ['A', 'Rope', 'S', '5'],
      ['A', 'Rope', 'M', '5'],
      ['A', 'Rope', 'L', '6'],
      ['B', 'Hook', '9', '9'],
    ]);
  });

  it('keep values of their own, and rows that are blank otherwise', async () => {
    const { cells, numbers } = await read(
      [HEADER, ['A', 'Rope', 'S', '5'], ['', 'Cord', '', ''], ['', '', '', '']],
      ['A2:B4'],
    );
    expect(cells).toEqual([
      ['A', 'Rope', 'S', '5'],
      ['A', 'Cord', '', ''],
    ]);
    expect(numbers).toEqual([2, 3]);
  });

  it('do not fill the row of a heading or cells beyond the header', async () => {
    const { cells } = await read([HEADER, ['Ropes', '', '', ''], ['A', 'Rope', 'S', '5']], ['A2:D2', 'D3:F3']);
    expect(cells).toEqual([
      ['Ropes', '', '', ''],
      ['A', 'Rope', 'S', '5'],
    ]);
  });

  it.each(['A2:A1048576', 'A2:XFD2', 'D2:A2', 'A2', 'A2:ZZZZ9', '#REF!'])(
    'are ignored for the range %s',
    async (range) => {
      const { cells } = await read([HEADER, ['A', 'Rope', 'S', '5'], ['', 'Hook', 'M', '6']], [range]);
      expect(cells[1]).toEqual(['', 'Hook', 'M', '6']);
    },
  );

  it('leave titles above the header as they are, and number columns with the same name', async () => {
    const rows = [
      ['Price list', '', '', ''],
      ['sku', 'name', 'images', ''],
      ['A', 'Rope', 'a.jpg', 'b.jpg'],
    ];
    const { columns, cells } = await read(rows, ['A1:D1', 'C2:D2']);
    expect(columns).toEqual(['sku', 'name', 'images', 'images 2']);
    expect(cells).toEqual([['A', 'Rope', 'a.jpg', 'b.jpg']]);
  });

  it('join a header of two rows', async () => {
    const rows = [
      ['sku', 'name', 'price', '', 'color'],
      ['', '', 'EUR', 'USD', ''],
      ['A', 'Rope', '5', '6', 'red'],
    ];
    const { columns, cells } = await read(rows, ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2']);
    expect(columns).toEqual(['sku', 'name', 'price EUR', 'price USD', 'color']);
    expect(cells).toEqual([['A', 'Rope', '5', '6', 'red']]);
  });

  it('make variants of the rows that a product spans', async () => {
    const rows = [
      ['Artikel', 'Artikelnummer', 'Größe', 'Preis', 'Bild'],
      ['Seil', 'S-10', '10 m', '12,50', 'seil.jpg'],
      ['', 'S-20', '20 m', '19,90', 'seil-20.jpg'],
      ['Haken', 'H-1', '', '3,00', ''],
      ['Haken', 'H-1', '', '3,00', ''],
      ['Becher', 'B-1', '', '9,00', ''],
    ];
    const { contents, issues } = await readFile(toSource(toBytes(rows, ['A2:A3'])));
    expect(contents.map(({ name, variants }) => [name, variants.map(({ sku }) => sku)])).toEqual([
      ['Seil', ['S-10', 'S-20']],
      ['Haken', ['H-1']],
      ['Becher', ['B-1']],
    ]);
    expect(contents[0]!.media.map(({ url }) => url)).toEqual(['seil.jpg', 'seil-20.jpg']);
    expect(issues).toMatchObject([{ code: 'SKU_DUPLICATE', rowNumber: 5 }]);
  });
});
