import { zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTable } from '#server/domain/imports/formats/openTable';
import { unzipParts } from '#server/domain/imports/formats/workbooks/zip';
import { createShop } from '../shops/shopClient';
import { yieldIfDue, readFile, sampleFile, createSource } from '../readFile';
import { createSheet, createStreamedWorkbook, textRow, createWorkbook } from '../workbook';

const read = async (bytes: Uint8Array, part = 64) => {
  const table = await openTable(createSource(bytes, 'products.xlsx', part), yieldIfDue);
  const rows = [];
  for await (const batch of table.rows()) rows.push(...batch);
  return { table, rows, cells: rows.map(({ cells }) => cells) };
};

const header = textRow(['sku', 'value']);
const valueRow = (cell: string) => `<row><c t="inlineStr"><is><t>A</t></is></c>${cell}</row>`;

const STYLES = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy\\-mm"/><numFmt numFmtId="171" formatCode="0.00&quot; days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs></styleSheet>`;

describe('Workbook', () => {
  it('returns the rows of its first sheet, however its bytes are split', async () => {
    const sheet = createSheet([header, textRow(['A-1', 'Rope & <hook>']), textRow(['A-2', ' 緑 '])]);
    for (const bytes of [createWorkbook(sheet), createStreamedWorkbook(sheet)]) {
      for (const part of [1, 7, 100_000]) {
        const { table, rows } = await read(bytes, part);
        expect(table).toMatchObject({ format: 'XLSX', columns: ['sku', 'value'], delimiter: null });
        expect(rows).toEqual([
          { number: 2, cells: ['A-1', 'Rope & <hook>'] },
          { number: 3, cells: ['A-2', ' 緑 '] },
        ]);
      }
    }
  });

  it.each([
    ['a number', '<c><v>12.5</v></c>', '12.5'],
    ['a number with the noise of floating point', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a long number', '<c><v>4006381333931</v></c>', '4006381333931'],
    ['a number of 16 digits', '<c><v>1234567890123456</v></c>', '1234567890123456'],
    ['the result of a formula', '<c t="str"><f>A1&amp;"x"</f><v>Ax</v></c>', 'Ax'],
    ['a truth value', '<c t="b"><v>1</v></c>', 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['a shared text', '<c t="s"><v>1</v></c>', 'two words'],
    ['a date', '<c s="1"><v>45000</v></c>', '2023-03-15'],
    ['a date in a format of its own', '<c s="2"><v>45000</v></c>', '2023-03-15'],
    ['a day of 1900 before the leap day that never was', '<c s="1"><v>1</v></c>', '1900-01-01'],
    ['a date with a time', '<c s="4"><v>45000.75</v></c>', '2023-03-15T18:00:00'],
    // Cells of type `d` (ECMA-376 Part 1, 18.18.11), as SheetJS 0.18.5 writes them with `cellDates`.
    ['an ISO date', '<c s="1" t="d"><v>2023-03-15T00:00:00.000Z</v></c>', '2023-03-15'],
    ['an ISO date alone', '<c s="1" t="d"><v>2023-03-15</v></c>', '2023-03-15'],
    ['an ISO date with a time', '<c s="4" t="d"><v>2023-03-15T10:30:05.000Z</v></c>', '2023-03-15T10:30:05'],
    ['an ISO time', '<c s="5" t="d"><v>1899-12-30T10:30:00.000Z</v></c>', '10:30'],
    ['an ISO time alone', '<c s="5" t="d"><v>10:30:05</v></c>', '10:30:05'],
    ['an ISO time of midnight', '<c s="5" t="d"><v>1899-12-30T00:00:00</v></c>', '00:00'],
    ['a date that is none', '<c s="1" t="d"><v>soon</v></c>', 'soon'],
    ['a number whose format says days', '<c s="3"><v>45000</v></c>', '45000'],
    ['a sign that XML cannot hold', '<c t="inlineStr"><is><t>a_x000D_b</t></is></c>', 'a\rb'],
    ['nothing', '<c/>', ''],
  ])('returns the text of %s', async (_what, cell, text) => {
    const { cells } = await read(
      createWorkbook(createSheet([header, valueRow(cell)]), {
        'xl/styles.xml': STYLES,
        'xl/sharedStrings.xml':
          '<sst><si><t>one</t></si><si><r><t>two </t></r><r><t>words</t></r><rPh><t>x</t></rPh></si></sst>',
      }),
    );
    expect(cells).toEqual([['A', text]]);
  });

  it.each([
    ['h:mm', '0.4375', '10:30'],
    ['h:mm:ss', '0.4375', '10:30'],
    ['hh:mm', '0.378125', '09:04:30'],
    ['[$-409]h:mm AM/PM;@', '0.9375', '22:30'],
    ['[$-F400]h:mm:ss\\ AM/PM', '0', '00:00'],
    ['HH&quot; h &quot;MM', '45000.4375', '10:30'],
    ['mm:ss', '0.0104166666666667', '00:15'],
    ['hh:mm', '0.999999999', '00:00'],
    ['[h]:mm', '1.5', '36:00'],
    ['[HH]:MM:SS', '1.50001157407407', '36:00:01'],
    ['h:mm', '-0.25', '-0.25'],
    ['d.m. h:mm', '45000.4375', '2023-03-15T10:30:00'],
    ['mmm', '45000', '2023-03-15'],
    ['0%', '0.5', '50%'],
    ['0.00%', '0.125', '12.5%'],
    ['0%', '0.07', '7%'],
    ['#,##0\\ %;[Red]-#,##0\\ %', '-0.12345', '-12.345%'],
    ['0&quot;%&quot;', '50', '50'],
    ['0.0\\%', '50', '50'],
    ['_-* #,##0.00\\ _D_M_-', '12.5', '12.5'],
    ['General', '0.5', '0.5'],
    ['00000', '1', '00001'],
    ['00000', '0', '00000'],
    ['00000', '123456', '123456'],
    ['00000', '1.5', '1.5'],
    ['00000', '-1', '-1'],
    ['00000;[Red]-00000', '1', '00001'],
    ['0', '1', '1'],
    ['00-00', '12', '12'],
    ['000.00', '12', '12'],
  ])('reads a number in the format %s as it is shown: %s is %s', async (code, number, text) => {
    const { cells } = await read(
      createWorkbook(createSheet([header, valueRow(`<c s="1"><v>${number}</v></c>`)]), {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="180" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="180"/></cellXfs></styleSheet>`,
      }),
    );
    expect(cells).toEqual([['A', text]]);
  });

  it.each([
    [9, '0.5', '50%'],
    [10, '0.125', '12.5%'],
    [18, '0.4375', '10:30'],
    [21, '0.437673611111111', '10:30:15'],
    [45, '0.0104166666666667', '00:15'],
    [46, '1.5', '36:00'],
  ])('reads a number in the built-in format %i: %s is %s', async (id, number, text) => {
    const { cells } = await read(
      createWorkbook(createSheet([header, valueRow(`<c s="0"><v>${number}</v></c>`)]), {
        'xl/styles.xml': `<styleSheet><cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`,
      }),
    );
    expect(cells).toEqual([['A', text]]);
  });

  it('gives attributes that are numbers the number of a percentage, and others its text', async () => {
    const shop = await createShop({ currencies: ['EUR'] });
    for (const [text, type] of [
      ['Recycled', 'NUMBER'],
      ['Cotton', 'TEXT'],
    ]) {
      await shop.request(
        'mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }',
        { input: { labels: [{ locale: 'en', text }], type } },
      );
    }
    const percent = (number: string) => `<c s="1"><v>${number}</v></c>`;
    const sheet = createSheet([
      textRow(['sku', 'name', 'price EUR', 'Recycled', 'Cotton', 'Discount in percent']),
      `<row>${['P-1', 'Shirt', '20'].map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}${percent('0.125')}${percent('0.5')}${percent('0.25')}</row>`,
    ]);
    const workbook = createWorkbook(sheet, {
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/></cellXfs></styleSheet>',
    });
    const toColumn = <Column extends { source: string; target: string | null }>(column: Column): Column =>
      column.source === 'Discount in percent' ? { ...column, target: 'discountPercent' } : column;
    const { issues } = await shop.importFile(workbook, { name: 'products.xlsx', toColumn });
    expect(issues.map(({ code }) => code)).not.toContain('ATTRIBUTE_TYPE');
    expect(await shop.products()).toMatchObject([
      {
        attributes: [
          { name: 'Recycled', value: '0.125' },
          { name: 'Cotton', value: '50%' },
        ],
        prices: [{ amount: 15, compareAt: 20 }],
      },
    ]);
  });

  it('counts days from 1904 if it is set to', async () => {
    const workbook = `<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet r:id="rId9"/></sheets></workbook>`;
    const sheet = createSheet([header, valueRow('<c s="1"><v>0</v></c>')]);
    const { cells } = await read(createWorkbook(sheet, { 'xl/styles.xml': STYLES, 'xl/workbook.xml': workbook }));
    expect(cells).toEqual([['A', '1904-01-01']]);
  });

  it('leaves gaps for omitted cells and rows', async () => {
    const { rows } = await read(
      createWorkbook(
        createSheet([
          '<row r="3"><c r="A3" t="inlineStr"><is><t>sku</t></is></c><c r="AB3" t="inlineStr"><is><t>far</t></is></c></row>',
          '<row r="7"><c r="AB7"><v>1</v></c></row>',
        ]),
      ),
    );
    expect(rows).toEqual([{ number: 7, cells: [...Array<string>(27).fill(''), '1'] }]);
  });

  it('is read with dates and numbers from the sample', async () => {
    const { facts, contents } = await readFile(sampleFile('custom.xlsx'));
    expect(facts).toMatchObject({ format: 'XLSX', rowCount: 2, layout: { code: 'CUSTOM' } });
    expect(contents).toMatchObject([
      {
        sku: 'X-1',
        name: 'Rich Rope',
        gtin: '4006381333931',
        prices: [{ amount: 12.3 }],
        attributes: [{ name: 'Launched', value: '2023-03-15' }],
      },
      { sku: 'X-2', prices: [{ amount: 2 }] },
    ]);
  });

  it.each([
    ['cut in the middle', (bytes: Uint8Array) => bytes.slice(0, bytes.length / 2)],
    ['cut in its directory', (bytes: Uint8Array) => bytes.slice(0, -30)],
    ['without its last byte', (bytes: Uint8Array) => bytes.slice(0, -1)],
  ])('is rejected if it is %s', async (_how, damage) => {
    const bytes = damage(createWorkbook(createSheet([header, textRow(['A', 'x'])])));
    await expect(read(bytes)).rejects.toThrow(/damaged or truncated/);
  });

  it('is rejected if its XML is broken or its sheet is missing', async () => {
    await expect(read(createWorkbook('<worksheet><sheetData><row>'))).rejects.toThrow(/n’t well-formed XML/);
    const without = createWorkbook(createSheet([header]), { 'xl/_rels/workbook.xml.rels': '<Relationships/>' });
    await expect(read(without)).rejects.toThrow();
    await expect(read(zipSync({ 'readme.txt': new Uint8Array(9) }))).rejects.toThrow(/not a spreadsheet/);
  });

  const blanks = (length: number) => ' '.repeat(length);
  const whole = 1_000_000;
  it.each([
    [
      'text without end in a cell',
      createSheet([header, valueRow(`<c t="inlineStr"><is><t>${blanks(9 * 1024 ** 2)}</t></is></c>`)]),
    ],
    ['text without end outside of cells', `<worksheet>${blanks(9 * 1024 ** 2)}</worksheet>`],
    ['an attribute without end', `<worksheet a="${blanks(9 * 1024 ** 2)}"/>`],
    ['elements without end', '<worksheet>'.repeat(10_000)],
  ])('is rejected with the limit for %s', async (_what, sheet) => {
    await expect(read(createWorkbook(sheet), 4096)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(/8 MB|1 MB|256 levels/),
    });
  });

  it('is rejected with the limit for a cell whose text arrives in many pieces', async () => {
    const pieces = `<t>${'<![CDATA[x]]>'.repeat(3)}${blanks(whole)}</t>`.repeat(2);
    const sheet = createSheet([header, valueRow(`<c t="inlineStr"><is>${pieces}</is></c>`)]);
    await expect(read(createWorkbook(sheet), 4096)).rejects.toThrow(/row [12], column 2 has more than 1 MB/);
  });

  it('is rejected with the limit for too many rows in a sheet, including empty ones', async () => {
    const sheet = createSheet([header, textRow(['A', 'x']), '<row/>'.repeat(1_048_576)]);
    await expect(read(createWorkbook(sheet), 4096)).rejects.toThrow(
      /more than 1,048,576 rows, including empty ones\. Delete/,
    );
  });

  it('is rejected if its decompressed parts are too large', async () => {
    const source = createSource(createWorkbook(createSheet([header, textRow(['A', blanks(5000)])])));
    const isSheet = (name: string) => name.endsWith('sheet2.xml');
    const unpack = async (limit: number) => {
      let total = 0;
      for await (const { bytes } of unzipParts(source, yieldIfDue, isSheet, limit)) total += bytes.length;
      return total;
    };
    const size = await unpack(10_000);
    expect(await unpack(size)).toBe(size);
    await expect(unpack(size - 1)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(/larger than 2 GB/),
    });
  });

  it('is either read or rejected with a clear message if any byte is changed', async () => {
    const bytes = createWorkbook(createSheet([header, textRow(['A', 'x'])]));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (place, value) => {
        const changed = bytes.slice();
        changed[place] = value;
        await read(changed).catch((error: unknown) => expect(error).toMatchObject({ code: 'INVALID' }));
      }),
    );
  });
});

