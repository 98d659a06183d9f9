import { zipSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTable } from '#server/domain/imports/formats/openTable';
import { createOds, odsCell, odsRow, odsSheet, odsText, odsTextRow } from '../opendocument';
import { createSource, readFile, sampleFile, yieldIfDue } from '../readFile';
import { createSheet, createWorkbook, textRow } from '../workbook';

const read = async (bytes: Uint8Array, part = 64) => {
  const table = await openTable(createSource(bytes, 'products.ods', part), yieldIfDue);
  const rows = [];
  for await (const batch of table.rows()) rows.push(...batch);
  return { table, rows, cells: rows.map(({ cells }) => cells) };
};

const HEADER = odsTextRow(['sku', 'value']);
const valueRow = (cell: string, attributes = '') => odsRow([odsText('A'), cell], attributes);
const readValue = async (cell: string) =>
  (await read(createOds([odsSheet([HEADER, valueRow(cell)])]), 100_000)).cells.map(([, value]) => value);

describe('OpenDocument spreadsheet', () => {
  it('returns the rows of its first visible sheet, however its bytes are split', async () => {
    const shapes = `<table:shapes><draw:frame>${odsSheet([odsTextRow(['shape'])])}</draw:frame></table:shapes>`;
    const rows = [HEADER, odsTextRow(['A-1', 'Rope & <hook>']), odsTextRow(['A-2', ' 緑 '])];
    const bytes = createOds([
      odsSheet([odsTextRow(['hidden']), odsTextRow(['x'])], 'hidden'),
      odsSheet([
        shapes,
        `<table:table-header-rows>${rows[0]}</table:table-header-rows>`,
        `<table:table-row-group>${rows[1]}${rows[2]}</table:table-row-group>`,
      ]),
      odsSheet([odsTextRow(['another']), odsTextRow(['y'])]),
    ]);
    for (const part of [1, 7, 100_000]) {
      const { table, rows: found } = await read(bytes, part);
      expect(table).toMatchObject({ format: 'ODS', columns: ['sku', 'value'], delimiter: null });
      expect(found).toEqual([
        { number: 2, cells: ['A-1', 'Rope & <hook>'] },
        { number: 3, cells: ['A-2', ' 緑 '] },
      ]);
    }
  });

  const text = '<text:p>shown</text:p>';
  const time = (value: string, shown: string) =>
    odsCell(`<text:p>${shown}</text:p>`, `office:value-type="time" office:time-value="${value}"`);
  const number = (value: string, shown: string, type = 'float') =>
    odsCell(`<text:p>${shown}</text:p>`, `office:value-type="${type}" office:value="${value}"`);
  it.each([
    ['a number', number('12.5', 'shown'), '12.5'],
    ['a number of Gnumeric', number('0.100000000000000000001', 'shown'), '0.1'],
    ['a code with leading zeros', number('1', '00001'), '00001'],
    ['a rounded number with leading zeros', number('1.4', '00001'), '1.4'],
    ['a code of parts', number('12', '00-12'), '12'],
    ['a large number of LibreOffice', number('1E+020', 'shown'), '100000000000000000000'],
    ['a number of 16 digits', number('1234567890123456', 'shown'), '1234567890123456'],
    ['a price', number('12.5', '12,50 €', 'currency'), '12.5'],
    ['a number without its value', odsCell(text, 'office:value-type="float"'), 'shown'],
    ['a date', odsCell(text, 'office:value-type="date" office:date-value="2023-03-15"'), '2023-03-15'],
    [
      'a date at midnight',
      odsCell(text, 'office:value-type="date" office:date-value="2023-03-15T00:00:00"'),
      '2023-03-15',
    ],
    [
      'a date with a time',
      odsCell(text, 'office:value-type="date" office:date-value="2023-03-15T02:57:46.6"'),
      '2023-03-15T02:57:46',
    ],
    ['a time', time('PT10H30M00S', '10:30 AM'), '10:30'],
    ['a time with seconds', time('PT09H04M30.864S', '9:04'), '09:04:30'],
    ['a time after a day that is not displayed', time('PT034H30M00S', '10:30'), '10:30'],
    ['a duration', time('PT36H00M00S', '36:00'), '36:00'],
    ['a duration of Gnumeric', time('PT034H30M05S', '34:30:05'), '34:30:05'],
    ['a time in another form', time('P1D', '1 day'), '1 day'],
    ['a percentage', number('0.125', '12.5%', 'percentage'), '12.5%'],
    ['a percentage without a sign', number('0.5', '50', 'percentage'), '50%'],
    ['a percentage of Gnumeric', number('0.5', '50%'), '50%'],
    ['a percentage of Gnumeric below zero', number('-0.200000000000000000003', '−20,0 %'), '-20%'],
    ['no percentage of Gnumeric', number('0', '0%'), '0%'],
    ['a number with a sign of percent', number('50', '50%'), '50'],
    ['a truth value', odsCell(text, 'office:value-type="boolean" office:boolean-value="true"'), 'TRUE'],
    ['a truth value that is not', odsCell(text, 'office:value-type="boolean" office:boolean-value="false"'), 'FALSE'],
    [
      'a truth value of LibreOffice',
      odsCell('<text:p>WAHR</text:p>', 'table:formula="of:=TRUE()" office:value-type="float" office:value="1"'),
      'TRUE',
    ],
    [
      'a number that is displayed as a sign',
      odsCell('<text:p>-</text:p>', 'table:formula="of:=0" office:value-type="currency" office:value="0"'),
      '0',
    ],
    [
      'a number that is displayed as a word',
      odsCell('<text:p>yes</text:p>', 'office:value-type="float" office:value="1"'),
      '1',
    ],
    [
      'the result of a formula',
      odsCell(
        '<text:p>Ax</text:p>',
        'table:formula="of:=&quot;A&quot;" office:value-type="string" office:string-value="Ax"',
      ),
      'Ax',
    ],
    ['a blank result of LibreOffice', odsCell('<text:p/>', 'table:formula="of:=&quot;&quot;"'), ''],
    [
      'an error of LibreOffice',
      odsCell(
        '<text:p>#N/A</text:p>',
        'table:formula="of:=#N/A" office:value-type="string" office:string-value="" calcext:value-type="error"',
      ),
      '#N/A',
    ],
    ['a text with another value', odsCell(text, 'office:value-type="string" office:string-value="value"'), 'value'],
    ['a cell without a type', odsCell(text, ''), 'shown'],
    ['digits', odsText('00001'), '00001'],
    ['paragraphs', odsCell('<text:p>a</text:p><text:p/><text:p>b</text:p>'), 'a\n\nb'],
    ['a line break of Gnumeric', odsCell('<text:p>a<text:line-break/>b</text:p>'), 'a\nb'],
    ['tabs and spaces', odsCell('<text:p><text:s/>a<text:tab/>b <text:s text:c="2"/>c </text:p>'), ' a\tb   c '],
    ['parts in bold', odsCell('<text:p>two <text:span>wo<text:span>rds</text:span></text:span></text:p>'), 'two words'],
    ['a field', odsCell('<text:p><text:sheet-name>Sheet1</text:sheet-name></text:p>'), 'Sheet1'],
    [
      'a cell with an annotation',
      odsCell(
        '<office:annotation><dc:date>2026-11-28</dc:date><text:p>note</text:p></office:annotation><text:p>a</text:p>',
      ),
      'a',
    ],
    [
      'a cell with a shape',
      odsCell(
        '<text:p>a<draw:frame><draw:text-box><text:p>shape</text:p></draw:text-box></draw:frame>b</text:p><draw:rect><text:p>shape</text:p></draw:rect>',
      ),
      'ab',
    ],
    [
      'a cell with a table',
      odsCell(
        '<text:p>a</text:p><table:table><table:table-row><table:table-cell><text:p>inner</text:p></table:table-cell></table:table-row></table:table>',
      ),
      'a',
    ],
    [
      'a text with its pronunciation',
      odsCell(
        '<text:p><text:ruby><text:ruby-base>緑</text:ruby-base><text:ruby-text>みどり</text:ruby-text></text:ruby></text:p>',
      ),
      '緑',
    ],
    ['nothing', '<table:table-cell/>', ''],
  ])('returns the text of %s', async (_what, cell, value) => {
    expect(await readValue(cell)).toEqual([value]);
  });

  it('has the same texts as an Excel workbook', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aé緑 <&"\n\t='), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), async (values) => {
        const rows = [['sku', 'value'], ...values.map((row, index) => [`A-${index}`, ...row].slice(0, 2))];
        const workbook = await read(createWorkbook(createSheet(rows.map(textRow))), 5000);
        const { cells } = await read(createOds([odsSheet(rows.map(odsTextRow))]), 5000);
        expect(cells).toEqual(workbook.cells);
      }),
    );
  });

  it('is read with dates and numbers from the sample of LibreOffice as from that of Excel', async () => {
    const workbook = await readFile(sampleFile('custom.xlsx'));
    const { facts, contents } = await readFile(sampleFile('custom.ods'));
    expect(facts).toMatchObject({ format: 'ODS', rowCount: 2, layout: { code: 'CUSTOM' } });
    expect(contents).toEqual(workbook.contents);
  });

  // Both programs have written the same sheet: LibreOffice 7.4 as OpenDocument 1.3, and Gnumeric 1.12 as 1.2.
  it.each(['cells-libreoffice.ods', 'cells-gnumeric.ods'])('has cells as the sheet shows them: %s', async (name) => {
    const table = await openTable(sampleFile(name), yieldIfDue);
    const rows: string[][] = [];
    for await (const batch of table.rows()) rows.push(...batch.map(({ cells }) => cells));
    expect(rows.map((cells) => cells.join(': ')).join('; ')).toBe(
      'code: 00001; time: 10:30; time of day: 22:30; seconds: 10:30:15; duration: 36:00; ' +
        'percentage: 50%; rounded percentage: 12.5%; more than all: 150%; sign: 50; ' +
        'day: 2023-03-15; day and time: 2023-03-15T10:30:00; price: 12.5; EAN: 4006381333931; sum: 0.3; ' +
        'yes: TRUE; text: 1E5; lines: a\nb',
    );
  });
});

