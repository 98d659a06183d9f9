/**
 * Measures the gateway over the database of its first argument, as JSON, or in memory for null: with
 * `fill`, from an empty database on; with `start`, how long it takes to open what is in it. Prints the figures as JSON.
 */
import { createBackend, type Backend } from '#server/backend';
import { openDatabase, type DatabasePlace } from '#server/db/sql/openDatabase';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { ProductFilter } from '#server/types.generated';
import { listProducts } from '#server/domain/products/productList';
import { createSetUpLink, setUp } from '#server/domain/users/setUp';
import { createGateway, type Gateway } from '#server/gateway';
import { updateProduct } from '#server/domain/products/updateProduct';
import { publishWork } from '#server/domain/publishedCatalogs/publishWork';
import { importRows } from '../importInNode';
import type { ServerFigures, StartFigures } from './serverInNode';

const SAVES = 200;
const PAGES = 100;
const PER_PAGE = 25;

const quantiles = (times: number[]): [p50: number, p95: number] => {
  const sorted = times.sort((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)]!, sorted[Math.floor(sorted.length * 0.95)]!];
};

const measure = async (count: number, work: (run: number) => Promise<unknown>) => {
  const times: number[] = [];
  for (let run = 0; run < count; run++) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  return quantiles(times);
};

const PAGE = `query ($input: ProductListInput!) { products(input: $input) { totalDocs totalPages data {
  id sku name status variantCount priceRange { minPrice { amount currencyCode } maxPrice { amount } } categories issues { severity } updatedAt } } }`;

/** Returns what asks the gateway for pages of the catalog, as its first administrator. */
const createPageReader = async ({ context: ctx, handle }: Gateway, catalogId: string) => {
  const token = (await createSetUpLink(ctx))!.split('#')[1]!;
  const account = { fullName: 'Bench', email: 'bench@team.example', password: 'three unrelated words' };
  const { accessToken } = await setUp(ctx, { token, ...account });
  return async (page: number, filter: ProductFilter) => {
    const variables = { input: { catalogId, page, perPage: PER_PAGE, filter } };
    const answer = await handle(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ query: PAGE, variables }),
      }),
    );
    const { errors } = (await answer!.json()) as { errors?: { message: string }[] };
    if (errors) throw new Error(errors[0]!.message);
  };
};

/** The first time, it reads the attribute of all products, unless the index has it. */
const filterByAttribute = async ({ context: ctx }: Pick<Backend, 'context'>, catalogId: string) => {
  const start = performance.now();
  await listProducts(ctx, {
    catalogId,
    filter: { conditions: [{ field: 'attribute:material', operator: 'IS', values: ['Wool'] }] },
    perPage: PER_PAGE,
  });
  return performance.now() - start;
};

const publish = async ({ context: ctx }: Pick<Backend, 'context'>, catalogId: string) => {
  const start = performance.now();
  const order = { catalogId, label: '', reason: '', rollbackOf: null, user: 'Bench', jobId: null };
  const work = publishWork(ctx, { ...order, yieldIfDue: async () => undefined });
  let step = await work.next();
  while (!step.done) step = await work.next();
  await ctx.store.commit(step.value.changes);
  return performance.now() - start;
};

/** Imports and publishes some products, adds copies of them up to `products`, and saves and lists them. */
const fill = async (backend: Gateway, rows: number, products: number): Promise<ServerFigures> => {
  const { context: ctx } = backend;
  const { id: catalogId } = await createCatalog(ctx, { name: 'Bench' });
  const imported = await importRows(backend, catalogId, rows);
  const publishMs = await publish(backend, catalogId);
  const ids = await ctx.store.products.ids(catalogId, {});
  const sources = await ctx.store.getMany('products', ids.slice(0, 200));
  for (let count = imported.products; count < products; count += sources.length) {
    const copies = sources.map(async (source, at) => {
      const id = await ctx.store.nextId('products');
      return {
        ...source!,
        id,
        sku: `COPY-${id}`,
        slug: `copy-${id}`,
        name: `${source!.name} ${at * count}`,
        variants: [],
        attributes: [{ name: 'Material', value: ['Wool', 'Linen', 'Oak', 'Steel', 'Cotton'][Number(id) % 5]! }],
      };
    });
    await ctx.store.commit((await Promise.all(copies)).map((put) => ({ table: 'products', put })));
  }
  const readPage = await createPageReader(backend, catalogId);
  await readPage(1, {});
  const saved = await measure(SAVES, async (run) => {
    const product = (await ctx.store.get('products', ids[(run * 7919) % ids.length]!))!;
    const { id, revision } = product;
    await updateProduct(ctx, { id, input: { brand: `Brand ${run}` }, revision, base: { brand: product.brand } });
  });
  const pages = Math.floor(products / PER_PAGE);
  const measurePages = (filter: ProductFilter, count: number) =>
    measure(PAGES, (run) => readPage(1 + ((run * 7919) % count), filter));
  const pageMs = await measurePages({}, pages);
  const searchMs = await measurePages({ q: 'blanket' }, Math.max(1, Math.floor(pages / 20)));
  const pricedMs = await measurePages({ status: 'ACTIVE', priceMin: 30 }, Math.max(1, Math.floor(pages / 4)));
  const filterMs = await filterByAttribute(backend, catalogId);
  return { rowsPerSecond: rows / imported.seconds, publishMs, saveMs: saved, pageMs, searchMs, pricedMs, filterMs };
};

const [text = 'null', mode, rows, products] = process.argv.slice(2);
const place = JSON.parse(text) as DatabasePlace | null;
const begun = performance.now();
const database = place ? await openDatabase(place) : undefined;
if (mode === 'fill') {
  // The first import, which compiles the code, is not counted.
  const warm = createBackend();
  await importRows(warm, (await createCatalog(warm.context, { name: 'Warm' })).id, 2_000);
  console.log(JSON.stringify(await fill(await createGateway(database), Number(rows), Number(products))));
} else {
  const backend = createBackend(database);
  const [catalog] = await backend.context.store.list('catalogs');
  await listProducts(backend.context, { catalogId: catalog!.id, perPage: PER_PAGE });
  const startMs = performance.now() - begun;
  const filterMs = await filterByAttribute(backend, catalog!.id);
  globalThis.gc?.();
  const figures: StartFigures = { startMs, filterMs, rssMb: process.memoryUsage.rss() / 2 ** 20 };
  console.log(JSON.stringify(figures));
}
await database?.close();
process.exit();
