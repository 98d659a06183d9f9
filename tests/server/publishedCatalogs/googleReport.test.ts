import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductInput } from '#server/types.generated';
import { useTestClient } from '../../support/testClient';
import { catalogWith } from '../catalogs/domainContext';
import { findStoredProduct } from '../../support/stored';
import { addProduct, GOOGLE_PRODUCT, setShop } from './publishing';

const client = useTestClient({ demoProducts: 0 });
let catalogId: string;

const finish = async (mutation: string) => {
  const { job } = (await client.data(`mutation { started: ${mutation} { job { id } } }`)).started;
  await client.gateway.idle();
  return (
    await client.data(
      `{ job(id: "${job.id}") { status log { level message } outputFiles { url } publishedCatalog { id }
         issues { totalDocs issues { code category channel entityId field } } } }`,
    )
  ).job;
};

const REPORT = `googleFeed(page: 1, perPage: 10) { itemCount totalDocs
  leftOut { sku name productId issues { code severity category channel entityId field message suggestedFix } }
  leftOutFile { fileName url } }`;

const variant = (sku: string) => ({ sku, options: [{ name: 'Size', value: sku }] });

/** Two items that Google accepts, and three that it would reject. */
const PRODUCTS: Record<string, ProductInput> = {
  A: {},
  B: { media: [{ url: '/media/0f6c2a', alt: '' }] },
  C: { description: '', variants: [variant('C-1'), variant('C-2')] },
  D: {},
};

beforeEach(async () => {
  catalogId = (await catalogWith(client.gateway.context, 'Range')).id;
  for (const [sku, over] of Object.entries(PRODUCTS)) {
    await addProduct(client.gateway.context, catalogId, sku, { ...GOOGLE_PRODUCT, ...over });
  }
});

