import { describe, expect, it } from 'vitest';
import { openTable } from '#server/domain/imports/formats/openTable';
import { yieldIfDue, createSource } from '../readFile';

const feed = (items: string) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${items}</channel></rss>`;

const read = async (text: string) => {
  const table = await openTable(createSource(text, 'feed.xml', 11), yieldIfDue);
  const rows = [];
  for await (const batch of table.rows()) rows.push(...batch);
  return { table, rows };
};

describe('RSS feed', () => {
  it('has one row per item and the elements of all items as columns', async () => {
    const { table, rows } = await read(
      feed('<item><g:id>1</g:id><title>Rope &amp; hook</title></item><item><g:id>2</g:id><g:mpn> x </g:mpn></item>'),
    );
    expect(table).toMatchObject({ format: 'XML', encoding: 'UTF-8', columns: ['id', 'title', 'mpn'] });
    expect(rows).toEqual([
      { number: 2, cells: ['1', 'Rope & hook', ''] },
      { number: 3, cells: ['2', '', 'x'] },
    ]);
  });

  it.each([
    ['repeated elements on lines', '<g:a>1</g:a><g:a>2</g:a>', '1\n2'],
    ['nested elements joined', '<g:a><g:c>US</g:c><g:p>5 USD</g:p></g:a>', 'US:5 USD'],
    ['CDATA as it is', '<a><![CDATA[<b>x</b>]]></a>', '<b>x</b>'],
    ["Google's element before RSS's own", '<g:a>google</g:a><a>rss</a>', 'google'],
    ["Google's element after RSS's own", '<a>rss</a><g:a>google</g:a>', 'google'],
    ['character references', '<a>&#x20AC;&#33;</a>', '€!'],
  ])('returns %s', async (_what, xml, text) => {
    const { rows } = await read(feed(`<item>${xml}</item>`));
    expect(rows.map(({ cells }) => cells)).toEqual([[text]]);
  });

  it.each([
    ['is cut short', feed('<item><g:id>1</g:id>').slice(0, -20), /n’t well-formed XML .*truncated/],
    ['has a wrong end tag', feed('<item><g:id>1</id></item>'), /n’t well-formed XML/],
    ['has an entity that is not known', feed('<item><title>&nbsp;</title></item>'), /n’t well-formed XML/],
    ['has no item', feed(''), /no data below the header/],
    ['is a web page', '<!DOCTYPE html><html><body/></html>', /^The file is a web page, not a product file/],
    [
      'has elements without end',
      `<rss>${'<a>'.repeat(10_000)}`,
      /^The file has elements nested more than 256 levels deep\. Export/,
    ],
    ['is other XML', '<products><product/></products>', /only RSS 2.0/],
  ])('is rejected if it %s', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});
