import type { Store, ValueReading } from '../../db/store';
import { DomainError } from '../../errors';
import { attributeCode, FIELD_CODES } from '../../records/attributeCode';
import { NO_RULES, type AttributeDefinitionRecord, type AttributeFormat } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import { listKnownDefinitions } from '../validation/definedRules';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import { nearestText, withNearest } from '../texts/nearestText';
import { assertScope } from '../productValues/assertScope';
import { readValue } from '../productValues/readValue';
import { toCode, valuePath } from '../productValues/values';
import type { ContentDraft } from './contentDraft';

type Reads = Pick<Store, 'list' | 'products'>;

/** Returns the codes of the attributes that are defined, or that products of the catalog or their variants have. */
export async function listKnownCodes(store: Reads, catalogId: string): Promise<Set<string>> {
  const definitions = await listKnownDefinitions(store);
  const names = [...(await store.products.attributes(catalogId)).keys()];
  const scoped = (await store.products.scopedAttributes(catalogId)).keys();
  const ofVariants = (await store.products.variantAttributes(catalogId)).keys();
  return new Set([...definitions.map(({ code }) => code), ...names.map(attributeCode), ...scoped, ...ofVariants]);
}

/** Throws INVALID, naming the nearest one, for a code that is not among the known ones of a catalog. */
export function assertCodeKnown(code: string, known: ReadonlySet<string>) {
  if (known.has(code)) return;
  const nearest = nearestText(code, [...known]);
  const message = withNearest(say`The catalog doesn’t have the attribute ${code}.`, nearest);
  throw new DomainError('INVALID', message, { attribute: message });
}

/** The content of a product or a variant that says which attributes it has. */
type Owner = Partial<Pick<ContentDraft, 'attributes' | 'values'>>;

const getOwnCodes = ({ attributes = [], values = [] }: Owner) => [
  ...attributes.map(({ name }) => attributeCode(name)),
  ...values.map(({ attribute }) => attribute),
];

/**
 * Throws INVALID with `fields`, naming the nearest code, for values for languages and channels whose attribute is
 * neither defined nor in use. Its own name is enough to add one to a product, but a code without it can only be
 * mistyped.
 */
export async function assertValuesKnown(
  store: Reads,
  catalogId: string,
  draft: ContentDraft,
  former: ContentDraft,
): Promise<void> {
  const own = new Set([
    ...draft.attributes.map(({ name }) => attributeCode(name)),
    ...draft.variants.flatMap(({ attributes }) => getOwnCodes({ attributes: attributes ?? [] })),
    ...[former, ...former.variants].flatMap(getOwnCodes),
  ]);
  const places = [
    ...(draft.values ?? []).map((value) => ({ value, path: valuePath(value) })),
    ...draft.variants.flatMap(({ values = [] }, index) =>
      values.map((value) => ({ value, path: `variants[${index}].${valuePath(value)}` })),
    ),
  ].filter(({ value: { attribute } }) => !FIELD_CODES.has(attribute) && !own.has(attribute));
  if (!places.length) return;
  const known = await listKnownCodes(store, catalogId);
  const wrong = places.filter(({ value }) => !known.has(value.attribute));
  const messages = wrong.map(({ value: { attribute }, path }): [string, Sentence] => {
    const missing = withNearest(say`No attribute has the code ${attribute}.`, nearestText(attribute, [...known]));
    return [path, say`${missing} To add an attribute, enter its value in the default language first.`];
  });
  assertNoFieldErrors(Object.fromEntries(messages));
}

/** An attribute in a language and a channel of a catalog, as in a filter or an order. */
export interface AttributeRequest {
  attribute: string;
  locale?: string | null | undefined;
  channel?: string | null | undefined;
}

/** How the values of an attribute are read, and what they are. */
export interface AttributeReading {
  reading: ValueReading;
  /** The format of its definition. That of a plain text if it has none. */
  format: AttributeFormat;
  /** When the definition was changed last; empty without one. */
  stamp: string;
}

const PLAIN: AttributeFormat = { type: 'TEXT', unitFamily: null, rules: NO_RULES, options: [] };

/** Returns a function that finds attributes by code. It throws INVALID, naming the nearest one, if there is none. */
export async function createAttributeReader(
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
): Promise<(request: AttributeRequest) => AttributeReading> {
  const definitions = new Map<string, AttributeDefinitionRecord>(
    (await listKnownDefinitions(store)).map((definition) => [definition.code, definition]),
  );
  const known = await listKnownCodes(store, catalog.id);
  return (request) => {
    const attribute = toCode(request.attribute);
    assertCodeKnown(attribute, known);
    const scope = assertScope(catalog, request);
    const definition = definitions.get(attribute);
    return {
      reading: {
        attribute,
        ...scope,
        read: (product) => readValue(product, attribute, scope)?.text.trim() ?? '',
        ...(!FIELD_CODES.has(attribute) && { ofAttribute: attribute }),
      },
      format: definition ?? PLAIN,
      stamp: definition?.updatedAt ?? '',
    };
  };
}
