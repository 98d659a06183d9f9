import type { CatalogRecord } from '../../records/catalogs';
import { getPrices } from '../../records/productFacts';
import type { ProductValueRecord } from '../../records/products';
import { createYielder } from '../../yielder';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import { getAllValues } from '../productValues/values';

/** The language and the channel of a value or a price. */
type Scope = Pick<ProductValueRecord, 'locale' | 'channel'>;

type Scopes = Pick<CatalogRecord, 'locales' | 'defaultLocale' | 'channels'>;

/** A language or a channel that products must not have values or prices for, and what is refused otherwise. */
interface Lost {
  field: keyof Scopes;
  isIn: (value: Scope) => boolean;
  message: (products: Sentence) => Sentence;
}

const nameOf = (locale: string) => say`${{ language: locale }} (${locale})`;

const lostScopes = (catalog: Scopes, { locales, defaultLocale, channels }: Scopes): Lost[] => [
  ...(defaultLocale === catalog.defaultLocale
    ? []
    : [
        {
          field: 'defaultLocale' as const,
          isIn: ({ locale }: Scope) => locale === defaultLocale,
          message: (products: Sentence) =>
            say`${products} a translation into ${nameOf(defaultLocale)}, which would replace their own texts. Remove these translations before you make it the default language.`,
        },
      ]),
  ...catalog.locales
    .filter((former) => !locales.includes(former))
    .map((former): Lost => ({
      field: 'locales',
      isIn: ({ locale }) => locale === former,
      message: (products) =>
        say`${products} a translation into ${nameOf(former)}. Remove these translations before you remove the language.`,
    })),
  ...catalog.channels
    .filter((former) => !channels.includes(former))
    .map((former): Lost => ({
      field: 'channels',
      isIn: ({ channel }) => channel === former,
      message: (products) =>
        say`${products} texts or prices for the channel “${former}”. Remove these before you remove the channel.`,
    })),
];

/**
 * Throws INVALID, with the number of products, if products have values or prices for a language or a channel that an
 * edit of the catalog would remove, or in a language that it would make the default, or if categories have names in a
 * removed language. Reads all products in these cases only. Must be called while holding the catalog's lock.
 */
export async function assertScopesUnused(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  fields: Scopes,
): Promise<void> {
  const lost = lostScopes(catalog, fields);
  if (!lost.length) return;
  const counts = lost.map(() => 0);
  const yieldIfDue = createYielder();
  for await (const product of store.products.scan(catalog.id, 'ADDED')) {
    const values: Scope[] = [...getAllValues(product), ...getPrices(product)];
    lost.forEach(({ isIn }, index) => {
      if (values.some(isIn)) counts[index]!++;
    });
    await yieldIfDue();
  }
  const categories = await store.list('categories', ({ catalogId, labels }) => catalogId === catalog.id && !!labels);
  const named = catalog.locales.flatMap((former): [string, Sentence][] => {
    const count = categories.filter(({ labels }) => labels?.some(({ locale }) => locale === former)).length;
    return count && !fields.locales.includes(former)
      ? [
          [
            'locales',
            say`${count === 1 ? say`1 category has` : say`${count} categories have`} a name in ${nameOf(former)}. Remove these names before you remove the language.`,
          ],
        ]
      : [];
  });
  const messages = lost.flatMap(({ field, message }, index): [string, Sentence][] => {
    const count = counts[index]!;
    const products = count === 1 ? say`1 product has` : say`${{ grouped: count }} products have`;
    return count ? [[field, message(products)]] : [];
  });
  assertNoFieldErrors(Object.fromEntries([...named, ...messages]));
}
