import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { EXPORT_FORMATS } from '#server/domain/feeds/feedFormats';
import { getOfferPrice, getOffers, getQuantity } from '#server/domain/feeds/receivers/offers';
import type { Checked } from '#server/domain/feeds/receivers/receiverRules';
import type { ByteSource } from '#server/domain/imports/formats/source';
import { inspectFile } from '#server/domain/imports/inspectFile';
import { openProducts } from '#server/domain/imports/openProducts';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { joinBytes } from '#server/domain/feeds/joinBytes';
import { localizedContent } from '#server/domain/productValues/localizedContent';
import { attributeCode } from '#server/records/attributeCode';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductContent, VariantContent } from '#server/records/products';
import { joinOptions, joinTexts, type Offer } from './compared';

/** Reads the products of a file as an empty catalog gets them. */
export async function readProducts(path: string): Promise<ProductContent[]> {
  const bytes = readFileSync(path);
  const file: ByteSource = {
    name: basename(path),
    size: bytes.length,
    bytes: async function* () {
      yield bytes;
    },
  };
  const yieldIfDue = async () => undefined;
  const { layout, mapping } = await inspectFile(file, { layout: null, yieldIfDue });
  const opened = await openProducts(file, { layout: layout.code, mapping }, { currency: 'EUR', yieldIfDue });
  const contents: ProductContent[] = [];
  for await (const groups of opened.batches()) {
    for (const { patch } of groups) if (patch) contents.push(applyPatch(null, patch));
  }
  return contents;
}

/** Writes the products as an export does. */
export async function writeFile(
  format: 'VENDURE_CSV' | 'MEDUSA_CSV',
  products: readonly ProductContent[],
  { catalog, now }: { catalog: CatalogRecord; now: Date },
): Promise<Uint8Array> {
  const read = async function* () {
    yield* products;
  };
  const chunks: (string | Uint8Array)[] = [];
  for await (const chunk of EXPORT_FORMATS[format].write(read, { ...catalog, categories: [] }, now)) chunks.push(chunk);
  return joinBytes(chunks);
}

const getText = (variant: VariantContent, name: string, value: string, locale: string | null) =>
  variant.values?.find((one) => one.attribute === attributeCode(name) && one.locale === locale)?.text ?? value;

/** What a format keeps of the products. */
export interface Kept {
  currencies: readonly string[];
  hasStock: boolean;
  /** Codes of the receiver by language of the catalog; null is the default language. */
  languages: readonly { locale: string | null; code: string }[];
  /** What the receiver calls the option of a product without options. */
  noOption: readonly (readonly [name: string, value: string])[];
  check: (product: ProductContent) => Checked;
}

/** Returns what the receiver should have of the products, without those that the file leaves out. */
export function getSent(
  products: readonly ProductContent[],
  kept: Kept,
  now: Date,
): { leftOut: number; offers: Offer[] } {
  const written = products.filter((product) => kept.check(product).reasons.length === 0);
  const offers = written.flatMap((product) =>
    getOffers(product).map((variant): Offer => {
      const optionsIn = (locale: string | null) => {
        const own = (variant?.options ?? []).map(
          ({ name, value }) => [name, variant ? getText(variant, name, value, locale) : value] as const,
        );
        return joinOptions(own.length ? own : kept.noOption);
      };
      const prices = kept.currencies.flatMap((currency) => {
        const price = getOfferPrice(product, variant, { currency, now });
        return price ? [`${currency} ${price.amount}`] : [];
      });
      const quantity = getQuantity(product, variant);
      return {
        sku: (variant ?? product).sku,
        price: joinTexts(prices.sort()),
        options: optionsIn(null),
        stock: kept.hasStock ? String(quantity ?? '') : undefined,
        texts: Object.fromEntries(
          kept.languages.map(({ locale, code }) => {
            const { name, description } = localizedContent(product, { locale, channel: null });
            return [code, joinTexts([name, description, optionsIn(locale)])];
          }),
        ),
      };
    }),
  );
  return { leftOut: products.length - written.length, offers };
}
