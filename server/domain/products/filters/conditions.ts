import type { HeldCondition, InnerFilter } from '#server/db/store';
import type { CatalogRecord } from '#server/records/catalogs';
import { say } from '#server/records/sentence';
import { toInstant, toZonedText, UTC } from '#server/records/timeZone';
import type { ProductConditionInput } from '#server/types.generated';
import { withoutAbsent } from '../../lists/withoutAbsent';
import { assertKnown, assertScope } from '../../productValues/assertScope';
import { createFieldFinder, sayDeleted, type FilterableField } from './fields';
import type { FieldRequest, FieldSource } from './fieldSources';
import { DELETED_OPERATORS, getOperators, OPPOSITES } from './operators';
import {
  assertValues,
  createNumberTest,
  createValueTest,
  parseDayRange,
  parseOperands,
  refuse,
  type Comparison,
} from './valueTest';

const DAY = 24 * 60 * 60 * 1000;

/** Stands between the different values of variants in a column. */
const VARIANT = '\0';

type Test = (text: string) => boolean;

/** A condition as a part of a filter. */
export type FilterPart = Partial<Pick<InnerFilter, 'held' | 'values'>>;

/** Throws INVALID for what the field does not have, and for what an attribute had before its definition was deleted. */
const assertApplies = (field: FilterableField, input: ProductConditionInput) => {
  if (field.deleted && !DELETED_OPERATORS.includes(input.operator)) throw refuse(sayDeleted(field.deleted));
  const operators = getOperators(field.type, field.isAlways);
  if (!operators.includes(input.operator)) {
    throw refuse(
      say`The field ${input.field} has the type ${field.type}. Compare it by ${operators.join(', ')}, not by ${input.operator}.`,
    );
  }
  const { has } = field;
  if (input.locale && !has.includes('locale')) throw refuse(say`The field ${input.field} has no languages.`);
  if (input.channel && !has.includes('channel')) throw refuse(say`The field ${input.field} has no channels.`);
  if (input.currency && !has.includes('currency')) throw refuse(say`The field ${input.field} has no currencies.`);
  if (input.unit && field.type !== 'MEASUREMENT') throw refuse(say`The field ${input.field} has no units.`);
  if (input.variants && !field.readVariant) throw refuse(say`Variants have no field ${input.field}.`);
};

/** Returns the test of an instant, for a condition on its day in the time zone of the catalog. */
const testInstants = (comparison: Comparison, timeZone: string) => {
  const { from, to } = parseDayRange(comparison);
  const start = from === null ? -Infinity : toInstant(Date.parse(from), timeZone);
  const end = to === null ? Infinity : toInstant(Date.parse(to) + DAY, timeZone);
  return (instant: number) => instant >= start && instant < end;
};

const testPrices = (comparison: Comparison): Extract<HeldCondition, { held: 'price' }>['isMatch'] => {
  const { operator } = comparison;
  const base = OPPOSITES[operator] ?? operator;
  const isNot = base !== operator;
  const operands = parseOperands(comparison);
  const [first = NaN, second = first] = operands;
  const test = createNumberTest(base, operands);
  const isMatch = (min: number, max: number) => {
    if (base === 'IS' || base === 'BETWEEN') return min <= second && max >= first;
    return test(base === 'LESS' || base === 'AT_MOST' ? min : max);
  };
  return (min, max) => (!Number.isNaN(min) && isMatch(min, max)) !== isNot;
};

/** Names of columns are codes of attributes. Those of other fields start with a character that no code has. */
const toColumn = (key: string, { format }: Comparison) => (format ? key : `:${key}`);