describe('Links of an OpenDocument spreadsheet', () => {
  const link = (href: string, text: string) =>
    odsCell(`<text:p>see <text:a xlink:href="${href}">${text}</text:a></text:p>`);
  const formula = (name: string, more = '') =>
    odsCell(
      '<text:p>photo</text:p>',
      `table:formula="of:=${name}(&quot;https://img.example.com/3.jpg&quot;${more})" office:value-type="string" office:string-value="photo"`,
    );
  const page = 'https://shop.example.com/1';

  it('count in columns of images and URLs, not in others', async () => {
    const { cells } = await read(
      createOds([
        odsSheet([
          odsTextRow(['sku', 'Photo', 'Product URL', 'Name']),
          odsRow([
            odsText('A-1'),
            link('https://img.example.com/1.jpg?a=1&amp;b=2', 'photo'),
            link(page, 'page'),
            link(page, 'Bowl'),
          ]),
          odsRow([
            odsText('A-2'),
            link('mailto:a@example.com', 'photo'),
            link(page, 'x').replace('see ', 'https://shop.example.com/own '),
            formula('HYPERLINK', ';&quot;x&quot;'),
          ]),
          odsRow([odsText('A-3'), formula('HYPERLINK', ';&quot;photo&quot;'), '<table:table-cell/>', odsText('Jug')]),
          odsRow([odsText('A-4'), odsCell('', 'table:formula="of:=IMAGE(&quot;https://img.example.com/4.jpg&quot;)"')]),
          odsRow([
            odsText('A-5'),
            link(page, 'x').replace('<table:table-cell', '<table:table-cell table:number-columns-repeated="3"'),
          ]),
        ]),
      ]),
    );
    expect(cells).toEqual([
      ['A-1', 'https://img.example.com/1.jpg?a=1&b=2', page, 'see Bowl'],
      ['A-2', 'see photo', 'https://shop.example.com/own x', 'photo'],
      ['A-3', 'https://img.example.com/3.jpg', '', 'Jug'],
      ['A-4', 'https://img.example.com/4.jpg', '', ''],
      ['A-5', page, page, 'see x'],
    ]);
  });
});

