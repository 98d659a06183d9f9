import type { ProductContent } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store'>;

/** Whether the product of the entry is in the channel; without a channel, all are. */
export function isInChannel({ notInChannels = [] }: PublishedEntry, channel: string | null): boolean {
  return channel === null || !notInChannels.includes(channel);
}

/** Whether the feeds of the channel have the product of the entry; those without a channel have all. */
export function isInFeed(entry: PublishedEntry, channel: string | null): boolean {
  return isInChannel(entry, channel) && (channel === null || !entry.leftOutOf?.includes(channel));
}

/** Reads the contents of entries together, so only of a few. Throws an internal error if one is missing. */
export async function readContents({ store }: Reads, entries: readonly PublishedEntry[]): Promise<ProductContent[]> {
  const hashes = entries.map(({ hash }) => hash);
  return (await store.getMany('contents', hashes)).map((found, at) => {
    if (!found) throw new Error(`The content of published product ${entries[at]!.sku} was not found.`);
    return found.content;
  });
}

/** Reads the content of an entry. Throws an internal error if it is missing. */
export async function contentOfEntry(ctx: Reads, entry: PublishedEntry): Promise<ProductContent> {
  const [content] = await readContents(ctx, [entry]);
  return content!;
}

/** How many contents are read together. */
const READ = 64;

/** Reads the contents of many entries, a few at a time. */
export async function* contentsOfEntries(
  ctx: Reads,
  entries: readonly PublishedEntry[],
): AsyncGenerator<{ entry: PublishedEntry; content: ProductContent }> {
  for (let from = 0; from < entries.length; from += READ) {
    const own = entries.slice(from, from + READ);
    const contents = await readContents(ctx, own);
    yield* own.map((entry, at) => ({ entry, content: contents[at]! }));
  }
}
