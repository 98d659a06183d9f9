import { parseBoolean } from '../texts/booleanText';
import type { ValueCondition } from '../../db/store';
import { DomainError } from '../../errors';
import type { AttributeFormat } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import { getUnits } from '../../records/units';
import { say, type Sentence } from '../../records/sentence';
import type { AttributeFilterInput, AttributeType } from '../../types.generated';
import type { DomainContext } from '../context';
import { htmlLine } from '../texts/htmlText';
import { nearestText, withNearest } from '../texts/nearestText';
import { parseNumber } from '../texts/numberText';
import { createOptionFinder, createOptionsReader } from '../validation/options';
import { isDay, parseMeasurement } from '../validation/valueText';
import { createAttributeReader } from './readAttribute';
import { foldQuery, foldText } from '#shared/foldText';

/** Conditions in one filter. */
const MAX_CONDITIONS = 10;

/** What of a condition applies to each type, besides `hasValue`. */
const PARTS = {
  TEXT: ['contains'],
  RICH_TEXT: ['contains'],
  URL: ['contains'],
  IMAGE: ['contains'],
  PRODUCT_REFERENCE: ['contains'],
  NUMBER: ['min', 'max'],
  MEASUREMENT: ['min', 'max', 'unit'],
  BOOLEAN: ['isTrue'],
  DATE: ['from', 'to'],
  SELECT: ['options'],
  MULTI_SELECT: ['options'],
} as const satisfies Record<AttributeType, readonly (keyof AttributeFilterInput)[]>;

const ALL_PARTS = [...new Set(Object.values(PARTS).flat())];

const refusal = (message: Sentence) => new DomainError('INVALID', message, { attributes: message });

type Test = (text: string) => boolean;

const testRange = (
  { min, max }: { min: number | null; max: number | null },
  parse: (text: string) => number | null,
) => {
  if (min === null && max === null) return undefined;
  return (text: string) => {
    const number = parse(text);
    return number !== null && (min === null || number >= min) && (max === null || number <= max);
  };
};

const toBase = (
  amount: number | null | undefined,
  { unitFamily }: AttributeFormat,
  code: string | null | undefined,
) => {
  if (amount === null || amount === undefined || !code) return amount ?? null;
  const units = getUnits(unitFamily);
  const unit = units.find((one) => one.code === code);
  if (unit) return amount * unit.factor + (unit.offset ?? 0);
  throw refusal(say`The unit ${code} can’t be used. Units: ${units.map((one) => one.code).join(', ')}.`);
};

const testOptions = (wanted: readonly string[], format: AttributeFormat): Test => {
  const { options } = format;
  const findOption = createOptionFinder(options);
  const chosen = wanted.map((code) => {
    const option = findOption(code);
    if (option) return option;
    const nearest = nearestText(
      code,
      options.map((one) => one.code),
    );
    throw refusal(withNearest(say`The option ${code} doesn’t exist.`, nearest));
  });
  const readOptions = createOptionsReader(format);
  return (text) => readOptions(text).some((option) => chosen.includes(option));
};

/** Returns the test of a value that is not empty; undefined if any passes. */
const createTest = (input: AttributeFilterInput, format: AttributeFormat): Test | undefined => {
  const { contains, options, isTrue, from = null, to = null } = input;
  switch (format.type) {
    case 'NUMBER':
      return testRange({ min: input.min ?? null, max: input.max ?? null }, parseNumber);
    case 'MEASUREMENT': {
      const range = { min: toBase(input.min, format, input.unit), max: toBase(input.max, format, input.unit) };
      return testRange(range, (text) => parseMeasurement(text)?.inBaseUnit ?? null);
    }
    case 'BOOLEAN':
      return typeof isTrue === 'boolean' ? (text) => parseBoolean(text) === isTrue : undefined;
    case 'DATE':
      if (from === null && to === null) return undefined;
      return (text) => isDay(text) && (from === null || text >= from) && (to === null || text <= to);
    case 'SELECT':
    case 'MULTI_SELECT':
      return options?.length ? testOptions(options, format) : undefined;
    default: {
      const needle = foldQuery(contains);
      const toPlain = format.type === 'RICH_TEXT' ? htmlLine : (text: string) => text;
      return needle ? (text) => foldText(toPlain(text)).includes(needle) : undefined;
    }
  }
};

const createMatch = (input: AttributeFilterInput, format: AttributeFormat): Test => {
  const parts: readonly string[] = PARTS[format.type];
  const wrong = ALL_PARTS.find((part) => (input[part] ?? null) !== null && !parts.includes(part));
  if (wrong !== undefined) {
    throw refusal(
      say`The attribute ${input.attribute} has the type ${format.type}. Filter it by ${[...parts, 'hasValue'].join(', ')}, not by ${wrong}.`,
    );
  }
  const test = createTest(input, format);
  if (typeof input.hasValue !== 'boolean' && !test) return () => true;
  if (input.hasValue === false) return (text) => text === '' && !test;
  return (text) => text !== '' && (!test || test(text));
};

/**
 * Returns the conditions as the index evaluates them. Throws INVALID for too many, for an unknown attribute, language,
 * channel, option, or unit, and for what does not apply to the type of the attribute.
 */
export async function createConditions(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  inputs: readonly AttributeFilterInput[],
): Promise<ValueCondition[]> {
  if (inputs.length > MAX_CONDITIONS) throw refusal(say`Use at most ${MAX_CONDITIONS} conditions.`);
  const findAttribute = await createAttributeReader(ctx, catalog);
  return inputs.map((input) => {
    const { reading, format } = findAttribute(input);
    return { ...reading, isMatch: createMatch(input, format) };
  });
}
