import type { CatalogRecord } from '../../records/catalogs';
import type { ProductContent } from '../../records/products';
import type { FeedFormat } from '../../types.generated';
import { createCategoryReader } from '../categories/categoryNames';
import { localizedContent } from '../productValues/localizedContent';
import { OWN_SCOPE, type ValueScope } from '../productValues/readValue';
import { csvFeed } from './csvFeed';
import { googleFeed } from './google/googleFeed';
import type { WrittenFor } from './google/googleItem';
import type { GoogleSettings } from './google/googleOffer';
import { jsonFeed, ndjsonFeed } from './jsonFeed';
import { medusaFeed } from './receivers/medusaFeed';
import { shopifyFeed } from './receivers/shopifyFeed';
import { type VendureCatalog, vendureFeed } from './receivers/vendureFeed';
import { xlsxFeed } from './xlsxFeed';

/** Reads the products from the start, sorted by SKU. */
type ReadContents = () => AsyncIterable<ProductContent>;

/** A catalog with the settings of a feed. */
export type FeedSettings = CatalogRecord & Omit<GoogleSettings, 'now'>;

/** The settings of a feed, the details of the categories of its products, and what its attributes are called. */
type FeedCatalog = FeedSettings & Pick<WrittenFor, 'findGoogleName'> & VendureCatalog;

/** How a catalog is written in one format. */
export interface FeedFormatFacts<Chunk extends string | Uint8Array = string> {
  /** End of the file's name. */
  ending: string;
  mediaType: string;
  /**
   * Whether the file can have the texts and prices of any language and channel. Others have all or the product's own.
   */
  isLocalized?: boolean;
  /**
   * Whether it is for the public, so that internal attributes are left out. Others are complete, as backups must be.
   */
  isPublic?: boolean;
  /** The file as of `now` in chunks, with the texts and prices of the `scope` if it is localized. */
  write: (read: ReadContents, catalog: FeedCatalog, now: Date, scope?: ValueScope) => AsyncGenerator<Chunk>;
}

async function* localized(contents: AsyncIterable<ProductContent>, scope: ValueScope) {
  for await (const content of contents) yield localizedContent(content, scope);
}

/** The formats of a version's feeds. */
export type VersionFeedFormat = Extract<FeedFormat, 'JSON' | 'CSV' | 'GOOGLE_XML'>;

/** The formats of a version's feeds, in display order. */
export const VERSION_FEEDS: Record<VersionFeedFormat, FeedFormatFacts> = {
  JSON: { ending: '.json', mediaType: 'application/json', write: (read) => jsonFeed(read()) },
  CSV: { ending: '.csv', mediaType: 'text/csv; charset=utf-8', write: (read) => csvFeed(read()) },
  GOOGLE_XML: {
    ending: '.xml',
    mediaType: 'application/rss+xml; charset=utf-8',
    isLocalized: true,
    isPublic: true,
    write: (read, catalog, now, scope = OWN_SCOPE) =>
      googleFeed(localized(read(), scope), {
        ...catalog,
        title: catalog.name,
        now,
        categories: createCategoryReader(catalog.categories, {
          locale: scope.locale,
          defaultLocale: catalog.defaultLocale,
        }),
      }),
  },
};

/** The formats of exports. */
export const EXPORT_FORMATS: Record<FeedFormat, FeedFormatFacts<string | Uint8Array>> = {
  ...VERSION_FEEDS,
  NDJSON: { ending: '.ndjson', mediaType: 'application/x-ndjson', write: (read) => ndjsonFeed(read()) },
  XLSX: {
    ending: '.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (read) => xlsxFeed(read()),
  },
  SHOPIFY_CSV: { ending: '-shopify.csv', mediaType: 'text/csv; charset=utf-8', isPublic: true, write: shopifyFeed },
  VENDURE_CSV: { ending: '-vendure.csv', mediaType: 'text/csv; charset=utf-8', isPublic: true, write: vendureFeed },
  MEDUSA_CSV: { ending: '-medusa.csv', mediaType: 'text/csv; charset=utf-8', isPublic: true, write: medusaFeed },
};
