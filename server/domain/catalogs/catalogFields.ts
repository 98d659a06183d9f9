import type { CatalogRecord } from '../../records/catalogs';
import type { UpdateCatalogInput } from '../../types.generated';
import { canonicalLocale } from '../locales/canonicalLocale';
import { canonicalTimeZone, UTC } from '../../records/timeZone';
import { assertNoFieldErrors } from '../errors';
import { getCurrenciesMessage, getLocalesMessage, toCurrencies, toLocales, uniqueTexts } from '../locales/localeLists';
import { toSlug } from '#shared/slug';
import { say, type Sentence } from '../../records/sentence';
import { SHOP_FIELDS, shopFields } from './shopFields';

/** Names of the catalog fields that users can edit. */
export const CATALOG_FIELDS = [
  'code',
  'name',
  'description',
  'channels',
  'locales',
  'currencies',
  'defaultLocale',
  'tags',
  'timeZone',
  ...SHOP_FIELDS,
] as const satisfies (keyof CatalogRecord)[];

/** The catalog fields that users can edit. */
export type CatalogFields = Pick<CatalogRecord, (typeof CATALOG_FIELDS)[number]>;

/** What is to become of a catalog; what is left out stays as it is. */
export type CatalogChanges = Omit<UpdateCatalogInput, 'id' | 'revision'>;

const NAME_LENGTH = 120;
const CODE_LENGTH = 60;
/** Generated codes leave room for a number that makes them unique. */
const MADE_CODE_LENGTH = 50;

/** Defaults of a new catalog: sold in a web shop, in English, in euros. */
const DEFAULTS: Omit<CatalogFields, 'code' | 'name' | 'defaultLocale'> = {
  description: '',
  channels: ['web'],
  locales: ['en'],
  currencies: ['EUR'],
  tags: [],
};

const nameMessage = (name: string) => {
  if (!name) return say`Enter a catalog name.`;
  return name.length > NAME_LENGTH ? say`Use ${NAME_LENGTH} characters or fewer for the name.` : null;
};

const codeMessage = (code: string) => {
  if (!code) return say`Enter a code. It can’t be generated from this name.`;
  if (code.length > CODE_LENGTH) return say`Use ${CODE_LENGTH} characters or fewer for the code.`;
  return toSlug(code) === code
    ? null
    : say`Use only lowercase letters, digits, and single hyphens between them in the code.`;
};

/** Returns the name as it is stored. Throws INVALID with `fields.name`. */
export function catalogName(name: string) {
  const trimmed = name.trim();
  const message = nameMessage(trimmed);
  if (message) assertNoFieldErrors({ name: message });
  return trimmed;
}

/**
 * Returns a code generated from a name, cut to the maximum length. Empty if no letter of the name can be used in a
 * code.
 */
export function makeCatalogCode(name: string) {
  return toSlug(name).slice(0, MADE_CODE_LENGTH).replace(/-$/, '');
}

/**
 * Returns the fields that result from applying the input to the previous ones (null for a new catalog): trimmed, lists
 * without duplicates, languages and currencies in their canonical spelling. Throws INVALID with a message for each
 * invalid field.
 */
export function catalogFields(input: CatalogChanges, former: CatalogFields | null): CatalogFields {
  const before = former ?? DEFAULTS;
  const name = (input.name ?? former?.name ?? '').trim();
  const code = input.code?.trim().toLowerCase() || (former?.code ?? makeCatalogCode(name));
  const locales = toLocales(input.locales ?? before.locales);
  const currencies = toCurrencies(input.currencies ?? before.currencies);
  const wanted = input.defaultLocale?.trim();
  const kept = former && locales.includes(former.defaultLocale) ? former.defaultLocale : (locales[0] ?? '');
  const defaultLocale = wanted ? (canonicalLocale(wanted) ?? wanted) : kept;
  const shop = shopFields(input, former);
  const wantedZone = (input.timeZone === undefined ? former?.timeZone : input.timeZone)?.trim() || UTC;
  const timeZone = canonicalTimeZone(wantedZone);
  const messages = {
    ...shop.messages,
    timeZone:
      timeZone === null
        ? say`“${wantedZone}” isn’t a time zone. Enter its IANA name. Example: ${'Europe/Berlin'}`
        : null,
    name: nameMessage(name),
    code: name || code ? codeMessage(code) : null,
    locales: locales.length ? getLocalesMessage(locales) : say`Add at least one language.`,
    currencies: currencies.length ? getCurrenciesMessage(currencies) : say`Add at least one currency.`,
    defaultLocale:
      locales.length && !locales.includes(defaultLocale)
        ? say`The default language must be one of the catalog’s languages: ${locales.join(', ')}.`
        : null,
  };
  assertNoFieldErrors(
    Object.fromEntries(Object.entries(messages).filter((entry): entry is [string, Sentence] => entry[1] !== null)),
  );
  return {
    code,
    name,
    description: input.description?.trim() ?? before.description,
    channels: uniqueTexts(input.channels ?? before.channels),
    locales,
    currencies,
    defaultLocale,
    tags: uniqueTexts(input.tags ?? before.tags),
    ...(timeZone !== null && timeZone !== UTC ? { timeZone } : { timeZone: undefined }),
    ...shop.fields,
  };
}
