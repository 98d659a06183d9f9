import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openTable } from '#server/domain/imports/formats/openTable';
import { createSource, readFile, yieldIfDue } from './readFile';
import { createSheet, createWorkbook, textRow } from './workbook';

/** The products as `sku name price`, for files with several columns mapped as suggested. */
const read = async (content: string | Uint8Array, name = 'products.csv') => {
  const { contents, issues } = await readFile(createSource(content, name));
  expect(issues).toEqual([]);
  return contents.map(({ sku, name: product, prices }) => [sku, product, prices[0]?.amount].join(' '));
};

const sheet = (...rows: string[][]) => createWorkbook(createSheet(rows.map(textRow)));

describe('A file as shops have them is read', () => {
  it.each<[string, string | Uint8Array, string?]>([
    ['as Unicode text of Excel', Buffer.from('\uFEFFSKU\tName\tPrice\r\nA\tTent\t5\r\n', 'utf16le'), 'products.txt'],
    ['with a byte-order mark that was read as text', 'ï»¿SKU,Name,Price\nA,Tent,5\n'],
    ['with such a mark of the Mac before a quote', 'Ôªø"SKU","Name","Price"\nA,Tent,5\n'],
    ['with such a mark of Poland', 'ď»żSKU,Name,Price\nA,Tent,5\n'],
    ['with such a mark of Ukraine', 'п»їSKU,Name,Price\nA,Tent,5\n'],
    ['with such a mark of Greece before a quote', 'ο»Ώ"SKU","Name","Price"\nA,Tent,5\n'],
    ['with empty columns at the end', '\uFEFFSKU,Name,Price,,,\r\nA,Tent,5,,,\r\n'],
    ['with the separator in a line above the header', 'sep=;\r\nSKU;Name;Price\r\nA;Tent;5\r\n'],
    ['with a quoted line about the separator', '"sep=|"\nSKU|Name|Price\nA|Tent|5\n'],
    ['with a title', 'Price list 2026\r\n\r\nSKU;Name;Price\r\nA;Tent;5\r\n'],
    ['with a title and a date', 'Price list,,\nAs of,2026-01-01,\nSKU,Name,Price\nA,Tent,5\n'],
    ['with a title in a workbook', sheet(['Price list'], [], ['SKU', 'Name', 'Price'], ['A', 'Tent', '5'])],
    [
      'with headings of several columns in a workbook',
      sheet(['Product', '', 'Amounts', ''], ['SKU', 'Name', 'Price', 'Old price'], ['A', 'Tent', '5', '6']),
    ],
    [
      'behind a hidden sheet',
      createWorkbook(createSheet([textRow(['Lists']), textRow(['x'])]), {
        'xl/worksheets/sheet1.xml': createSheet([textRow(['SKU', 'Name', 'Price']), textRow(['A', 'Tent', '5'])]),
        'xl/workbook.xml':
          '<workbook xmlns:r="r"><sheets><sheet name="Lists" state="hidden" r:id="rId9"/><sheet name="Products" state="visible" r:id="rId1"/></sheets></workbook>',
      }),
    ],
    ['if it is JSON with another name', '[{"sku":"A","name":"Tent","price":5}]'],
  ])('%s', async (_, content, name) => {
    expect(await read(content, name)).toEqual(['A Tent 5']);
  });

  it('with a title above a header that is not known, if it is wider', async () => {
    const { facts } = await readFile(createSource('Varer 2026\nNummer,Betegnelse\n1,Telt\n'), {
      mapping: [{ source: 'Nummer', target: 'sku', transforms: [] }],
    });
    expect(facts.columns.map(({ name }) => name)).toEqual(['Nummer', 'Betegnelse']);
  });

  it.each<[string, string, string[]]>([
    ['data that looks like headers', 'Kode,,Tekst\nSize,Color,Name\n', ['Kode', 'Column 2', 'Tekst']],
    [
      'options with the names of fields',
      'SKU,Name,Option1 Name,,\nA,Tent,Size,Color,Brand\n',
      ['SKU', 'Name', 'Option1 Name'],
    ],
  ])('but not with a header below %s', async (_, text, columns) => {
    const table = await openTable(createSource(text), yieldIfDue);
    expect(table.columns.slice(0, 3)).toEqual(columns);
  });
});

describe('A file that cannot be read says what to do', () => {
  it.each<[string, string | Uint8Array, RegExp, string?]>([
    [
      'a web page saved as .xls',
      '<html><body><table><tr><td>SKU</td></tr></table></body></html>',
      /^The file is a web page.*save it as \.xlsx/,
      'a.xls',
    ],
    ['a table saved as .xls', '<table><tr><td>SKU</td></tr></table>', /^The file is a web page/, 'a.xls'],
    [
      'a page to sign in saved as .csv',
      '<!DOCTYPE html>\n<html><body>Sign in, please</body></html>',
      /^The file is a web page/,
    ],
    [
      'an XML spreadsheet',
      '<?xml version="1.0"?><Workbook><Worksheet/></Workbook>',
      /^The file is an XML spreadsheet/,
      'a.xls',
    ],
    [
      'a flat OpenDocument spreadsheet',
      '<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet"/>',
      /^The file is an XML spreadsheet.*save it as \.xlsx/,
      'a.fods',
    ],
    [
      'a renamed archive',
      zipSync({ 'products.csv': strToU8('a') }),
      /^The file is a ZIP archive but not a spreadsheet/,
    ],
    [
      'an OpenDocument text',
      zipSync({
        'content.xml': strToU8(
          '<office:document-content><office:body><office:text/></office:body></office:document-content>',
        ),
      }),
      /^The file is an OpenDocument file but not a spreadsheet/,
    ],
    ['a binary workbook', zipSync({ 'xl/workbook.bin': strToU8('a') }), /^The file is a binary Excel workbook/],
    [
      'a document of Numbers',
      zipSync({ 'Index/Document.iwa': strToU8('a') }),
      /^The file is an Apple Numbers document/,
    ],
    ['a workbook whose first sheet is empty', sheet(), /^The first sheet of the workbook is empty/],
    [
      'a note beside the table',
      sheet(['SKU', 'Name'], ['A', 'Tent', '', 'ask Ada']),
      /^The cell D2 has a value, but the column D has no name/,
    ],
    [
      'a note far beside the table',
      sheet(['SKU', 'Name'], ['A', ...Array.from({ length: 26 }, () => ''), 'x']),
      /^The cell AB2 /,
    ],
    [
      'a formula that was never calculated',
      createWorkbook(createSheet([textRow(['SKU', 'Name']), '<row><c r="A2"><f>B1</f></c></row>'])),
      /^The formula in row 2, column 1 has no result/,
    ],
    [
      'names in one cell of a workbook',
      sheet(['SKU;Name;Price'], ['A;Tent;5']),
      /^All column names are in one cell, “SKU;Name;Price”/,
    ],
    ['rows that are quoted as a whole', '"SKU,Name,Price"\n"A,Tent,5"\n', /^All column names are in one cell/],
    ['nothing but the separator', 'sep=;\n', /^The file is empty/],
  ])('%s', async (_, content, message, name = 'products.csv') => {
    await expect(readFile(createSource(content, name))).rejects.toThrow(message);
  });

  it('unless a formula has an empty result', async () => {
    const cells = '<c t="str"><f>B1</f><v></v></c><c t="str"><f>B1</f><v>Tent</v></c><c><f>2+3</f><v>5</v></c>';
    const bytes = createWorkbook(createSheet([textRow(['Brand', 'Name', 'Price']), `<row>${cells}</row>`]));
    expect(await read(bytes)).toEqual(['tent Tent 5']);
  });
});
