import type { ProductContent, ProductRecord } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store'>;

/** Reads the content of an entry. Throws an internal error if it is missing. */
export async function contentOfEntry({ store }: Reads, { hash, sku }: PublishedEntry): Promise<ProductContent> {
  const found = await store.get('contents', hash);
  if (!found) throw new Error(`The content of published product ${sku} was not found.`);
  return found.content;
}

/** How many contents or products are read together. */
const READ = 64;

/** Reads the contents of many entries, a few at a time. */
export async function* contentsOfEntries(
  ctx: Reads,
  entries: readonly PublishedEntry[],
): AsyncGenerator<{ entry: PublishedEntry; content: ProductContent }> {
  for (let from = 0; from < entries.length; from += READ) {
    const own = entries.slice(from, from + READ);
    yield* await Promise.all(own.map(async (entry) => ({ entry, content: await contentOfEntry(ctx, entry) })));
  }
}

/** Reads the products with the ids, a few at a time; undefined for those that no longer exist. */
export async function* productsOfIds(
  { store }: Reads,
  ids: readonly string[],
): AsyncGenerator<ProductRecord | undefined> {
  for (let from = 0; from < ids.length; from += READ) yield* await store.products.byIds(ids.slice(from, from + READ));
}