/** Returns the part of a filter with the condition on the values of the source. */
const createPart = (
  source: FieldSource,
  comparison: Comparison,
  { scope, currency, catalog }: FieldRequest,
): FilterPart => {
  const { operator } = comparison;
  const isNot = operator in OPPOSITES;
  if ('key' in source) {
    const { key, read, ofAttribute, toValue, isList = false } = source;
    const test = createValueTest(comparison);
    const isOne: Test = (text) => text !== '' && test(text);
    const isMatch: Test = (text) =>
      (isList ? text.split('\n').some(isOne) : isOne(toValue ? toValue(text) : text)) !== isNot;
    const reading = { attribute: toColumn(key, comparison), ...scope, read, ...withoutAbsent({ ofAttribute }) };
    return { values: [{ ...reading, isMatch }] };
  }
  switch (source.held) {
    case 'price':
      return { held: [{ held: source.held, currency, channel: scope.channel, isMatch: testPrices(comparison) }] };
    case 'updatedAt':
      return { held: [{ held: source.held, isMatch: testInstants(comparison, catalog.timeZone ?? UTC) }] };
    case 'categories':
    case 'family':
    case 'issues': {
      const { held, toValue = (text) => text } = source;
      const test = createValueTest(comparison);
      return { held: [{ held, isMatch: (text: string) => test(toValue(text)), isNot }] };
    }
    case 'channels': {
      const isMatch = createValueTest(comparison);
      return { held: [{ held: source.held, channels: catalog.channels, isMatch, isNot }] };
    }
    case 'quality':
    case 'variants': {
      const { held, toValue } = source;
      if (toValue) {
        const test = createValueTest(comparison);
        return { held: [{ held, isMatch: (number: number) => test(toValue(number)) !== isNot }] };
      }
      const test = createNumberTest(operator, parseOperands(comparison));
      return { held: [{ held, isMatch: (number: number) => test(number) !== isNot }] };
    }
    default: {
      const { held, toValue = (text) => text } = source;
      const test = createValueTest(comparison);
      const isMatch: Test = (text) => {
        const value = toValue(text);
        return (value !== '' && test(value)) !== isNot;
      };
      return { held: [{ held, isMatch }] };
    }
  }
};

const createVariantPart = (
  field: FilterableField,
  source: FieldSource,
  comparison: Comparison,
  { request, input }: { request: FieldRequest; input: ProductConditionInput },
): FilterPart => {
  const readVariant = field.readVariant!(request);
  const toValue = ('key' in source && source.toValue) || ((text: string) => text);
  const test = createValueTest(comparison);
  const isNot = comparison.operator in OPPOSITES;
  const isOne: Test = (text) => {
    const value = toValue(text);
    return (value !== '' && test(value)) !== isNot;
  };
  const isMatch: Test = (text) => {
    const values = text.split(VARIANT);
    return input.variants === 'ALL' ? values.every(isOne) : values.some(isOne);
  };
  const key = 'key' in source ? source.key : input.field;
  // Without a currency, prices depend on the catalog.
  const currency =
    request.currency ?? ('held' in source && source.held === 'price' && request.catalog.currencies.join());
  return {
    values: [
      {
        attribute: `variants ${toColumn(key, comparison)} ${currency}`,
        ...request.scope,
        read: (product) => {
          const variants = product.variants.length ? product.variants : [null];
          return [...new Set(variants.map((variant) => readVariant(product, variant)))].join(VARIANT);
        },
        ...('key' in source && withoutAbsent({ ofAttribute: source.ofAttribute })),
        isMatch,
      },
    ],
  };
};

/**
 * Returns a function that returns a condition as the index evaluates it. It throws INVALID for an unknown field,
 * language, channel, currency, option, or unit, and for what the field does not have.
 */
export async function createConditionReader(
  ctx: FieldRequest['ctx'],
  catalog: CatalogRecord,
): Promise<(input: ProductConditionInput) => Promise<FilterPart>> {
  const findField = await createFieldFinder(ctx, catalog);
  const today = toZonedText(ctx.now().getTime(), catalog.timeZone ?? UTC).slice(0, 10);
  return async (input) => {
    const field = findField(input.field);
    assertApplies(field, input);
    const currency = input.currency?.trim().toUpperCase() || null;
    assertKnown(currency, catalog.currencies, { field: 'currency', owner: 'catalog', what: 'currency' });
    const request = { ctx, catalog, scope: assertScope(catalog, input), currency };
    const { type, format, label } = field;
    const { operator, values } = { ...input, values: input.values ?? [] };
    assertValues({ operator, values });
    const options = await field.getOptions(request);
    const comparison: Comparison = { label, operator, values, unit: input.unit || null, type, format, options, today };
    const source = await field.getSource(request);
    if (input.variants) return createVariantPart(field, source, comparison, { request, input });
    return createPart(source, comparison, request);
  };
}
