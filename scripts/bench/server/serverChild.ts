/**
 * Measures the gateway's domain code over the database of its first argument, as JSON, or in memory for null: with
 * `fill`, from an empty database on; with `start`, how long it takes to open what is in it. Prints the figures as JSON.
 */
import { createBackend, type Backend } from '#server/backend';
import { openDatabase, type DatabasePlace } from '#server/db/sql/openDatabase';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { listProducts } from '#server/domain/products/productList';
import { updateProduct } from '#server/domain/products/updateProduct';
import { publishWork } from '#server/domain/publishedCatalogs/publishWork';
import { importRows } from '../importInNode';
import type { ServerFigures, StartFigures } from './serverInNode';

const SAVES = 200;
const PAGES = 100;

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

const readPage = ({ context: { store } }: Backend, catalogId: string, offset: number) =>
  store.products.find({ catalogId, filter: {}, sort: 'NAME', direction: 'ASC', offset, limit: 25 });

/** The first time, it reads the attribute of all products, unless the index has it. */
const filterByAttribute = async ({ context: ctx }: Backend, catalogId: string) => {
  const start = performance.now();
  await listProducts(ctx, {
    catalogId,
    filter: { conditions: [{ field: 'attribute:material', operator: 'IS', values: ['Wool'] }] },
    perPage: 25,
  });
  return performance.now() - start;
};

const publish = async ({ context: ctx }: Backend, catalogId: string) => {
  const start = performance.now();
  const order = { catalogId, label: '', reason: '', rollbackOf: null, user: 'Bench', jobId: null };
  const work = publishWork(ctx, { ...order, yieldIfDue: async () => undefined });
  let step = await work.next();
  while (!step.done) step = await work.next();
  await ctx.store.commit(step.value.changes);
  return performance.now() - start;
};

/** Imports and publishes some products, adds copies of them up to `products`, and saves and lists them. */
const fill = async (backend: Backend, rows: number, products: number): Promise<ServerFigures> => {
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
  await readPage(backend, catalogId, 0);
  const saved = await measure(SAVES, async (run) => {
    const product = (await ctx.store.get('products', ids[(run * 7919) % ids.length]!))!;
    const { id, revision } = product;
    await updateProduct(ctx, { id, input: { brand: `Brand ${run}` }, revision, base: { brand: product.brand } });
  });
  const listed = await measure(PAGES, (run) => readPage(backend, catalogId, ((run * 7919) % products) - 25));
  const filterMs = await filterByAttribute(backend, catalogId);
  return { rowsPerSecond: rows / imported.seconds, publishMs, saveMs: saved, pageMs: listed, filterMs };
};

const [text = 'null', mode, rows, products] = process.argv.slice(2);
const place = JSON.parse(text) as DatabasePlace | null;
const begun = performance.now();
const database = place ? await openDatabase(place) : undefined;
const backend = createBackend(database);
if (mode === 'fill') {
  // The first import, which compiles the code, is not counted.
  const warm = createBackend();
  await importRows(warm, (await createCatalog(warm.context, { name: 'Warm' })).id, 2_000);
  console.log(JSON.stringify(await fill(backend, Number(rows), Number(products))));
} else {
  const [catalog] = await backend.context.store.list('catalogs');
  await readPage(backend, catalog!.id, 0);
  const startMs = performance.now() - begun;
  const filterMs = await filterByAttribute(backend, catalog!.id);
  globalThis.gc?.();
  const figures: StartFigures = { startMs, filterMs, rssMb: process.memoryUsage.rss() / 2 ** 20 };
  console.log(JSON.stringify(figures));
}
await database?.close();
process.exit();