describe('Repeated rows and cells', () => {
  const repeated = (count: number) => `table:number-rows-repeated="${count}"`;
  const cells = (count: number, content = '<text:p>x</text:p>') =>
    odsCell(content, `office:value-type="string" table:number-columns-repeated="${count}"`);

  it('are as many as they say, and blank ones only move what follows', async () => {
    const { rows } = await read(
      createOds([
        odsSheet([
          `<table:table-row ${repeated(2)}><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
          odsTextRow(['sku', 'b', 'c', 'd', 'e']),
          odsRow([odsText('A'), '<table:table-cell table:number-columns-repeated="2"/>', cells(2)], repeated(3)),
          `<table:table-row ${repeated(1000)}><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
          odsRow([odsText('B'), '<table:covered-table-cell table:number-columns-repeated="3"/>', odsText('y')]),
        ]),
      ]),
    );
    expect(rows).toEqual([
      ...[4, 5, 6].map((number) => ({ number, cells: ['A', '', '', 'x', 'x'] })),
      { number: 1007, cells: ['B', '', '', '', 'y'] },
    ]);
  });

  it('have merged cells of their own', async () => {
    const row = odsRow(
      [odsText('A'), odsText('x', 'table:number-columns-spanned="2"'), '<table:covered-table-cell/>'],
      repeated(2),
    );
    const { cells } = await read(createOds([odsSheet([odsTextRow(['sku', 'b', 'c']), row])]));
    expect(cells).toEqual([
      ['A', 'x', 'x'],
      ['A', 'x', 'x'],
    ]);
  });

  it('are values of their own', async () => {
    const table = await openTable(
      createSource(createOds([odsSheet([HEADER, valueRow(odsText('x'), repeated(2))])])),
      yieldIfDue,
    );
    for await (const batch of table.rows()) {
      batch[0]!.cells[1] = 'changed';
      expect(batch[1]!.cells).toEqual(['A', 'x']);
    }
    expect.assertions(1);
  });

  it('yield to other work, and are held in parts', async () => {
    let due = 0;
    const count = async () => void (due += 1);
    const sizes = [];
    const source = createSource(
      createOds([odsSheet([HEADER, valueRow(odsText('x'), repeated(100_000))])]),
      'a.ods',
      100_000,
    );
    const table = await openTable(source, count);
    due = 0;
    for await (const batch of table.rows()) sizes.push(batch.length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(100_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10_000);
    expect(due).toBeGreaterThanOrEqual(10);
  });

  const blanks = (length: number) => ' '.repeat(length);
  it.each<[string, string[], RegExp]>([
    ['cells with values', [odsRow([cells(1001)])], /Row 2 has more than 1,000 columns/],
    [
      'a value far to the right',
      [odsRow(['<table:table-cell table:number-columns-repeated="1e300"/>', odsText('x')])],
      /Row 2 has more than 1,000 columns/,
    ],
    [
      'rows with values',
      [valueRow(odsText('x'), repeated(1_048_576))],
      /more than 1,048,576 rows, including empty ones\. Delete/,
    ],
    ['a value far below', [`<table:table-row ${repeated(1e15)}/>`, valueRow(odsText('x'))], /more than 1,048,576 rows/],
    ['row elements', ['<table:table-row/>'.repeat(1_048_577)], /more than 1,048,576 rows/],
    ['cells in rows', [odsRow([cells(1000)], repeated(1_000_000))], /larger than 2 GB when decompressed/],
    [
      'long texts in rows',
      [odsRow([odsText('A'), odsText('x'.repeat(1_000_000))], repeated(3000))],
      /larger than 2 GB when decompressed/,
    ],
    [
      'spaces',
      [valueRow(odsCell('<text:p><text:s text:c="1000000000"/></text:p>'))],
      /row 2, column 2 has more than 1 MB/,
    ],
    ['paragraphs', [valueRow(odsCell('<text:p/>'.repeat(1_100_000)))], /row 2, column 2 has more than 1 MB/],
    [
      'text',
      [valueRow(odsCell(`<text:p>${`<text:span>${blanks(1000)}</text:span>`.repeat(1100)}</text:p>`))],
      /row 2, column 2 has more than 1 MB/,
    ],
    ['spaces in one piece', [valueRow(odsCell(`<text:p>${blanks(9 * 1024 ** 2)}</text:p>`))], /8 MB|1 MB/],
    [
      'elements in one another',
      ['<table:table-row-group>'.repeat(10_000)],
      /The sheet has elements nested more than 256/,
    ],
  ])('are rejected with the limit for too many %s', async (_what, rows, message) => {
    await expect(read(createOds([odsSheet([HEADER, ...rows])]), 4096)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(message),
    });
  });
});

