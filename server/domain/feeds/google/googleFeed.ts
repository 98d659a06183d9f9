import type { ProductContent } from '#server/records/products';
import { googleItems, type WrittenFor } from './googleItem';
import type { GoogleSettings } from './googleOffer';
import { element } from '../xml';

/** The header of a feed, and the settings that its items depend on. */
export interface FeedChannel extends GoogleSettings, WrittenFor {
  title: string;
  description: string;
}

/**
 * A Google Merchant RSS 2.0 feed: one chunk for the header, one per product and one for the end. Items with issues are
 * left out.
 */
export async function* googleFeed(
  contents: AsyncIterable<ProductContent>,
  channel: FeedChannel,
): AsyncGenerator<string> {
  const { title, description, shopUrl } = channel;
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    `${element('title', title)}${element('link', shopUrl)}${element('description', description || title)}\n`
  );
  for await (const content of contents) {
    yield googleItems(content, channel)
      .filter(({ issues }) => !issues.length)
      .map(({ write }) => write(channel))
      .join('');
  }
  yield '</channel>\n</rss>\n';
}
