import { setTimeout } from 'node:timers/promises';
import { createBackend } from '#server/backend';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { productRecord } from '#server/domain/products/productRecord';
import { publishWork } from '#server/domain/publishedCatalogs/publishWork';
import { getShopWindow, getWindowProduct, listWindowProducts } from '#server/domain/shopWindow/shopWindow';
import type { ShopWindowListInput } from '#server/types.generated';
import { createContent, heap, type ModelFigures } from './modelInNode';

const REPEATS = 9;
const CATEGORIES = ['Outdoor/Tents', 'Outdoor/Stoves', 'Clothing/Jackets', 'Clothing/Shoes', 'Home', 'Garden/Tools'];

/** Shows a published version with this many products to shoppers, in the gateway's domain code. */
export async function shopInNode(products: number): Promise<{ figures: ModelFigures[]; heapMb: number }> {
  const { context: ctx } = createBackend();
  const locales = ['en', 'de', 'fr', 'pt'];
  const catalog = await createCatalog(ctx, { name: 'Bench', locales, channels: ['web'], currencies: ['EUR', 'USD'] });
  const common = { catalog, previous: null, takenSkus: new Set<string>(), isSlugTaken: false, rules: undefined };
  const now = ctx.now().toISOString();
  const getRecord = (id: number) => {
    const content = createContent(id, 3);
    const [price] = content.prices;
    const changed = {
      ...content,
      categories: [CATEGORIES[id % CATEGORIES.length]!],
      prices: [price!, { ...price!, currency: 'USD', compareAt: id % 10 === 0 ? 200 : null }],
      values: [
        ...content.values!,
        ...['de', 'fr'].map((locale) => ({ attribute: 'name', locale, text: `${locale} ${content.name}` })),
      ],
    };
    return productRecord({ ...common, content: changed, id: String(id), now, user: 'Bench', job: null });
  };
  for (let from = 1; from <= products; from += 512) {
    const ids = Array.from({ length: Math.min(512, products - from + 1) }, (_, at) => from + at);
    await ctx.store.commit(ids.map((id) => ({ table: 'products', put: getRecord(id) })));
  }
  const order = { catalogId: catalog.id, label: '', reason: '', rollbackOf: null, user: 'Bench', jobId: null };
  const work = publishWork(ctx, { ...order, yieldIfDue: async () => undefined });
  let step = await work.next();
  while (!step.done) step = await work.next();
  await ctx.store.commit(step.value.changes);
  const { versionId } = step.value;
  const before = heap();

  const figures: ModelFigures[] = [];
  const measure = async (what: string, ask: () => Promise<unknown>) => {
    const runs: number[] = [];
    for (let run = 0; run <= REPEATS; run++) {
      const start = performance.now();
      await ask();
      runs.push(performance.now() - start);
    }
    const [firstMs, ...later] = runs;
    later.sort((a, b) => a - b);
    figures.push({ what, firstMs: firstMs!, ms: later[Math.floor(later.length / 2)]! });
  };
  const list = (what: string, input: ShopWindowListInput) =>
    measure(what, async () => listWindowProducts(ctx, await getShopWindow(ctx, versionId), input));

  await list('first page', {});
  // Searches and orders by name are prepared while a shopper reads the first page.
  await setTimeout(2_000);
  await list('page 900', { page: 900 });
  await list('search', { q: 'product öl' });
  await list('search in German', { q: 'de product zinc', locale: 'de' });
  await list('category', { category: 'Clothing' });
  await list('brands and a price', { brands: ['Oak', 'Zinc'], minPrice: 20, maxPrice: 60 });
  await list('on sale in dollars', { isOnSale: true, currency: 'USD' });
  await list('by price', { sort: 'PRICE', direction: 'DESC' });
  await list('by name', { sort: 'NAME' });
  await list('by name in German', { sort: 'NAME', locale: 'de' });
  const product = (what: string, id: string) =>
    measure(what, async () => getWindowProduct(ctx, await getShopWindow(ctx, versionId), id));
  await product('a product by ID', String(products));
  await product('a product by slug', `product-${products}`);
  return { figures, heapMb: heap() - before };
}
