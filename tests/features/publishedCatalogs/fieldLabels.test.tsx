import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { fieldLines, variantLines } from '#entities/product/fieldLines';
import { parseFieldPath, pathLabel } from '#entities/product/fieldPath';
import { linesOfHtml } from '#lib/htmlText';
import { shortened } from '#entities/product/shortened';

const intl = createIntl({ locale: 'en' });

describe('Comparison path', () => {
  test.each([
    ['name', 'Name'],
    ['seo.title', 'SEO title'],
    ['externalReference', 'External reference'],
    ['variants', 'Variant order'],
    ['variants[MH01-XS]', 'Variant MH01-XS'],
    ['variants[MH01-XS].prices', 'Variant MH01-XS: Prices'],
    ['variants[a].b].stock', 'Variant a].b: Stock'],
    ['variants[a].b].values[name,de]', 'Variant a].b: Name (German)'],
    ['somethingNew', 'somethingNew'],
  ])('labels %s as “%s”', (path, label) => {
    expect(pathLabel(path, intl)).toBe(label);
  });

  test('parses the SKU and field of any variant', () => {
    // An SKU that ends like a field of its own variant would be ambiguous; real SKUs do not.
    const sku = fc.string({ minLength: 1 }).filter((text) => !text.includes('\n') && !/\]\.\w+$/.test(text));
    fc.assert(
      fc.property(sku, fc.constantFrom('prices', 'stock', 'name', null), (variant, name) => {
        const path = `variants[${variant}]${name === null ? '' : `.${name}`}`;
        expect(parseFieldPath(path)).toEqual({ variant, name });
      }),
    );
  });
});

describe('Field value', () => {
  test.each<[string, unknown, string[]]>([
    ['name', 'Tent', ['Tent']],
    ['name', '', []],
    ['gtin', null, []],
    ['gtin', undefined, []],
    ['categories', ['Outdoor/Tents', 'Sale'], ['Outdoor/Tents', 'Sale']],
    ['categories', [], []],
    ['status', 'ARCHIVED', ['Archived']],
    ['status', 'NEW', ['NEW']],
    ['stock', 1200, ['1,200']],
    ['stock', 0, ['0']],
    ['attributes', [{ name: 'Material', value: 'Wool' }], ['Material: Wool']],
    ['options', [{ name: 'Size', value: 'XS' }], ['Size: XS']],
    [
      'options',
      [
        { name: 'Size', value: 'XS' },
        { name: 'Hand', value: '' },
      ],
      ['Size: XS', 'Any Hand'],
    ],
    ['attributes', [{ name: 'Hand', value: '' }], ['Hand: ']],
    ['prices', [{ currency: 'EUR', amount: 24, compareAt: null }], ['€24.00']],
    ['prices', [{ currency: 'USD', amount: 9.5, compareAt: 12.3456 }], ['$9.50, was $12.3456']],
    ['prices', [{ currency: 'points', amount: 3, compareAt: null }], ['3 points']],
    ['prices', ['odd', { amount: null, currency: 'EUR' }], ['odd', 'EUR']],
    [
      'media',
      [
        { url: '/media/1', alt: 'Front' },
        { url: 'b.jpg', alt: '' },
      ],
      ['Front: /media/1', 'b.jpg'],
    ],
    ['description', '<p>Warm.</p><ul><li>Wool</li><li>Soft</li></ul>', ['Warm.\nWool\nSoft']],
    ['anything', { deep: [1] }, ['{"deep":[1]}']],
  ])('of %s is readable: %j', (name, value, lines) => {
    expect(fieldLines(name, value, intl)).toEqual(lines);
  });

  test('of any shape does not throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('prices', 'attributes', 'media', 'status', 'description', 'stock', 'name', 'values'),
        fc.jsonValue(),
        (name, value) => {
          expect(fieldLines(name, value, intl).every((line) => typeof line === 'string')).toBe(true);
        },
      ),
    );
  });

  test('shows a line for each nonempty field of a whole variant, except its SKU', () => {
    const variant = {
      sku: 'A-1',
      gtin: null,
      name: 'Small',
      options: [{ name: 'Size', value: 'S' }],
      prices: [],
      stock: 3,
      values: [{ attribute: 'name', locale: 'de', text: 'Klein' }],
    };
    expect(variantLines(variant, intl)).toEqual([
      'Name: Small',
      'Options: Size: S',
      'Stock: 3',
      'Name (German): Klein',
    ]);
    expect(variantLines(null, intl)).toEqual([]);
  });
});

describe('HTML as text', () => {
  test.each([
    ['plain words', 'plain words'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['<b>bold</b> and <i>slanted</i>', 'bold and slanted'],
    ['  many\n\n   blanks  ', 'many\nblanks'],
    ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
    ['<script>alert(1)</script><style>p{}</style>safe<img src=x onerror=alert(1)>', 'safe'],
    ['', ''],
  ])('of %j is %j', (html, text) => {
    expect(linesOfHtml(html)).toBe(text);
  });
});

describe('Long value', () => {
  test.each<[string, string[], readonly string[] | null]>([
    ['one short line', ['short'], null],
    ['four short lines', ['a', 'b', 'c', 'd'], null],
    ['five lines', ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd …']],
    ['180 letters', ['x'.repeat(180)], null],
    ['181 letters', ['x'.repeat(181)], [`${'x'.repeat(180)}…`]],
    ['180 letters and a line', ['x'.repeat(180), 'y'], [`${'x'.repeat(180)} …`]],
  ])('of %s is truncated if it is too long', (_name, lines, expected) => {
    expect(shortened(lines)).toEqual(expected);
  });

  test('is truncated to its beginning, in at most four lines', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 120 })), (lines) => {
        const short = shortened(lines);
        if (short === null) return;
        expect(short.length).toBeLessThanOrEqual(4);
        expect(short.at(-1)).toMatch(/…$/);
        short.slice(0, -1).forEach((line, at) => expect(line).toBe(lines[at]));
        expect(lines[short.length - 1]).toContain(short.at(-1)!.replace(/ ?…$/, '').trimEnd());
      }),
    );
  });
});
