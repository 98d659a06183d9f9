import { getLabel, type AttributeDefinitionRecord } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import type { FamilyRecord } from '../../records/families';
import { getAllPricesIn, getPrices, getThumbnail } from '../../records/productFacts';
import { getOwnChannels, type ProductContent, type VariantContent } from '../../records/products';
import { findPair } from '../../records/attributeCode';
import { ownText, readValue, type FoundValue, type ValueScope } from '../productValues/readValue';
import { valuePath } from '../productValues/values';
import { hasDescription } from './textRule';

/** A field or an attribute that a product should have. */
export interface Requirement {
  code: string;
  /** Whether each language needs a text of its own. */
  isLocalizable: boolean;
  /** The sales channels that require it; absent if all do. */
  channels?: readonly string[];
  /**
   * The label in English of an attribute that the product's family requires; absent for what all products should have.
   */
  label?: string;
  isFilled: (content: ProductContent, scope: ValueScope) => boolean;
  /** Returns the path of what is missing, as in issues. */
  getField: (content: ProductContent, scope: ValueScope) => string;
}

/** An attribute that products of a kind should have. A field of every product is then required as it says. */
export type RequiredAttribute = Pick<Requirement, 'code' | 'isLocalizable' | 'channels'> & { label: string };

const hasText = (text: string) => text.trim() !== '';

/** Whether a text was found in the scope's language or a more general one. Inherited texts do not count. */
const isInLanguage = (found: FoundValue | null, { locale }: ValueScope, isEnough = hasText) =>
  found !== null && (locale === null || found.locale !== null) && isEnough(found.text);

/** Whether the attribute of the product has a text in the scope's language. */
const hasOwnText = (content: ProductContent, attribute: string, scope: ValueScope, isEnough = hasText) =>
  content.values
    ? isInLanguage(readValue(content, attribute, scope), scope, isEnough)
    : scope.locale === null && isEnough(ownText(content, attribute));

/** Returns the requirement of a field that is the same in all languages. */
export const requireField = (code: string, isFilled: Requirement['isFilled'], path = code): Requirement => ({
  code,
  isLocalizable: false,
  isFilled,
  getField: () => path,
});

/**
 * Returns the requirement of texts. `paths` has the path of the product's own field by the code of each text, all of
 * which must be there.
 */
export const requireTexts = (
  code: string,
  paths: Readonly<Record<string, string>>,
  isEnough?: (text: string) => boolean,
): Requirement => {
  const attributes = Object.keys(paths);
  const isThere = (content: ProductContent, attribute: string, scope: ValueScope) =>
    hasOwnText(content, attribute, scope, isEnough);
  return {
    code,
    isLocalizable: true,
    isFilled: (content, scope) => attributes.every((attribute) => isThere(content, attribute, scope)),
    getField: (content, scope) => {
      const attribute = attributes.find((one) => !isThere(content, one, scope)) ?? code;
      return scope.locale === null ? paths[attribute]! : valuePath({ attribute, locale: scope.locale });
    },
  };
};

/** Whether the product has a GTIN, or each of its variants. */
export const hasGtin = ({ gtin, variants }: ProductContent) =>
  Boolean(gtin || (variants.length && variants.every((variant) => variant.gtin)));

/** Without a channel any price counts, because a product can be for sale in some of the channels only. */
const hasPrice = (content: ProductContent, { channel }: ValueScope) =>
  (channel === null ? getPrices(content) : getAllPricesIn(content, channel)).length > 0;

/** What every product should have for shops, all weighted equally. */
export const FIELD_REQUIREMENTS: readonly Requirement[] = [
  requireTexts('name', { name: 'name' }),
  requireTexts('slug', { slug: 'slug' }),
  requireTexts('description', { description: 'description' }, hasDescription),
  requireField('brand', ({ brand }) => hasText(brand)),
  requireField('categories', ({ categories }) => categories.length > 0),
  requireField('attributes', ({ attributes }) => attributes.length > 0),
  requireField('prices', (content, scope) => content.kind !== undefined || hasPrice(content, scope)),
  requireField('media', (content) => getThumbnail(content) !== null),
  requireField('identifier', (content) => hasGtin(content) || Boolean(content.mpn), 'gtin'),
  requireTexts('seo', { 'seo-title': 'seo.title', 'seo-description': 'seo.description' }),
];

/**
 * Whether the variant has the attribute in the scope: as an option, as a value of its own, or as that of the product.
 */
const isOfVariant = (variant: VariantContent, code: string, scope: ValueScope, isOfProduct: boolean) => {
  const own = variant.attributes || variant.values ? readValue(variant, code, scope) : null;
  return (
    findPair(
      variant.options.filter(({ value }) => hasText(value)),
      code,
    ) !== undefined || (own ? isInLanguage(own, scope) : isOfProduct)
  );
};

/** Whether the product, or each of its variants, has the attribute in the scope. */
const hasAttribute = (content: ProductContent, code: string, scope: ValueScope) => {
  const isOfProduct = hasOwnText(content, code, scope);
  const { variants } = content;
  return variants.length ? variants.every((variant) => isOfVariant(variant, code, scope, isOfProduct)) : isOfProduct;
};

