import { seededRandom } from '#server/random';

const ADJECTIVES = ['Light', 'Warm', 'Quiet', 'Sturdy', 'Folding', 'Round', 'Tall', 'Soft', 'Bright', 'Plain'];
const THINGS = ['Kettle', 'Lantern', 'Blanket', 'Stool', 'Basket', 'Jacket', 'Rucksack', 'Mug', 'Rug', 'Clock'];
const BRANDS = ['Fernhill', 'Oda & Sons', 'Lumen', 'Tideway', 'Granit'];
const COLORS = ['Moss', 'Slate', 'Sand', 'Rust'];

const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Image Src',
];

/**
 * Generates a product CSV in Shopify's layout with the given number of data rows and four variants per product;
 * deterministic.
 */
export function* productFile(rows: number): Generator<string> {
  const random = seededRandom(rows);
  const pick = (list: string[]) => list[Math.floor(random() * list.length)]!;
  yield `${HEADER.join(',')}\n`;
  for (let row = 0; row < rows; row += COLORS.length) {
    const name = `${pick(ADJECTIVES)} ${pick(THINGS)} ${row}`;
    const handle = name.toLowerCase().replaceAll(' ', '-');
    const body = `"<p>The ${name}, made for everyday use.</p><p>Available in ${COLORS.length} colors.</p>"`;
    const lines = COLORS.slice(0, rows - row).map((color, at) => {
      const product = at === 0 ? [name, body, pick(BRANDS), 'Home', 'true', 'Color'] : ['', '', '', '', '', ''];
      const stock = Math.floor(random() * 100);
      const price = (5 + random() * 95).toFixed(2);
      const picture = at === 0 ? `/pictures/${handle}.jpg` : '';
      return [handle, ...product, color, `${handle}-${color.toLowerCase()}`, stock, price, picture].join(',');
    });
    yield `${lines.join('\n')}\n`;
  }
}
