import type { ProductContent } from '../../records/products';
import { googleItems } from './googleItem';
import { element } from './xml';

/** What the head of a feed says. */
export interface FeedChannel {
  title: string;
  description: string;
  currencies: readonly string[];
  /** The moment that prices and availability are of. */
  now: Date;
}

/** Google Merchant RSS 2.0: a chunk for the head, one for each product and one for the end. */
export async function* googleFeed(
  contents: AsyncIterable<ProductContent>,
  { title, description, currencies, now }: FeedChannel,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `${element('title', title)}<link>/</link>${element('description', description || title)}\n`
  );
  for await (const content of contents) yield googleItems(content, currencies, now);
  yield '</channel>\n</rss>\n';
}
