import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createJsonSplitter } from '#server/domain/imports/formats/jsonItems';
import { openTable } from '#server/domain/imports/formats/openTable';
import { yieldIfDue, readFile, sampleFile, createSource } from '../readFile';

const split = (text: string, cuts: readonly number[] = []) => {
  const { push, end } = createJsonSplitter();
  const at = [0, ...[...cuts].sort((a, b) => a - b), text.length];
  const items = at.slice(1).flatMap((cut, index) => push(text.slice(at[index], cut)));
  return [...items, ...end()];
};

const read = async (text: string) => {
  const table = await openTable(createSource(text, 'products.json', 5), yieldIfDue);
  const rows = [];
  for await (const batch of table.rows()) rows.push(...batch);
  return { table, rows };
};

describe('Items of a JSON text', () => {
  it('match the parsed values, however the text is split', () => {
    const places = fc.array(fc.nat(200), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 2), places, (values, indent, found) => {
        const array = JSON.stringify(values, null, indent);
        const lines = values.map((value) => JSON.stringify(value)).join('\n');
        const read = (text: string) =>
          split(
            text,
            found.map((place) => Math.min(place, text.length)),
          );
        expect(read(array)).toEqual(JSON.parse(array));
        // A first line that starts with a bracket would be read as an array.
        if (!lines.startsWith('[')) expect(read(lines)).toEqual(JSON.parse(array));
      }),
    );
  });

  it.each([
    ['a missing comma', '[{"a":1} {"a":2}]', /Item 1 in the file isn’t valid JSON/],
    ['a comma too many', '[{"a":1},]', /Item 2 in the file isn’t valid JSON/],
    ['single quotes', "[{'a':1}]", /Item 1/],
    ['a list that is cut short', '[{"a":1},{"a"', /ends in the middle of item 2/],
    ['a text that is cut short', '{"a":"x', /ends in the middle of item 1/],
    ['a list without its end', '[{"a":1}', /ends in the middle of item 1/],
    ['something after the list', '[{"a":1}] x', /text after the end/],
    ['a stray bracket', '{"a":1}}', /Item 1/],
  ])('are rejected with their number for %s', (_what, text, message) => {
    expect(() => split(text)).toThrow(message);
  });

  it('are rejected if one is larger than any product', () => {
    expect(() => split(`[{"a":"${'x'.repeat(17 * 1024 * 1024)}`)).toThrow(/Item 1 in the file is larger than 16 MB/);
  });
});

describe('JSON file', () => {
  it('has the keys of all objects as columns, nested keys dotted, and lists as JSON', async () => {
    const { table, rows } = await read(
      JSON.stringify([
        { sku: 'A', seo: { title: 'T', deep: { er: 1 } }, tags: ['x', 'y'] },
        { sku: 'B', price: 1.5, isNew: true, gone: null },
      ]),
    );
    expect(table).toMatchObject({ format: 'JSON', delimiter: null });
    expect(table.columns).toEqual(['sku', 'seo.title', 'seo.deep.er', 'tags', 'price', 'isNew', 'gone']);
    expect(rows).toEqual([
      { number: 2, cells: ['A', 'T', '1', '["x","y"]', '', '', ''] },
      { number: 3, cells: ['B', '', '', '', '1.5', 'true', ''] },
    ]);
  });

  it('reads items on separate lines like an array', async () => {
    const { facts, contents } = await readFile(sampleFile('custom.ndjson'), { currency: 'USD' });
    expect(facts).toMatchObject({ format: 'NDJSON', rowCount: 2 });
    expect(contents).toMatchObject([
      {
        sku: 'N-1',
        prices: [{ amount: 24.5, currency: 'USD' }],
        attributes: [{ name: 'tags', value: 'climbing, red' }],
        seo: { title: 'A rope', description: 'It holds.' },
      },
      {
        sku: 'N-2',
        media: [
          { url: 'https://pictures.example/w_1,h_1/hook.jpg', alt: '' },
          { url: 'https://pictures.example/hook-2.jpg', alt: '' },
        ],
      },
    ]);
  });

  it.each([
    ['products', '{"page":1,"products":[{"sku":"A"},{"sku":"B"}],"next":[]}'],
    ['data beside other lists', '{"links":[{"rel":"next"}],"data":[{"sku":"A"},{"sku":"B"}],"errors":[]}'],
    ['items within data', '\n{"data":{"items":[{"sku":"A"},{"sku":"B"}],"total":2}}\n'],
    ['results in uppercase', '{"Results":[{"sku":"A"},{"sku":"B"}]}'],
    ['any other name alone', '{"artikel": [{"sku":"A"},{"sku":"B"}] }'],
    ['a name after a text with brackets', '{"note":"{\\"products\\":[{\\\\","items":[{"sku":"A"},{"sku":"B"}]}'],
  ])('is read as the list in an object, named %s', async (_what, text) => {
    const { table, rows } = await read(text);
    expect(table).toMatchObject({ format: 'JSON', columns: ['sku'] });
    expect(rows.map(({ cells }) => cells)).toEqual([['A'], ['B']]);
  });

  it.each([
    ['a product with parts', '{"sku":"A","items":[{"sku":"B"}]}', ['sku', 'items']],
    ['a product with variants', '{"name":"A","variants":[{"sku":"B"}]}', ['name', 'variants']],
    ['two lists', '{"items":[{"sku":"A"}],"results":[{"sku":"B"}]}', ['items', 'results']],
    ['several lines', '{"items":[{"sku":"A"}]}\n{"items":[{"sku":"B"}]}', ['items']],
    ['lists of texts', '{"name":"A","items":["x","y"]}', ['name', 'items']],
  ])('is read as products of their own for %s', async (_what, text, columns) => {
    const { table } = await read(text);
    expect(table).toMatchObject({ format: 'NDJSON', columns });
  });

  it('can be the app’s own products in an object', async () => {
    const { facts, contents } = await readFile(createSource(`{"products":${own({ name: 'Rope' })}}`, 'own.json'));
    expect(facts).toMatchObject({ format: 'JSON', layout: { code: 'CATALOG_MANAGER' } });
    expect(contents).toMatchObject([{ sku: 'A', name: 'Rope' }]);
  });

  it.each([
    ['an empty list in an object', '{"products":[]}', /no data below the header/],
    ['a list in an object that is cut short', '{"products":[{"sku":"A"},{"sk', /ends in the middle of item 2/],
    ['a number among the objects', '[{"sku":"A"},5]', /Item 2 in the file isn’t an object/],
    ['no item', '[]', /no data below the header/],
    ['objects that say nothing', '[{"a":null},{"a":""}]', /no data below the header/],
    [
      'an own product of another shape',
      own({ prices: [{ currency: 'EUR', amount: '5' }] }),
      /Item 1\.prices\[0\]\.amount must be a number/,
    ],
    [
      'an own product with a wrong status',
      own({ status: 'LIVE' }),
      /Item 1\.status must be DRAFT, ACTIVE, or ARCHIVED/,
    ],
    ['an own variant that is none', own({ variants: [7] }), /Item 1\.variants\[0\] must be an object/],
    ['an own category that is none', own({ categories: [7] }), /Item 1\.categories\[0\] must be a text/],
  ])('is rejected for %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});

function own(over: object) {
  return JSON.stringify([
    { sku: 'A', attributes: [], categories: [], media: [], prices: [], variants: [], seo: {}, ...over },
  ]);
}
