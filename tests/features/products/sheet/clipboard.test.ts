import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClipboard, readTabs } from '#features/products/list/sheet/clipboard/readClipboard';
import { toHtmlTable, toTabs } from '#features/products/list/sheet/clipboard/writeClipboard';

test.each<[text: string, rows: string[][]]>([
  ['a', [['a']]],
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['a\n\n', [['a'], ['']]],
  ['\t', [['', '']]],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"a ""quoted"" word"', [['a "quoted" word']]],
  ['19" rack\t5" disk', [['19" rack', '5" disk']]],
  ['"unclosed\tb', [['"unclosed', 'b']]],
  ['"a" b', [['"a" b']]],
  ['""', [['']]],
  ['"tab\there"\n', [['tab\there']]],
])('reads %j as tab-separated text', (text, rows) => {
  expect(readTabs(text)).toEqual(rows);
});

test('reads rows of different lengths as cells of one block', () => {
  expect(readClipboard({ html: '', text: 'a\nb\tc' })).toEqual([
    [{ text: 'a' }, { text: '' }],
    [{ text: 'b' }, { text: 'c' }],
  ]);
});

test.each<[from: string, html: string, rows: unknown[][]]>([
  [
    'Google Sheets',
    `<google-sheets-html-origin><table><tbody><tr><td data-sheets-value='{"1":3,"3":12.5}'>12,50</td>
      <td data-sheets-value='{"1":2,"2":"a\\nb"}'>a<br>b</td></tr></tbody></table>`,
    [[{ text: '12,50', number: '12.5' }, { text: 'a\nb' }]],
  ],
  [
    'Excel',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><!--StartFragment-->
      <tr height=20><td class=xl65 x:num="1234.5">1.234,50 €</td><td>long
      text<br/>next&nbsp;line</td></tr><!--EndFragment--></table></body></html>`,
    [[{ text: '1.234,50 €', number: '1234.5' }, { text: 'long text\nnext line' }]],
  ],
  [
    'merged cells',
    '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td colspan="2">d</td></tr></table>',
    [
      [{ text: 'a' }, { text: 'b' }],
      [{ text: '' }, { text: 'c' }],
      [{ text: 'd' }, { text: '' }],
    ],
  ],
  [
    'rows of different lengths',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    [
      [{ text: 'a' }, { text: 'b' }],
      [{ text: 'c' }, { text: '' }],
    ],
  ],
])('reads a table of %s', (_, html, rows) => {
  expect(readClipboard({ html, text: 'ignored' })).toEqual(rows);
});

test('reads the text if the HTML has no table, and takes the mark of formulas away', () => {
  expect(readClipboard({ html: '<p>a</p>', text: "a\t'=1+1" })).toEqual([[{ text: 'a' }, { text: '=1+1' }]]);
});

test('reads a file as LibreOffice wrote it', () => {
  const html = readFileSync('tests/files/libreoffice.html', 'utf8');
  expect(readClipboard({ html, text: '' })).toEqual([
    [{ text: 'Nord "Alder"' }, { text: '1.249,50', number: '1249.5' }, { text: '1.399,00', number: '1399' }],
    [{ text: '00012' }, { text: '99,00', number: '99' }, { text: '109,95', number: '109.95' }],
    [{ text: 'two\nlines' }, { text: '0,50', number: '0.5' }, { text: '' }],
  ]);
});

test('writes numbers and texts as spreadsheets tell them apart, and no formulas', () => {
  const rows = [
    [
      { text: '12,5', number: '12.5' },
      { text: '0012', number: null },
      { text: '=HYPERLINK("x")', number: null },
      { text: '-5', number: '-5' },
    ],
  ];
  expect(toTabs(rows)).toBe(`12,5\t0012\t"'=HYPERLINK(""x"")"\t-5`);
  const html = toHtmlTable(rows);
  expect(html).toContain('sdval="12.5" x:num="12.5">12,5</td>');
  expect(html).toContain(`mso-number-format:'\\@'">0012</td>`);
  expect(html).toContain(`>'=HYPERLINK(&quot;x&quot;)</td>`);
});

const characters = ['a', ' b', '"', '\t', '\n', "'", '=', '-1', '<td>', '&', 'ü', ',', '|'];

test('reads what it has written', () => {
  const cell = fc.array(fc.constantFrom(...characters), { maxLength: 6 }).map((parts) => parts.join(''));
  const table = fc
    .integer({ min: 1, max: 3 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(table, (rows) => {
      const cells = rows.map((row) => row.map((text) => ({ text, number: null })));
      const read = readClipboard({ html: '', text: toTabs(cells) }).map((row) => row.map(({ text }) => text));
      expect(read).toEqual(rows);
    }),
  );
});
