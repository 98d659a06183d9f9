import { parseBoolean } from '../texts/booleanText';
import type { AttributeDefinitionRecord, AttributeOptionRecord } from '../../records/attributes';
import { roundDecimal } from '../../records/decimals';
import type { UnitRecord } from '../../records/units';
import { listKnownDefinitions } from '../validation/definedRules';
import type { DomainContext } from '../context';
import { parseNumber } from '../texts/numberText';
import { createOptionFinder } from '../validation/options';
import { isDay, isImageAddress, isWebAddress, parseMeasurement, splitSelection } from '../validation/valueText';
import type { ProductRecord, VariantContent } from '../../records/products';
import { getCatalog } from '../catalogs/catalogList';
import { readInheritedValue, type CatalogValue } from '../productValues/readValue';
import { toCode } from '../productValues/values';
import { assertScope } from '../productValues/assertScope';
import { assertCodeKnown, listKnownCodes, type AttributeRequest } from './readAttribute';

/** What a text means by the definition of its attribute. */
type Meaning =
  | { __typename: 'TextValue' | 'ProductReferenceValue' }
  | { __typename: 'NumberValue'; number: number }
  | { __typename: 'MeasurementValue'; amount: number; unit: UnitRecord; amountInBaseUnit: number }
  | { __typename: 'BooleanValue'; isTrue: boolean }
  | { __typename: 'DateValue'; date: string }
  | { __typename: 'SelectValue'; option: AttributeOptionRecord }
  | { __typename: 'MultiSelectValue'; options: AttributeOptionRecord[] }
  | { __typename: 'UrlValue' | 'ImageValue'; url: string };

/** A value of a product with what its text means. */
export type TypedValue = Omit<CatalogValue, 'locale' | 'channel'> & {
  locale: string | null;
  channel: string | null;
} & Meaning;

type Reader = (text: string) => Meaning | null;

/** Digits after the decimal separator of an amount in a base unit, so that 45 °F is 7.2222222222 °C. */
const BASE_DECIMALS = 10;

function createReader({ type, unitFamily, options }: AttributeDefinitionRecord): Reader {
  switch (type) {
    case 'NUMBER':
      return (text) => {
        const number = parseNumber(text);
        return number === null ? null : { __typename: 'NumberValue', number };
      };
    case 'MEASUREMENT':
      return (text) => {
        const measurement = parseMeasurement(text);
        if (measurement?.unit.family !== unitFamily) return null;
        const { amount, unit, inBaseUnit } = measurement;
        return {
          __typename: 'MeasurementValue',
          amount,
          unit,
          amountInBaseUnit: roundDecimal(inBaseUnit, BASE_DECIMALS),
        };
      };
    case 'BOOLEAN':
      return (text) => {
        const isTrue = parseBoolean(text);
        return isTrue === null ? null : { __typename: 'BooleanValue', isTrue };
      };
    case 'DATE':
      return (text) => (isDay(text) ? { __typename: 'DateValue', date: text } : null);
    case 'SELECT':
    case 'MULTI_SELECT': {
      const findOption = createOptionFinder(options);
      if (type === 'SELECT') {
        return (text) => {
          const option = findOption(text);
          return option ? { __typename: 'SelectValue', option } : null;
        };
      }
      return (text) => {
        // An option can contain a comma, so the whole value is tried first.
        const found = findOption(text) ? [findOption(text)] : splitSelection(text).map(findOption);
        const known = found.filter((option) => option !== undefined);
        return known.length === found.length ? { __typename: 'MultiSelectValue', options: known } : null;
      };
    }
    case 'URL':
      return (text) => (isWebAddress(text) ? { __typename: 'UrlValue', url: text } : null);
    case 'IMAGE':
      return (text) => (isImageAddress(text) ? { __typename: 'ImageValue', url: text } : null);
    case 'PRODUCT_REFERENCE':
      return () => ({ __typename: 'ProductReferenceValue' });
    case 'TEXT':
    case 'RICH_TEXT':
      return () => null;
  }
}

const readers = new WeakMap<AttributeDefinitionRecord, Reader>();

function getReader(definition: AttributeDefinitionRecord): Reader {
  const reader = readers.get(definition) ?? createReader(definition);
  readers.set(definition, reader);
  return reader;
}

/** Adds what the values mean by the definitions of their attributes. Those that match none are texts. */
export async function toTypedValues(
  { store }: Pick<DomainContext, 'store'>,
  values: readonly CatalogValue[],
): Promise<TypedValue[]> {
  if (values.length === 0) return [];
  const definitions = new Map((await listKnownDefinitions(store)).map((definition) => [definition.code, definition]));
  return values.map((value) => {
    const definition = definitions.get(value.attribute);
    const { locale = null, channel = null } = value;
    const meaning: Meaning = (definition && getReader(definition)(value.text.trim())) ?? { __typename: 'TextValue' };
    return { ...value, locale, channel, ...meaning };
  });
}

/** Returns the values of a product, or of a variant of a catalog, with what they mean. */
export function getTypedValues(
  ctx: Pick<DomainContext, 'store'>,
  { catalogId, values = [] }: Pick<ProductRecord, 'catalogId' | 'values'>,
): Promise<TypedValue[]> {
  return toTypedValues(
    ctx,
    values.map((value) => ({ ...value, catalogId, isInherited: false })),
  );
}

/**
 * Returns the value of a product, or of one of its variants, for a language and a channel; null if there is none.
 * Throws INVALID, with the nearest known one, for an attribute, a language, or a channel that the catalog does not
 * have.
 */
export async function findTypedValue(
  ctx: Pick<DomainContext, 'store'>,
  product: ProductRecord,
  request: AttributeRequest,
  variant?: VariantContent,
): Promise<TypedValue | null> {
  const { catalogId } = product;
  const catalog = await getCatalog(ctx, catalogId);
  const attribute = toCode(request.attribute);
  const scope = { ...assertScope(catalog, request), defaultLocale: catalog.defaultLocale };
  const value = readInheritedValue(product, attribute, scope, variant);
  if (!value) assertCodeKnown(attribute, await listKnownCodes(ctx.store, catalogId));
  const [typed] = await toTypedValues(ctx, value ? [{ ...value, catalogId }] : []);
  return typed ?? null;
}