describe('Links in a workbook', () => {
  const text = (cell: string) => `<c t="inlineStr"><is>${cell}</is></c>`;
  const rows = [
    textRow(['sku', 'Photo', 'Product URL', 'Name']),
    `<row r="2">${['A-1', 'photo', 'page', 'Bowl'].map((cell) => text(`<t>${cell}</t>`)).join('')}</row>`,
    `<row r="3">${text('<t>A-2</t>')}${text('<r><t>ph</t></r><r><t>oto</t></r>')}${text('<t>https://shop.example.com/own</t>')}${text('<t>Cup</t>')}</row>`,
    `<row r="4">${text('<t>A-3</t>')}<c t="str"><f>HYPERLINK("https://img.example.com/3.jpg","photo")</f><v>photo</v></c><c/>${text('<t>Jug</t>')}</row>`,
    `<row r="5">${text('<t>A-4</t>')}<c><f>_xlfn.IMAGE("https://img.example.com/4.jpg")</f></c><c/><c t="str"><f>HYPERLINK("https://shop.example.com/4","Pot")</f><v>Pot</v></c></row>`,
  ];
  const links = [
    ['B2', 'rId1'],
    ['C2', 'rId2'],
    ['D2:D3', 'rId2'],
    ['B3', 'rId3'],
    ['C3', 'rId2'],
    ['B4', 'rId8'],
  ]
    .map(([ref, id]) => `<hyperlink ref="${ref}" r:id="${id}" tooltip="a &gt; b"/>`)
    .join('');
  const relations = `<Relationships><Relationship Id="rId1" Target="https://img.example.com/1.jpg?a=1&amp;b=2" TargetMode="External"/><Relationship Id="rId2" Target="https://shop.example.com/1" TargetMode="External"/><Relationship Id="rId3" Target="https://img.example.com/2.jpg" TargetMode="External"/><Relationship Id="rId8" Target="mailto:shop@example.com"/></Relationships>`;
  const sheet = createSheet(rows).replace('</worksheet>', `<hyperlinks>${links}</hyperlinks></worksheet>`);

  it.each([1, 64, 100_000])(
    'count in columns of images and URLs, not in others, read %i bytes at a time',
    async (part) => {
      const { rows: found } = await read(
        createWorkbook(sheet, { 'xl/worksheets/_rels/sheet2.xml.rels': relations }),
        part,
      );
      expect(found.map(({ cells }) => cells)).toEqual([
        ['A-1', 'https://img.example.com/1.jpg?a=1&b=2', 'https://shop.example.com/1', 'Bowl'],
        ['A-2', 'https://img.example.com/2.jpg', 'https://shop.example.com/own', 'Cup'],
        ['A-3', 'https://img.example.com/3.jpg', '', 'Jug'],
        ['A-4', 'https://img.example.com/4.jpg', '', 'Pot'],
      ]);
    },
  );
});
