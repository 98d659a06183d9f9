import { createBackend, type Backend } from '#server/backend';
import { readCompleteness } from '#server/domain/catalogs/catalogCompleteness';
import { createCatalog, updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { remeasure } from '#server/domain/catalogs/remeasure';
import { listProducts } from '#server/domain/products/productList';
import { productRecord } from '#server/domain/products/productRecord';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent } from '#server/records/products';
import type { ProductConditionInput, ProductListInput } from '#server/types.generated';

const REPEATS = 9;
const LOCALES = ['en', 'de', 'fr', 'pt'];
const WORDS = ['Oak', 'ash', 'Zinc', 'Öl', 'nylon', 'Cotton', 'wool', 'Éponge', 'steel', 'Glass', 'clay'];

/** Durations in milliseconds: the first time after opening, and the median of the later ones. */
export interface ModelFigures {
  what: string;
  firstMs: number;
  ms: number;
}

/** Returns the heap in use in MB, after garbage collection. */
export function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** Values that differ, so that nothing is compressed by chance. */
const getText = (product: number, attribute: number, locale: string) =>
  `${WORDS[(product * 7 + attribute * 3) % WORDS.length]} ${locale} ${(product * 7919 + attribute) % 4001}`;

/** Creates the content of a product with the given number of attributes in four languages. */
export function createContent(product: number, attributes: number): ProductContent {
  const codes = Array.from({ length: attributes }, (_, at) => at);
  return {
    sku: `SKU-${product}`,
    name: `Product ${getText(product, 0, 'en')}`,
    slug: `product-${product}`,
    description: '<p>Stands in four minutes, also in wind and rain.</p>',
    brand: WORDS[product % WORDS.length]!,
    gtin: null,
    mpn: String(product),
    status: 'ACTIVE',
    categories: ['Outdoor/Tents'],
    attributes: codes.map((at) => ({ name: `Attribute ${at}`, value: getText(product, at, 'en') })),
    variants: [],
    prices: [{ currency: 'EUR', amount: 10 + (product % 90), compareAt: null }],
    media: [{ url: `/${product}.jpg`, alt: 'A tent' }],
    seo: { title: 'Tent', description: 'A tent.' },
    externalReference: null,
    values: LOCALES.slice(1).flatMap((locale) => [
      ...codes.map((at) => ({ attribute: `attribute-${at}`, locale, text: getText(product, at, locale) })),
      { attribute: 'name', locale, text: `Product ${getText(product, 0, locale)}` },
    ]),
  };
}

/** Creates a catalog of products with the given number of attributes in four languages. */
export async function fillCatalog(
  ctx: Backend['context'],
  products: number,
  attributes: number,
): Promise<CatalogRecord> {
  const input = { name: 'Bench', locales: LOCALES, channels: ['web', 'marketplace'], currencies: ['EUR'] };
  const catalog = await createCatalog(ctx, input);
  const common = { catalog, previous: null, takenSkus: new Set<string>(), isSlugTaken: false, rules: undefined };
  const now = ctx.now().toISOString();
  for (let from = 1; from <= products; from += 512) {
    const ids = Array.from({ length: Math.min(512, products - from + 1) }, (_, at) => from + at);
    const put = (id: number) =>
      productRecord({
        ...common,
        content: createContent(id, attributes),
        id: String(id),
        now,
        user: 'Bench',
        job: null,
      });
    await ctx.store.commit(ids.map((id) => ({ table: 'products', put: put(id) })));
  }
  return catalog;
}

/** Lists products with the given number of attributes in four languages, in the gateway's domain code. */
export async function modelInNode(
  products: number,
  attributes: number,
): Promise<{ figures: ModelFigures[]; heapMb: number; columnsMb: number }> {
  const { context: ctx } = createBackend();
  const before = heap();
  const catalog = await fillCatalog(ctx, products, attributes);
  const stored = heap();

  const figures: ModelFigures[] = [];
  const measure = async (what: string, step: () => Promise<unknown>, repeats = REPEATS) => {
    const runs: number[] = [];
    for (let run = 0; run <= repeats; run++) {
      const start = performance.now();
      await step();
      runs.push(performance.now() - start);
    }
    const [firstMs, ...later] = runs;
    later.sort((a, b) => a - b);
    figures.push({ what, firstMs: firstMs!, ms: later[Math.floor(later.length / 2)] ?? firstMs! });
  };
  const list = (what: string, request: Partial<ProductListInput>) =>
    measure(what, () => listProducts(ctx, { catalogId: catalog.id, perPage: 50, ...request }));

  await list('page 1 by name', {});
  await list('search', { filter: { q: 'product öl' } });
  await list('page 40', { page: 40 });
  const attribute = 'attribute-2';
  await list('filter by an attribute', {
    filter: { conditions: [{ field: `attribute:${attribute}`, operator: 'CONTAINS', values: ['zinc'] }] },
  });
  const price: ProductConditionInput = { field: 'price', operator: 'LESS', values: ['50'], currency: 'EUR' };
  const words: ProductConditionInput = { field: 'attribute:attribute-1', operator: 'CONTAINS', values: ['zinc'] };
  await list('three conditions: an attribute, a price, and a status', {
    filter: { conditions: [words, price, { field: 'status', operator: 'IS', values: ['ACTIVE'] }] },
  });
  await list('the same, or without an image, but not with a name', {
    filter: {
      or: [{ conditions: [words, price] }, { conditions: [{ field: 'images', operator: 'LESS', values: ['1'] }] }],
      not: { conditions: [{ field: 'name', operator: 'STARTS_WITH', values: ['product öl'] }] },
    },
  });
  await list('sort by an attribute', { sortBy: { attribute } });
  await list('sort by an attribute in German', { sortBy: { attribute, locale: 'de' } });
  await list('filter and sort in German', {
    filter: { conditions: [{ field: `attribute:${attribute}`, operator: 'CONTAINS', values: ['zinc'], locale: 'de' }] },
    sortBy: { attribute, locale: 'de' },
  });
  await list('filter by completeness', { filter: { completeness: { isComplete: false, locale: 'de' } } });
  await measure('completeness by channel and language', () => readCompleteness(ctx, catalog));
  const columnsMb = heap() - stored;
  const edit = { locales: [...LOCALES, 'it'] };
  await updateCatalog(ctx, { id: catalog.id, input: edit, revision: catalog.revision });
  await measure('measuring all products again for a new language', () => remeasure(ctx, catalog.id), 0);
  return { figures, heapMb: stored - before, columnsMb };
}
