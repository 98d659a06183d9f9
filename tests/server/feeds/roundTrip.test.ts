import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
import { getPriceAt } from '#server/records/sale';
import type { ProductContent } from '#server/records/products';
import { anyContent, price, soundContent, soundVariant } from '../content';

const now = new Date('2026-03-01T12:00:00Z');
const [catalog] = demoCatalogs(now);
const shop = {
  ...catalog!,
  currencies: ['EUR', 'USD'],
  shopUrl: 'https://shop.example',
  imageBaseUrl: 'https://images.example',
  categories: [],
};
const yieldIfDue = async () => undefined;

const FORMATS = ['JSON', 'NDJSON', 'CSV', 'XLSX', 'SHOPIFY_CSV', 'VENDURE_CSV', 'MEDUSA_CSV', 'GOOGLE_XML'] as const;

type Format = (typeof FORMATS)[number];

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
  for await (const chunk of write(source, shop, now)) chunks.push(Buffer.from(chunk));
  return toSource(`range${ending}`, Buffer.concat(chunks));
};

/** The content of an empty catalog after importing the file without changes. */
const imported = async (file: ByteSource) => {
  const { layout, mapping } = await inspectFile(file, { layout: null, yieldIfDue });
  const opened = await openProducts(
    file,
    { layout: layout.code, mapping },
    { currency: 'EUR', currencies: shop.currencies, yieldIfDue },
  );
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

/** What the files of other systems don’t have. Those of Shopify and Vendure have one currency. */
const LACKS: Partial<Record<Format, readonly ('stock' | 'options' | 'sales' | 'USD')[]>> = {
  SHOPIFY_CSV: ['USD'],
  VENDURE_CSV: ['USD', 'sales'],
  MEDUSA_CSV: ['stock', 'sales'],
  GOOGLE_XML: ['stock', 'options', 'USD'],
};

/** What is sold of a product: its variants, or itself. */
const getOffers = (product: ProductContent, lacks: (typeof LACKS)[Format] = []) =>
  (product.variants.length ? product.variants : [null]).map((variant) => {
    const { sku, stock = null } = variant ?? product;
    const options = (variant?.options ?? []).map(({ name, value }) => `${name} ${value}`);
    const prices = ['EUR', 'USD'].flatMap((currency) => {
      const price = [...(variant?.prices ?? []), ...product.prices].find((given) => given.currency === currency);
      if (!price || lacks.some((lack) => lack === currency)) return [];
      const { amount, compareAt } = getPriceAt(price, now);
      return `${amount} ${currency}${compareAt === null || lacks.includes('sales') ? '' : ` instead of ${compareAt}`}`;
    });
    return {
      sku,
      prices,
      ...(!lacks.includes('options') && { options }),
      ...(!lacks.includes('stock') && { stock }),
    };
  });

/** Whether the other system can have the product, by what its importer documents. */
const isTakenBy = (format: Format, product: ProductContent) => {
  if (!LACKS[format]) return true;
  const { variants, kind = 'SIMPLE' } = product;
  const names = new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)));
  const hasValues = variants.every(
    ({ options }) => options.length === names.size && options.every(({ value }) => value.trim()),
  );
  const offers = getOffers(product);
  return (
    kind === 'SIMPLE' &&
    product.name.trim() !== '' &&
    hasValues &&
    new Set(offers.map(({ options }) => String(options))).size === offers.length &&
    (format === 'MEDUSA_CSV' || offers.every(({ prices }) => prices.some((price) => price.includes('EUR')))) &&
    (format !== 'VENDURE_CSV' || product.status === 'ACTIVE') &&
    // Google requires an image, and the date from which a backorder is available.
    (format !== 'GOOGLE_XML' || (product.media.length > 0 && product.availability !== 'BACKORDER'))
  );
};

const expectSame = async (contents: readonly ProductContent[], format: Format) => {
  const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
  const sorted = (products: readonly ProductContent[]) =>
    products.map((product) => getOffers(product, LACKS[format]).sort(byText)).sort(byText);
  const taken = contents.filter((product) => isTakenBy(format, product));
  expect(sorted(await imported(await getFile(contents, format))), format).toEqual(sorted(taken));
};

const size = (...values: string[]) => ({
  options: values.map((value, index) => ({ name: ['Size', 'Colour', 'Finish'][index]!, value })),
});

const AWKWARD: ProductContent[] = [
  soundContent({ sku: '00001', stock: 4 }),
  soundContent({ sku: '1E5', prices: [price(0.5), price(1, { currency: 'USD' })] }),
  soundContent({ sku: 'A', variants: [soundVariant('A-1', { options: [] })] }),
  soundContent({ sku: 'B', variants: [soundVariant('B', { options: [], stock: null, prices: [price(12)] })] }),
  soundContent({ sku: 'C', stock: -2, availability: 'BACKORDER', prices: [price(1234.5, { compareAt: 2000 })] }),
  soundContent({
    sku: 'Lens',
    prices: [],
    variants: [
      soundVariant('L-1', { ...size('-1.25'), stock: 0, prices: [price(9)] }),
      soundVariant('L-2', { ...size('+1.25'), stock: null, prices: [price(10)] }),
    ],
  }),
  soundContent({
    sku: 'Shoe',
    variants: [
      soundVariant('007', { ...size('042', 'true', '1,5'), name: '' }),
      soundVariant('7', { ...size('42', 'null', 'a "b"'), name: '' }),
    ],
  }),
  soundContent({
    sku: 'Default',
    variants: ['Oak', 'Ash'].map((value) => soundVariant(value, { options: [{ name: 'Default option', value }] })),
  }),
  soundContent({ sku: 'Draft', status: 'DRAFT', stock: 1 }),
  soundContent({ sku: 'Free', prices: [], stock: 1 }),
].map((product, index) => ({ ...product, slug: `product-${index}` }));

describe('What is sold', () => {
  it.each(FORMATS)('is the same after it is exported and imported as %s', async (format) => {
    await expectSame(AWKWARD, format);
  });
});

const readReal = async (name: string) => imported(toSource(name, readFileSync(new URL(name, realFiles))));

const realTitle = existsSync(realFiles) ? 'Real files' : 'Real files (SKIPPED: the folder ../shared/data is not there)';

describe.skipIf(!existsSync(realFiles))(realTitle, () => {
  describe.each(['shopify-apparel.csv', 'vendure-products.csv', 'magento-products.csv'])('%s', (name) => {
    let read: ReturnType<typeof readReal> | undefined;

    it.each(FORMATS)('has the same products, variants, options, prices, and stock as %s', async (format) => {
      await expectSame(await (read ??= readReal(name)), format);
    });
  });

  it('of bug reports, all in one catalog, have the same in each format', async () => {
    const skus = new Set<string>();
    const contents: ProductContent[] = [];
    for (const name of readdirSync(new URL('reports', realFiles))) {
      for (const product of await readReal(`reports/${name}`)) {
        const own = [...new Set(getSkus(product))];
        if (own.some((sku) => skus.has(sku))) continue;
        own.forEach((sku) => skus.add(sku));
        contents.push(product);
      }
    }
    expect(contents.length).toBeGreaterThan(100);
    // What Google requires of each item, such as an image, is for other tests.
    const formats = FORMATS.filter((format) => format !== 'GOOGLE_XML');
    for (const format of formats) await expectSame(contents.sort(bySku), format);
  });
});
