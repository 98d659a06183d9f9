import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFeed, csvRow } from '#server/domain/feeds/csvFeed';
import { OWN_COLUMNS } from '#server/domain/ownLayout/ownLayout';
import { soundContent, soundVariant } from '../content';
import { readTable } from './readTable';

describe('csvRow', () => {
  it('can be parsed back to the same cells, whatever they contain', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        expect(readTable(csvRow(cells))).toEqual([cells]);
      }),
    );
  });

  it.each([
    [['a', 'b'], 'a,b\r\n'],
    [['a,b', 'say "x"', 'two\nlines', ' blank '], '"a,b","say ""x""","two\nlines"," blank "\r\n'],
    [['', ''], ',\r\n'],
  ])('writes %j as %j', (cells, text) => {
    expect(csvRow(cells)).toBe(text);
  });
});

describe('CSV feed', () => {
  it('has a byte-order mark, the headers, and a row for each variant with formulas neutralized', async () => {
    const contents = async function* () {
      yield soundContent({ name: '=HYPERLINK("x")', variants: [soundVariant('A'), soundVariant('B')] });
      yield soundContent({ sku: 'TNT-2' });
    };
    let text = '';
    for await (const chunk of csvFeed(contents())) text += chunk;
    expect(text.startsWith('\ufeff')).toBe(true);
    const [headers, ...rows] = readTable(text.slice(1));
    expect(headers).toEqual([...OWN_COLUMNS]);
    expect(rows.map((row) => row[0])).toEqual(['TNT-1', 'TNT-1', 'TNT-2']);
    expect(rows.flat().some((cell) => /^[=+\-@]/.test(cell))).toBe(false);
  });
});
