import { beforeEach, expect, it } from 'vitest';
import type { BulkEditImagesInput } from '#server/types.generated';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { mediaCreate } from '#server/domain/files/media';
import { createProduct } from '#server/domain/products/createProduct';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();
let catalogId = '';
let ids: string[] = [];

const toImage = (url: string, alt = '') => ({ url, alt });

/** Three products, of which the second has images of a variant, too. */
beforeEach(async () => {
  const made = await client.data('mutation { createCatalog(input: { name: "Images" }) { catalog { id } } }');
  catalogId = made.createCatalog.catalog.id;
  const put = async (sku: string, media: object[], ofVariant: object[] = []) => {
    const variants = ofVariant.length ? [{ sku: `${sku}-V`, media: ofVariant }] : [];
    const input = { sku, name: sku, media, variants } as Parameters<typeof createProduct>[1]['input'];
    return (await createProduct(client.gateway.context, { catalogId, input })).id;
  };
  const shared = 'https://example.com/photos/logo.png?w=100';
  ids = [
    await put('A', [toImage(shared), toImage('/img/caf%C3%A9.jpg', 'Front'), toImage(shared)]),
    await put('B', [toImage('/img/b.jpg')], [toImage(shared, 'Logo'), toImage('/img/b.jpg'), toImage('/img/v.jpg')]),
    await put('C', [toImage('/img/%E0%A4%A.jpg')]),
  ];
});

const list = async (input: Omit<BulkEditImagesInput, 'catalogId'>) => {
  const { bulkEditImages } = await client.data(
    `query ($input: BulkEditImagesInput!) { bulkEditImages(input: $input) {
      images { name alt products } totalDocs totalPages } }`,
    { input: { catalogId, ...input } },
  );
  return bulkEditImages as {
    images: { name: string; alt: string; products: number }[];
    totalDocs: number;
    totalPages: number;
  };
};

it.each<[string, input: () => Omit<BulkEditImagesInput, 'catalogId'>, images: string[]]>([
  ['all of a catalog', () => ({}), ['logo.png 2', 'café.jpg 1', 'b.jpg 1', 'v.jpg 1', '%E0%A4%A.jpg 1']],
  [
    'of some products',
    () => ({ target: { ids: ids.slice(1) } }),
    ['b.jpg 1', 'logo.png 1', 'v.jpg 1', '%E0%A4%A.jpg 1'],
  ],
  ['of all that match', () => ({ target: { matching: { filter: { q: 'C' }, excludeIds: [] } } }), ['%E0%A4%A.jpg 1']],
  ['of no product', () => ({ target: { ids: ['none'] } }), []],
  ['of products only', () => ({ part: 'PRODUCTS' }), ['logo.png 1', 'café.jpg 1', 'b.jpg 1', '%E0%A4%A.jpg 1']],
  ['of variants only', () => ({ part: 'VARIANTS' }), ['logo.png 1', 'b.jpg 1', 'v.jpg 1']],
  ['with a name without accents', () => ({ q: 'CAFE' }), ['café.jpg 1']],
  ['with a part of the URL', () => ({ q: 'example.com' }), ['logo.png 2']],
  ['with an alt text', () => ({ q: 'front' }), ['café.jpg 1']],
  ['with none of these', () => ({ q: 'nothing' }), []],
  ['of a page', () => ({ perPage: 2, page: 2 }), ['b.jpg 1', 'v.jpg 1']],
])('lists images %s', async (_, input, images) => {
  const found = await list(input());
  expect(found.images.map(({ name, products }) => `${name} ${products}`)).toEqual(images);
});

it('has the name of an uploaded file, an alt text, and what changed since', async () => {
  const { context } = client.gateway;
  expect((await list({ q: 'logo' })).images).toEqual([{ name: 'logo.png', alt: 'Logo', products: 2 }]);
  const name = 'Summer hat.png';
  const png = Uint8Array.from('\x89PNG\r\n\x1a\n and more', (letter) => letter.charCodeAt(0));
  const { id } = await fileCreate(context, { name, size: png.length, mediaType: 'image/png' });
  await fileAppend(context, id, 0, png);
  const { url } = await mediaCreate(context, { fileId: id });
  await createProduct(context, { catalogId, input: { sku: 'D', name: 'D', media: [{ url }] } });
  expect((await list({ q: 'summer' })).images).toEqual([{ name, alt: '', products: 1 }]);
});

it('refuses an unknown catalog and a bad page', async () => {
  const query = 'query ($input: BulkEditImagesInput!) { bulkEditImages(input: $input) { totalDocs } }';
  expect(await client.refusal(query, { input: { catalogId: 'none' } })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await client.refusal(query, { input: { catalogId, perPage: 0 } })).toMatchObject({ code: 'INVALID' });
});
