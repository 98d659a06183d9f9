import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The XML of a sheet; its cells are given as XML, and merged cells as ranges such as `A1:B2`. */
export function createSheet(rows: readonly string[], merged: readonly string[] = []) {
  const ranges = merged.length
    ? `<mergeCells count="${merged.length}">${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`
    : '';
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData>${ranges}</worksheet>`;
}

/** The XML of a row with inline strings. */
export function textRow(cells: readonly string[]) {
  return `<row>${cells.map((cell) => `<c t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`).join('')}</row>`;
}

const WORKBOOK = `<workbook xmlns:r="r"><sheets><sheet name="First" sheetId="7" r:id="rId9"/><sheet name="Second" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;

const splitParts = (sheet: string, others: Readonly<Record<string, string>>) =>
  Object.entries({
    'xl/worksheets/sheet1.xml': createSheet([textRow(['not', 'this', 'one'])]),
    'xl/worksheets/sheet2.xml': sheet,
    'xl/media/picture.png': '\0'.repeat(500),
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    ...others,
  }).map(([name, text]) => [name, strToU8(text)] as const);

/** An Excel file with the given sheet as its first. */
export function createWorkbook(sheet: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  return zipSync(Object.fromEntries(splitParts(sheet, others)));
}

/** The same workbook as written by streaming programs, with the sizes after the parts. */
export function createStreamedWorkbook(sheet: string): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_error, chunk) => chunks.push(chunk));
  for (const [name, bytes] of splitParts(sheet, {})) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(bytes, true);
  }
  zip.end();
  return new Uint8Array(Buffer.concat(chunks));
}
