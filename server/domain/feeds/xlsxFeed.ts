import { Zip, ZipDeflate } from 'fflate';
import { DomainError } from '../../errors';
import type { ProductContent } from '../../records/products';
import { say } from '../../records/sentence';
import { OWN_COLUMNS, ownRows } from '../ownLayout/ownLayout';
import { shown } from '../validation/finding';
import { escapeXml } from './xml';

/** Limits of a sheet and of a cell (Excel specifications and limits). */
const MAX_ROWS = 1_048_576;
const MAX_CHARACTERS = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook besides its sheet (ECMA-376, part 1). Cell style 1 is bold, for the headers. */
const PARTS: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** The header row stays in view. */
const SHEET_START = `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/** A to Z, AA, AB, and so on. */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

const columnNames = OWN_COLUMNS.map((_, index) => columnName(index));
const isStock = OWN_COLUMNS.map((column) => column === 'stock' || column === 'variant_stock');

/**
 * Characters that XML does not allow, carriage returns, which XML parsers change, and what looks like an escape already
 * are written as Excel's `_x000D_` (ECMA-376, part 1, 22.4.2.4).
 */
const escapeText = (text: string) =>
  escapeXml(
    text.replace(
      /[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|_(?=x[0-9A-Fa-f]{4}_)/gu,
      (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    ),
  );

const assertFits = (text: string, sku: string, column: string) => {
  if (text.length <= MAX_CHARACTERS) return;
  throw new DomainError(
    'INVALID',
    say`The column ${column} of product ${shown(sku)} has ${text.length} characters. A cell in Excel has room for ${MAX_CHARACTERS}. Shorten the text, or export the catalog as CSV.`,
  );
};

const assertRoom = (row: number) => {
  if (row <= MAX_ROWS) return;
  throw new DomainError(
    'INVALID',
    say`The catalog has more rows than a sheet in Excel has room for (${MAX_ROWS}). Export it as CSV.`,
  );
};

const sheetRow = (row: number, cells: readonly string[]) => {
  assertRoom(row);
  const [sku = ''] = cells;
  const written = cells.map((text, column) => {
    if (text === '') return '';
    assertFits(text, sku, OWN_COLUMNS[column]!);
    const name = `${columnNames[column]}${row}`;
    if (row > 1 && isStock[column]) return `<c r="${name}"><v>${text}</v></c>`;
    return `<c r="${name}" t="inlineStr"${row === 1 ? ' s="1"' : ''}><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
};

async function* sheetText(contents: AsyncIterable<ProductContent>): AsyncGenerator<string> {
  yield HEAD + SHEET_START + sheetRow(1, OWN_COLUMNS);
  let row = 1;
  for await (const content of contents)
    yield ownRows(content)
      .map((cells) => sheetRow((row += 1), cells))
      .join('');
  yield SHEET_END;
}

/**
 * An Excel workbook in the app's own layout, whose first row has the headers. Quantities are numbers and all other
 * cells are text. Throws INVALID if a text or the catalog is too long for Excel.
 */
export async function* xlsxFeed(contents: AsyncIterable<ProductContent>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const addPart = (name: string) => {
    const part = new ZipDeflate(name);
    zip.add(part);
    return part;
  };
  for (const [name, text] of Object.entries(PARTS)) addPart(name).push(encoder.encode(HEAD + text), true);
  const sheet = addPart('xl/worksheets/sheet1.xml');
  for await (const text of sheetText(contents)) {
    sheet.push(encoder.encode(text));
    yield* ready.splice(0);
  }
  sheet.push(new Uint8Array(), true);
  zip.end();
  yield* ready;
}