describe('An OpenDocument file that cannot be read', () => {
  const manifest = (part: string) =>
    `<manifest:manifest><manifest:file-entry manifest:full-path="${part}"><manifest:encryption-data manifest:checksum="x"/></manifest:file-entry></manifest:manifest>`;
  const whole = createOds([odsSheet([HEADER, odsTextRow(['A', 'x'])])]);
  it.each<[string, Uint8Array, RegExp]>([
    [
      'a password for each part',
      createOds([], { 'content.xml': '\u0001encrypted', 'META-INF/manifest.xml': manifest('content.xml') }),
      /password-protected OpenDocument spreadsheet\. Save it without/,
    ],
    [
      'a password for the whole file',
      zipSync({ 'META-INF/manifest.xml': strToU8(manifest('encrypted-package')), 'encrypted-package': strToU8('x') }),
      /password-protected OpenDocument/,
    ],
    ['hidden sheets only', createOds([odsSheet([HEADER], 'hidden')]), /The workbook has no sheets/],
    ['an empty first sheet', createOds([odsSheet([])]), /The first sheet of the workbook is empty/],
    [
      'a formula without a result',
      createOds([odsSheet([HEADER, valueRow(odsCell('', 'table:formula="of:=[.A1]"'))])]),
      /The formula in row 2, column 2 has no result/,
    ],
    [
      'a value beside the table',
      createOds([odsSheet([HEADER, odsTextRow(['A', 'x', 'note'])])]),
      /The cell C2 has a value, but the column C has no name/,
    ],
    ['broken XML', createOds([], { 'content.xml': '<office:document-content><office:body>' }), /n’t well-formed XML/],
    ['half of its bytes', whole.slice(0, whole.length / 2), /damaged or truncated/],
    ['all bytes but the last one', whole.slice(0, -1), /damaged or truncated/],
  ])('is rejected with %s', async (_what, bytes, message) => {
    await expect(read(bytes, 5000)).rejects.toMatchObject({ code: 'INVALID', message: expect.stringMatching(message) });
  });

  it('is either read or rejected with a clear message if any byte is changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (place, value) => {
        const changed = whole.slice();
        changed[place] = value;
        await read(changed, 5000).catch((error: unknown) => expect(error).toMatchObject({ code: 'INVALID' }));
      }),
    );
  });
});
