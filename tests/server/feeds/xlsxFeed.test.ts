import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xlsxFeed } from '#server/domain/feeds/xlsxFeed';
import type { ProductContent } from '#server/records/products';
import { soundContent, soundVariant } from '../content';
import { getTexts, xmlTree } from './xmlTree';

const writeWorkbook = async (...contents: ProductContent[]) => {
  const source = async function* () {
    yield* contents;
  };
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxFeed(source())) chunks.push(chunk);
  return unzipSync(Buffer.concat(chunks));
};

const readSheet = async (...contents: ProductContent[]) => {
  const parts = await writeWorkbook(...contents);
  return xmlTree(new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']));
};

describe('XLSX export', () => {
  it('is a workbook with one sheet of well-formed XML', async () => {
    const parts = await writeWorkbook(soundContent());
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    for (const part of Object.values(parts)) expect(() => xmlTree(new TextDecoder().decode(part))).not.toThrow();
  });

  it('has quantities as numbers and all other cells as text, such as SKUs with leading zeros', async () => {
    const sheet = await readSheet(soundContent({ sku: '0012', variants: [soundVariant('0013', { stock: 7 })] }));
    const cells = sheet.children.flatMap(({ children }) => children).flatMap(({ children }) => children);
    const numbers = cells.filter((cell) => getTexts(cell, 'v').length);
    expect(numbers.map((cell) => getTexts(cell, 'v'))).toEqual([['7']]);
    const texts = cells.flatMap((cell) => cell.children.flatMap((inner) => getTexts(inner, 't')));
    expect(texts).toEqual(expect.arrayContaining(['product_sku', '0012', '0013']));
  });

  it('refuses a text that is too long for a cell, and names the product and the column', async () => {
    await expect(readSheet(soundContent({ description: 'x'.repeat(32_768) }))).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(/^The column description of product TNT-1 has 32768 characters\./) as string,
    });
  });
});
