import { expect, it } from 'vitest';
import { readFile, createSource } from './readFile';

const LONG = 'A name with every detail '.repeat(12).trim();

it('maps names and images although a few are too long or no URLs, which are reported', async () => {
  const rows = [
    ['A-1', LONG, 'https://shop.example/a.jpg'],
    ['A-2', 'Tent', 'to follow'],
    ['A-3', 'Stove', 'https://shop.example/c.jpg'],
    ['A-4', 'Bag', 'https://shop.example/d.jpg'],
  ];
  const file = [['Artikelnummer', 'Bezeichnung', 'Bild-URL'], ...rows].map((row) => row.join(';')).join('\n');
  const { contents } = await readFile(createSource(file, 'liste.csv'));
  expect(contents.map(({ name }) => name)).toEqual([LONG, 'Tent', 'Stove', 'Bag']);
  expect(contents[2]!.media.map(({ url }) => url)).toEqual(['https://shop.example/c.jpg']);
});