describe('Google feed of a catalog', () => {
  it('is checked before publishing, with non-blocking issues that name the field', async () => {
    await setShop(client.gateway.context, catalogId);
    const { publishPreview } = await client.data(
      `{ publishPreview(catalogId: "${catalogId}") { isBlocked issueCounts { error warning } ${REPORT} } }`,
    );
    const product = await findStoredProduct(client.gateway, catalogId, 'B');
    expect(publishPreview).toMatchObject({ isBlocked: false, issueCounts: { error: 0 } });
    expect(publishPreview.googleFeed).toMatchObject({ itemCount: 2, totalDocs: 3, leftOutFile: null });
    expect(publishPreview.googleFeed.leftOut.map(({ sku }: { sku: string }) => sku)).toEqual(['B', 'C-1', 'C-2']);
    await addProduct(client.gateway.context, catalogId, 'E', { ...GOOGLE_PRODUCT, prices: [] });
    const { all, ready } = await client.data(
      `{ all: publishPreview(catalogId: "${catalogId}") { ${REPORT} }
         ready: publishPreview(catalogId: "${catalogId}", skipInvalid: true) { ${REPORT} } }`,
    );
    expect([all, ready].map(({ googleFeed }) => googleFeed.totalDocs)).toEqual([4, 3]);
    expect(publishPreview.googleFeed.leftOut[0]).toEqual({
      sku: 'B',
      name: 'Product B',
      productId: product!.id,
      issues: [
        {
          code: 'GOOGLE_IMAGE',
          severity: 'WARNING',
          category: 'CHANNEL',
          channel: 'google',
          entityId: product!.id,
          field: 'media',
          message:
            'Google requires an image with a public URL. Images uploaded here have one if the catalog has an image base URL.',
          suggestedFix: 'Set the image base URL in the catalog settings, or add an image by its URL in your shop.',
        },
      ],
    });
  });

  it('lists what a published version leaves out, as a page, a CSV, and in the job log', async () => {
    await setShop(client.gateway.context, catalogId);
    const job = await finish(`publishCatalog(input: { catalogId: "${catalogId}" })`);
    expect(job.status).toBe('COMPLETED');
    expect(job.log).toContainEqual({
      level: 'WARNING',
      message:
        'Google feed: 2 items, 3 left out. ' +
        '2 × The description is missing. 1 × An image with a public URL is missing.',
    });
    const { publishedCatalog } = await client.data(
      `{ publishedCatalog(id: "${job.publishedCatalog.id}") { feeds { format url } ${REPORT} } }`,
    );
    const { googleFeed, feeds } = publishedCatalog;
    expect(googleFeed).toMatchObject({ itemCount: 2, totalDocs: 3 });
    const xml = await (await client.fetch(feeds[2].url)).text();
    expect([...xml.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id)).toEqual(['A', 'D']);
    expect(xml).toContain('<link>https://shop.example/products/product-a</link>');
    expect(xml).toContain('<g:image_link>https://shop.example/m/a.jpg</g:image_link>');
    const csv = await (await client.fetch(googleFeed.leftOutFile.url)).text();
    const fileName = 'range-v1-left-out.csv';
    expect(googleFeed.leftOutFile).toEqual({ fileName, url: `/feeds/${job.publishedCatalog.id}/${fileName}` });
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      'sku,name,code,field,message,suggested_fix',
      expect.stringMatching(/^B,Product B,GOOGLE_IMAGE,media,/),
      expect.stringMatching(/^C-1,/),
    ]);
    const german = await (
      await client.fetch(googleFeed.leftOutFile.url, { headers: { 'accept-language': 'de' } })
    ).text();
    expect(german).toContain('Google verlangt eine Beschreibung.,Beschreiben Sie das Produkt in einigen Sätzen.');
  });

  it('uses the current settings, even for versions published earlier', async () => {
    const job = await finish(`publishCatalog(input: { catalogId: "${catalogId}" })`);
    expect(job.log.some(({ message }: { message: string }) => message.includes('Google'))).toBe(false);
    const counts = async () =>
      (
        await client.data(
          `{ publishedCatalog(id: "${job.publishedCatalog.id}") { googleFeed { itemCount totalDocs } } }`,
        )
      ).publishedCatalog.googleFeed;
    expect(await counts()).toEqual({ itemCount: 0, totalDocs: 5 });
    await setShop(client.gateway.context, catalogId);
    expect(await counts()).toEqual({ itemCount: 2, totalDocs: 3 });
  });

  it('counts the items of each reason, whatever their sentences say', async () => {
    await setShop(client.gateway.context, catalogId);
    for (const [sku, gtin] of [
      ['G1', '4006381333932'],
      ['G2', '4006381333933'],
    ] as const)
      await addProduct(client.gateway.context, catalogId, sku, { ...GOOGLE_PRODUCT, gtin, description: '', media: [] });
    await addProduct(client.gateway.context, catalogId, 'H'.repeat(51), { ...GOOGLE_PRODUCT, prices: [] });
    const query = `{ publishPreview(catalogId: "${catalogId}") {
      googleFeed { itemCount totalDocs reasons { code message count } } } }`;
    const { publishPreview } = await client.data(query);
    expect(publishPreview.googleFeed).toEqual({
      itemCount: 2,
      totalDocs: 6,
      reasons: [
        { code: 'GOOGLE_DESCRIPTION', message: 'The description is missing.', count: 4 },
        { code: 'GOOGLE_IMAGE', message: 'An image with a public URL is missing.', count: 3 },
        { code: 'GOOGLE_GTIN', message: 'The GTIN isn’t valid.', count: 2 },
        { code: 'GOOGLE_ID', message: 'The SKU is missing or too long.', count: 1 },
        { code: 'GOOGLE_PRICE', message: 'A price above 0 is missing.', count: 1 },
      ],
    });
  });

  it('has uploaded images once the catalog has an image base URL', async () => {
    const count = async () =>
      (await client.data(`{ publishPreview(catalogId: "${catalogId}") { googleFeed { itemCount } } }`)).publishPreview
        .googleFeed.itemCount;
    await setShop(client.gateway.context, catalogId);
    expect(await count()).toBe(2);
    await setShop(client.gateway.context, catalogId, { imageBaseUrl: 'https://images.example/shop' });
    expect(await count()).toBe(3);
    const job = await finish(`publishCatalog(input: { catalogId: "${catalogId}" })`);
    const { publishedCatalog } = await client.data(
      `{ publishedCatalog(id: "${job.publishedCatalog.id}") { feeds { url } } }`,
    );
    const xml = await (await client.fetch(publishedCatalog.feeds[2].url)).text();
    expect(xml).toContain('<g:image_link>https://images.example/shop/media/0f6c2a</g:image_link>');
  });

  it('leaves out of an export what Google would reject, and stores the reasons with the job', async () => {
    await setShop(client.gateway.context, catalogId);
    const job = await finish(`exportCatalog(input: { catalogId: "${catalogId}", format: GOOGLE_XML })`);
    expect(job.status).toBe('COMPLETED_WITH_ISSUES');
    expect(job.log).toContainEqual({
      level: 'WARNING',
      message: expect.stringMatching(/^Google feed: 2 items, 3 left out/),
    });
    // An issue shared by both variants of C is reported once for the product.
    expect(job.issues.issues.map(({ code, field }: { code: string; field: string }) => [code, field])).toEqual([
      ['GOOGLE_IMAGE', 'media'],
      ['GOOGLE_DESCRIPTION', 'description'],
    ]);
    expect(await (await client.fetch(job.outputFiles[0].url)).text()).not.toContain('<g:id>B</g:id>');
    expect(await finish(`exportCatalog(input: { catalogId: "${catalogId}", format: JSON })`)).toMatchObject({
      status: 'COMPLETED',
    });
  });

  it('suggests values from the products but never sets them', async () => {
    const attributes = [{ name: 'link', value: 'https://shop.example/p/product-e' }];
    await addProduct(client.gateway.context, catalogId, 'E', { attributes });
    const { catalog } = await client.data(
      `{ catalog(id: "${catalogId}") { shopUrl linkPattern imageBaseUrl
         shopProposal { shopUrl linkPattern imageBaseUrl imagePath } } }`,
    );
    expect(catalog).toEqual({
      shopUrl: null,
      linkPattern: '/products/{slug}',
      imageBaseUrl: null,
      shopProposal: {
        shopUrl: 'https://shop.example',
        linkPattern: '/p/{slug}',
        imageBaseUrl: null,
        imagePath: null,
      },
    });
  });
});
