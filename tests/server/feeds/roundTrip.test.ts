import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPORT_FORMATS } from '#server/domain/feeds/feedFormats';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { inspectFile } from '#server/domain/imports/inspectFile';
import { openProducts } from '#server/domain/imports/openProducts';
import type { ByteSource } from '#server/domain/imports/formats/source';
import { bySku, checksum } from '#server/domain/products/canonical';
import { demoCatalogs } from '#mocks/fixtures/catalogs';
import { generateProducts } from '#mocks/fixtures/products';
import { getSkus } from '#server/records/productFacts';
import type { ProductContent } from '#server/records/products';
import { anyContent } from '../content';

const [catalog] = demoCatalogs(new Date('2026-03-01T12:00:00Z'));
const yieldIfDue = async () => undefined;

type Format = 'JSON' | 'NDJSON' | 'CSV' | 'XLSX' | 'SHOPIFY_CSV' | 'VENDURE_CSV' | 'MEDUSA_CSV';

const realFiles = new URL('../../../../shared/data/', import.meta.url);

const toSource = (name: string, bytes: Uint8Array): ByteSource => ({
  name,
  size: bytes.length,
  bytes: async function* () {
    yield bytes;
  },
});

/** The products exported as a feed file. */
const getFile = async (contents: readonly ProductContent[], format: Format): Promise<ByteSource> => {
  const source = async function* () {
    yield* contents;
  };
  const { ending, write } = EXPORT_FORMATS[format];
  const chunks: Uint8Array[] = [];
  for await (const chunk of write(source, { ...catalog!, categories: [] }, new Date('2026-03-01T12:00:00Z')))
    chunks.push(Buffer.from(chunk));
  return toSource(`range${ending}`, Buffer.concat(chunks));
};

/** The content of an empty catalog after importing the file without changes. */
const imported = async (file: ByteSource) => {
  const { layout, mapping } = await inspectFile(file, { layout: null, yieldIfDue });
  const opened = await openProducts(file, { layout: layout.code, mapping }, { currency: 'EUR', yieldIfDue });
  const contents: ProductContent[] = [];
  for await (const groups of opened.batches()) {
    for (const { patch } of groups) if (patch) contents.push(applyPatch(null, patch));
  }
  return contents.sort(bySku);
};

const isUnique = (contents: readonly ProductContent[]) => {
  const skus = contents.flatMap(getSkus);
  return new Set(skus).size === skus.length;
};

const anyCatalog = fc
  .array(anyContent, { minLength: 1, maxLength: 4 })
  .filter(isUnique)
  .map((contents) => [...contents].sort(bySku));

describe.each<Format>(['JSON', 'NDJSON', 'CSV', 'XLSX'])('Catalog exported as %s', (format) => {
  it('has the same checksum after it is imported into an empty catalog', async () => {
    await fc.assert(
      fc.asyncProperty(anyCatalog, async (contents) => {
        const after = await imported(await getFile(contents, format));
        expect(after).toEqual(contents);
        expect(checksum(after)).toBe(checksum(contents));
      }),
    );
  });

  it('has the same checksum for the demo range', async () => {
    const contents = [...generateProducts({ count: 300 })].sort(bySku);
    expect(checksum(await imported(await getFile(contents, format)))).toBe(checksum(contents));
  });
});

/** What is sold of each product: its variants, or itself. */
const getOffers = (contents: readonly ProductContent[], { hasStock = true } = {}) =>
  contents
    .map(({ variants, ...product }) => {
      const offers = variants.length ? variants : [{ ...product, stock: product.stock ?? null, options: [] }];
      return offers.map(({ sku, prices, stock, options }) => {
        const [price] = [...prices, ...product.prices];
        const values = options.map(({ name, value }) => `${name} ${value}`).join(', ');
        return `${sku} (${values}): ${price?.amount} ${price?.currency}${hasStock ? `, ${stock} in stock` : ''}`;
      });
    })
    .sort();

describe.skipIf(!existsSync(realFiles))('Products of another system', () => {
  it.each(['shopify-apparel', 'vendure-products', 'magento-products'])(
    'have their variants, options, prices, and stock after they are exported and imported: %s',
    async (name) => {
      const contents = await imported(toSource(`${name}.csv`, readFileSync(new URL(`${name}.csv`, realFiles))));
      for (const format of ['JSON', 'NDJSON', 'CSV', 'XLSX', 'SHOPIFY_CSV', 'VENDURE_CSV', 'MEDUSA_CSV'] as const) {
        const after = await imported(await getFile(contents, format));
        // Medusa's file has no quantities.
        const hasStock = format !== 'MEDUSA_CSV';
        expect(getOffers(after, { hasStock }), format).toEqual(getOffers(contents, { hasStock }));
      }
    },
  );
});
