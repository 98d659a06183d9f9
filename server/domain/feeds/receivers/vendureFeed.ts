import type { CatalogRecord } from '#server/records/catalogs';
import type { DetailedCategory } from '#server/records/categories';
import type { MediaRecord, ProductContent, VariantContent } from '#server/records/products';
import { type Labels, NO_LABELS } from '../../attributes/labels';
import { createCategoryReader } from '../../categories/categoryNames';
import { localizedContent } from '../../productValues/localizedContent';
import { csvRow } from '../csvFeed';
import { getOfferPrice, getOffers, getQuantity, takeHandle } from './offers';
import { imageLink } from '../shopUrls';
import { checkForVendure } from './vendureRules';
import { getVendureLanguages, productFacets, type VendureReader, variantFacets, writeOptions } from './vendureTexts';

/** A catalog with what its texts in other languages are read with. */
export interface VendureCatalog extends CatalogRecord {
  categories: readonly DetailedCategory[];
  /** By default, attributes and options have the same name in all languages. */
  labels?: Labels;
}

interface Row {
  product: ProductContent;
  handle: string;
  variant: VariantContent | null;
  isFirst: boolean;
}

/** A language with the options of a product in it. */
interface Texts extends VendureReader {
  content: ProductContent;
  options: ReturnType<typeof writeOptions>;
}

type Cell = (row: Row) => string;

/** A column that can be written in each language. */
type TextCell = (row: Row, texts: Texts) => string;

const TEXT_COLUMNS: Record<string, TextCell> = {
  name: ({ isFirst, product }, { content }) => (isFirst ? content.name.trim() || product.name : ''),
  description: ({ isFirst }, { content }) => (isFirst ? content.description : ''),
  facets: ({ isFirst, product }, texts) => (isFirst ? productFacets(product, texts) : ''),
  optionGroups: ({ isFirst }, { options }) => (isFirst ? options.groups : ''),
  optionValues: ({ variant }, { options }) => options.values(variant),
  variantFacets: ({ variant }, texts) => (variant ? variantFacets(variant, texts) : ''),
};

const writeAssets = (media: readonly MediaRecord[], catalog: CatalogRecord) =>
  media.flatMap(({ url }) => imageLink(catalog, url)?.replaceAll('|', '%7C') ?? []).join('|');

const getColumns = (catalog: CatalogRecord, now: Date): Record<string, Cell> => ({
  slug: ({ isFirst, handle }) => (isFirst ? handle : ''),
  assets: ({ isFirst, product }) => (isFirst ? writeAssets(product.media, catalog) : ''),
  sku: ({ product, variant }) => (variant ?? product).sku,
  price: ({ product, variant }) => {
    const [currency] = catalog.currencies;
    return getOfferPrice(product, variant, { currency, now })!.amount.toFixed(2);
  },
  taxCategory: () => 'standard',
  stockOnHand: ({ product, variant }) => String(getQuantity(product, variant) ?? 0),
  trackInventory: ({ product, variant }) => String(getQuantity(product, variant) !== null),
  variantAssets: ({ variant }) => (variant ? writeAssets(variant.media, catalog) : ''),
});

/** Columns in the order of Vendure’s documentation. The name comes first: a row without it is another variant. */
const ORDER =
  'name slug description assets facets optionGroups optionValues sku price taxCategory stockOnHand trackInventory variantAssets variantFacets'.split(
    ' ',
  );

/**
 * Vendure's product CSV with prices in the catalog's first currency, as of `now`: a row per variant. Categories, the
 * brand, and attributes become facets. Texts have a column for each language of the catalog. Products that Vendure
 * can’t have are left out; see `checkForVendure`. Cells are not protected from spreadsheets, because Vendure takes them
 * as they are, and a byte order mark would be part of the first header.
 */
export async function* vendureFeed(
  read: () => AsyncIterable<ProductContent>,
  catalog: VendureCatalog,
  now: Date,
): AsyncGenerator<string> {
  const { categories, defaultLocale, labels = NO_LABELS } = catalog;
  const languages = getVendureLanguages(catalog);
  const readers = languages.map(({ locale }): VendureReader => ({
    locale,
    categories: createCategoryReader(categories, { locale, defaultLocale }),
    labels,
  }));
  const columns = getColumns(catalog, now);
  const handles = new Set<string>();
  yield csvRow(
    ORDER.flatMap((name) =>
      languages.length > 1 && name in TEXT_COLUMNS ? languages.map(({ code }) => `${name}:${code}`) : [name],
    ),
  );
  for await (const product of read()) {
    if (checkForVendure(product, catalog, now).reasons.length) continue;
    const handle = takeHandle(product, handles);
    const texts = readers.map((reader): Texts => ({
      ...reader,
      content: localizedContent(product, { locale: reader.locale, channel: null }),
      options: writeOptions(product, reader),
    }));
    const rows = getOffers(product).map((variant, index): Row => ({ product, handle, variant, isFirst: index === 0 }));
    yield rows
      .map((row) =>
        csvRow(ORDER.flatMap((name) => columns[name]?.(row) ?? texts.map((text) => TEXT_COLUMNS[name]!(row, text)))),
      )
      .join('');
  }
}
