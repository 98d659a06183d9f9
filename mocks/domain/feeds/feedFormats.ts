import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import type { FeedFormat } from '../../types.generated';
import { csvFeed } from './csvFeed';
import { googleFeed } from './googleFeed';
import { jsonFeed } from './jsonFeed';

/** How a catalog is written in one format. */
export interface FeedFormatFacts {
  /** Without the leading dot. */
  extension: string;
  mediaType: string;
  /** The feed as of `now` in chunks of text, for products sorted by SKU. */
  write: (contents: AsyncIterable<ProductContent>, catalog: CatalogRecord, now: Date) => AsyncGenerator<string>;
}

/** All feed formats. */
export const FEED_FORMATS: Record<FeedFormat, FeedFormatFacts> = {
  JSON: { extension: 'json', mediaType: 'application/json', write: (contents) => jsonFeed(contents) },
  CSV: { extension: 'csv', mediaType: 'text/csv; charset=utf-8', write: (contents) => csvFeed(contents) },
  GOOGLE_XML: {
    extension: 'xml',
    mediaType: 'application/rss+xml; charset=utf-8',
    write: (contents, catalog, now) => googleFeed(contents, { ...catalog, title: catalog.name, now }),
  },
};

/** The formats in display order. */
export const FEED_ORDER: readonly FeedFormat[] = ['JSON', 'CSV', 'GOOGLE_XML'];
