import type { CatalogRecord } from '../../records/catalogs';
import type { CatalogInput } from '../../types.generated';
import { isCurrency } from '../currencies';
import { slugOf } from '../products/slug';
import { refuseInvalid } from '../refusal';
import { SHOP_FIELDS, shopFields } from './shopFields';

/** Names of the fields of a catalog that its editors fill in. */
export const CATALOG_FIELDS = [
  'code',
  'name',
  'description',
  'channels',
  'locales',
  'currencies',
  'defaultLocale',
  'tags',
  ...SHOP_FIELDS,
] as const satisfies (keyof CatalogRecord)[];

/** What a catalog's editors fill in. */
export type CatalogFields = Pick<CatalogRecord, (typeof CATALOG_FIELDS)[number]>;

const NAME_LENGTH = 120;
const CODE_LENGTH = 60;
/** Codes that are made leave room for a number that makes them unique. */
const MADE_CODE_LENGTH = 50;

/** A catalog that says nothing about these is sold in a web shop, in English, for euros. */
const DEFAULTS: Omit<CatalogFields, 'code' | 'name' | 'defaultLocale'> = {
  description: '',
  channels: ['web'],
  locales: ['en'],
  currencies: ['EUR'],
  tags: [],
};

const unique = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];

/** The language tag in its canonical form (BCP 47), null if it is none. */
const canonicalLocale = (tag: string) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
};

const nameMessage = (name: string) => {
  if (!name) return 'Give the catalog a name.';
  return name.length > NAME_LENGTH ? `A name has at most ${NAME_LENGTH} characters.` : null;
};

const codeMessage = (code: string) => {
  if (!code) return 'Give the catalog a code: none can be made from this name.';
  if (code.length > CODE_LENGTH) return `A code has at most ${CODE_LENGTH} characters.`;
  return slugOf(code) === code ? null : 'A code has lower-case letters, digits and single hyphens between them only.';
};

const localesMessage = (locales: readonly string[]) => {
  if (!locales.length) return 'Give the catalog at least one language.';
  const wrong = locales.filter((tag) => canonicalLocale(tag) === null);
  return wrong.length ? `Not a language tag: ${wrong.join(', ')}. Write tags such as en or pt-BR.` : null;
};

const currenciesMessage = (currencies: readonly string[]) => {
  if (!currencies.length) return 'Give the catalog at least one currency.';
  const wrong = currencies.filter((code) => !isCurrency(code));
  return wrong.length ? `Not a currency: ${wrong.join(', ')}. Write ISO 4217 codes such as EUR.` : null;
};

/** The name as it is kept. Throws INVALID with `fields.name`. */
export const catalogName = (name: string) => {
  const trimmed = name.trim();
  const message = nameMessage(trimmed);
  if (message) refuseInvalid({ name: message });
  return trimmed;
};

/** A code made from a name, cut to its length; empty where the name has no letter for it. */
export const codeOf = (name: string) => slugOf(name).slice(0, MADE_CODE_LENGTH).replace(/-$/, '');

/**
 * The fields that the input makes of a catalog's former ones (null for a new catalog): trimmed, each text of a list
 * once, languages and currencies in their canonical spelling. Throws INVALID with a message for each field at fault.
 */
export const catalogFields = (input: CatalogInput, former: CatalogFields | null): CatalogFields => {
  const before = former ?? DEFAULTS;
  const name = input.name.trim();
  const code = input.code?.trim().toLowerCase() || (former?.code ?? codeOf(name));
  const tags = unique(input.locales ?? before.locales);
  const locales = [...new Set(tags.map((tag) => canonicalLocale(tag) ?? tag))];
  const currencies = unique((input.currencies ?? before.currencies).map((currency) => currency.toUpperCase()));
  const wanted = input.defaultLocale?.trim();
  const kept = former && locales.includes(former.defaultLocale) ? former.defaultLocale : (locales[0] ?? '');
  const defaultLocale = wanted ? (canonicalLocale(wanted) ?? wanted) : kept;
  const shop = shopFields(input, former);
  const messages = {
    ...shop.messages,
    name: nameMessage(name),
    code: name || code ? codeMessage(code) : null,
    locales: localesMessage(locales),
    currencies: currenciesMessage(currencies),
    defaultLocale:
      locales.length && !locales.includes(defaultLocale)
        ? `The default language is one of the catalog's own: ${locales.join(', ')}.`
        : null,
  };
  refuseInvalid(
    Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, string] => entry[1] !== null)),
  );
  return {
    code,
    name,
    description: input.description?.trim() ?? before.description,
    channels: unique(input.channels ?? before.channels),
    locales,
    currencies,
    defaultLocale,
    tags: unique(input.tags ?? before.tags),
    ...shop.fields,
  };
};