const requireAttribute = (attribute: RequiredAttribute, field: Requirement | undefined): Requirement => ({
  ...attribute,
  isFilled: (content, scope) =>
    hasAttribute(content, attribute.code, attribute.isLocalizable ? scope : { ...scope, locale: null }),
  getField: (content, scope) => {
    const { code, isLocalizable } = attribute;
    const { locale } = scope;
    if (isLocalizable && locale !== null) {
      const path = valuePath({ attribute: code, locale });
      const isUntranslated = (variant: VariantContent) =>
        ownText(variant, code) !== '' && !isOfVariant(variant, code, scope, false);
      const index = content.variants.findIndex(isUntranslated);
      return index === -1 ? path : `variants[${index}].${path}`;
    }
    const pair = findPair(content.attributes, code);
    const index = pair ? content.attributes.indexOf(pair) : -1;
    return index === -1 ? `attributes[${code}]` : `attributes[${index}].value`;
  },
  ...field,
});

/** What families say about the fields of every product. Only needed if one lists a system attribute. */
export interface FamilyFields {
  /** Returns what every product should have, without the fields that a family lists, which apply as it says. */
  withoutListed: (listed: ReadonlySet<string>) => readonly Requirement[];
  /** Returns the requirement of a field by the code of its system attribute; undefined for other attributes. */
  find: (code: string) => Requirement | undefined;
}

/** Returns what a product should have whose family lists attributes with these codes and requires these of them. */
export function getRequirements(
  required: readonly RequiredAttribute[] = [],
  listed: readonly string[] = [],
  fields?: FamilyFields,
): readonly Requirement[] {
  if (!required.length && !fields) return FIELD_REQUIREMENTS;
  return [
    ...(fields?.withoutListed(new Set(listed)) ?? FIELD_REQUIREMENTS),
    ...required.map((one) => requireAttribute(one, fields?.find(one.code))),
  ];
}

/** Returns those of the requirements that apply in one of the channels. */
export function inChannels(requirements: readonly Requirement[], channels: readonly string[]): readonly Requirement[] {
  const applies = ({ channels: requiring }: Requirement) =>
    !requiring || requiring.some((channel) => channels.includes(channel));
  return requirements.every(applies) ? requirements : requirements.filter(applies);
}

/** Returns what products should have, by the code of their family and the channels of their catalog. */
export type RequirementReader = (family: string | undefined, channels: readonly string[]) => readonly Requirement[];

/**
 * Returns what products of the families should have: the fields that every product should have, except those that the
 * family lists, and what it requires. Attributes whose definition is deleted are not required.
 */
export function createRequirementReader(
  definitions: readonly Pick<AttributeDefinitionRecord, 'code' | 'labels' | 'isLocalizable'>[],
  families: readonly Pick<FamilyRecord, 'code' | 'attributes'>[],
  fields?: FamilyFields,
): RequirementReader {
  const definitionOf = new Map(definitions.map((definition) => [definition.code, definition]));
  const requirementsOf = new Map(
    families.map(({ code: family, attributes }) => {
      const required = attributes.flatMap(({ code, isRequired, requiredInChannels }): RequiredAttribute[] => {
        const definition = definitionOf.get(code);
        if (!isRequired || !definition) return [];
        const { labels, isLocalizable } = definition;
        const channels = requiredInChannels.length ? { channels: requiredInChannels } : {};
        return [{ code, label: getLabel(labels), isLocalizable, ...channels }];
      });
      const listed = attributes.map(({ code }) => code);
      return [family, getRequirements(required, listed, fields)];
    }),
  );
  return (family, channels) => {
    const requirements = (family === undefined ? undefined : requirementsOf.get(family)) ?? FIELD_REQUIREMENTS;
    return inChannels(requirements, channels);
  };
}

/** What a product has of what it should have, from 0 to 1, and what is missing, with its path. */
export interface CompletenessRecord {
  ratio: number;
  missing: { code: string; field: string }[];
}

/**
 * Returns the completeness of a product in a language and a channel. Nothing is required in a channel that it is not in,
 * or for all channels what only such a channel requires.
 */
export function measureCompleteness(
  content: ProductContent,
  scope: ValueScope,
  requirements: readonly Requirement[] = FIELD_REQUIREMENTS,
): CompletenessRecord {
  const { notInChannels } = content;
  if (scope.channel !== null && notInChannels?.includes(scope.channel)) return { ratio: 1, missing: [] };
  const required = requirements.filter(({ channels }) =>
    scope.channel === null
      ? !channels || !notInChannels || channels.some((channel) => !notInChannels.includes(channel))
      : !channels || channels.includes(scope.channel),
  );
  const missing = required.filter(({ isFilled }) => !isFilled(content, scope));
  return {
    ratio: (required.length - missing.length) / required.length,
    missing: missing.map(({ code, getField }) => ({ code, field: getField(content, scope) })),
  };
}

/** The completeness of a product in one language and one channel; null for a catalog without channels. */
export interface CompletenessCellRecord extends CompletenessRecord {
  locale: string;
  channel: string | null;
}

/** Returns the completeness in each language and channel of the catalog that the product is in, by channel. */
export function completenessMatrix(
  content: ProductContent,
  { locales, defaultLocale, channels }: Pick<CatalogRecord, 'locales' | 'defaultLocale' | 'channels'>,
  requirements?: readonly Requirement[],
): CompletenessCellRecord[] {
  return (channels.length ? getOwnChannels(content, channels) : [null]).flatMap((channel) =>
    locales.map((locale) => {
      const scope = { locale: locale === defaultLocale ? null : locale, channel };
      return { locale, channel, ...measureCompleteness(content, scope, requirements) };
    }),
  );
}
