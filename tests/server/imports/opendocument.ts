import { strToU8, zipSync } from 'fflate';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const MEDIA_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';

/** The text as spreadsheets write it: a paragraph for each line, and elements for tabs and for further spaces. */
const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      escape(line)
        .replaceAll('\t', '<text:tab/>')
        .replace(/^ | {2,}/g, (spaces) => `<text:s text:c="${spaces.length}"/>`),
    )
    .map((line) => `<text:p>${line}</text:p>`)
    .join('');

/** A cell with this content as XML. */
export function odsCell(content: string, attributes = 'office:value-type="string"') {
  return `<table:table-cell ${attributes}>${content}</table:table-cell>`;
}

/** A cell with a text, and with attributes such as the number of columns that it spans. */
export function odsText(text: string, attributes = '') {
  return odsCell(paragraphs(text), `office:value-type="string" ${attributes}`);
}

/** The XML of a row; its cells are given as XML. */
export function odsRow(cells: readonly string[], attributes = '') {
  return `<table:table-row ${attributes}>${cells.join('')}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`;
}

/** The XML of a row of texts. */
export function odsTextRow(cells: readonly string[]) {
  return odsRow(cells.map((cell) => (cell === '' ? '<table:table-cell/>' : odsText(cell))));
}

/** The blank rows that spreadsheets write after those with data. */
const BLANK =
  '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';

/** The XML of a sheet. */
export function odsSheet(rows: readonly string[], style = 'shown') {
  return `<table:table table:name="${style}" table:style-name="${style}"><table:table-column table:number-columns-repeated="16384"/>${rows.join('')}${BLANK}</table:table>`;
}

/** An OpenDocument spreadsheet with these sheets, whose style is `shown` or `hidden`. */
export function createOds(sheets: readonly string[], others: Readonly<Record<string, string>> = {}): Uint8Array {
  const style = (name: string, display: boolean) =>
    `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`;
  const styles = `<office:automatic-styles>${style('shown', true)}${style('hidden', false)}</office:automatic-styles>`;
  const parts = {
    'Thumbnails/thumbnail.png': '\0'.repeat(500),
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content xmlns:office="o" xmlns:table="t" office:version="1.4">${styles}<office:body><office:spreadsheet>${sheets.join('')}</office:spreadsheet></office:body></office:document-content>`,
    'META-INF/manifest.xml': `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="${MEDIA_TYPE}"/></manifest:manifest>`,
    ...others,
  };
  return zipSync({
    mimetype: [strToU8(MEDIA_TYPE), { level: 0 }],
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });
}
