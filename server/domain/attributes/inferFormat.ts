import { parseBoolean } from '../texts/booleanText';
import { compareNames } from '../locales/nameOrder';
import { NO_RULES, type AttributeFormat, type AttributeOptionRecord } from '../../records/attributes';
import type { UnitFamily } from '../../types.generated';
import { parseNumber } from '../texts/numberText';
import { attributeCode } from '../../records/attributeCode';
import { isDay, isWebAddress, parseMeasurement, splitSelection } from '../validation/valueText';

/** Attributes with more distinct values are texts. */
const MAX_OPTIONS = 50;

/** Longer values are texts rather than options. */
const MAX_OPTION_LENGTH = 60;

/** Attributes with more distinct values than this can't be a multiple selection either. */
const MAX_KEPT = 1_000;

/** Share of distinct values among all values up to which they are options. */
const OPTION_SHARE = 0.5;

/** Collects the values of an attribute and says what format they have. */
export interface FormatInference {
  add: (value: string) => void;
  /** Returns the format that all values match. */
  getFormat: () => AttributeFormat;
  /** Values, each once, in the order in which they were added. */
  getExamples: (limit: number) => string[];
}

const toOptions = (texts: Iterable<string>): AttributeOptionRecord[] => {
  const options = new Map<string, AttributeOptionRecord>();
  for (const text of [...texts].sort(compareNames)) {
    const code = attributeCode(text);
    if (!options.has(code)) options.set(code, { code, labels: [{ locale: 'en', text }] });
  }
  return [...options.values()];
};

/** Whether each option has its own code, so that no two different values become one. */
const areDistinct = (texts: readonly string[]) =>
  new Set(texts.map((text) => attributeCode(text))).size === new Set(texts.map((text) => text.toLowerCase())).size;

const isOptionText = (text: string) => text.length <= MAX_OPTION_LENGTH && /\p{L}/u.test(text);

const hasFewTexts = (texts: readonly string[], count: number) =>
  texts.length <= MAX_OPTIONS && texts.length <= Math.max(1, count * OPTION_SHARE) && texts.every(isOptionText);

/**
 * The types that each value shows alone. A leading zero belongs to codes, such as article numbers, and single letters
 * are sizes and grades, too.
 */
const PLAIN_CHECKS = {
  BOOLEAN: (value: string) => parseBoolean(value) !== null && !/^[ftjs]$/i.test(value),
  NUMBER: (value: string) => parseNumber(value) !== null && !/^-?0\d/.test(value),
  DATE: isDay,
  URL: isWebAddress,
} as const;

type PlainType = keyof typeof PLAIN_CHECKS;

/** Returns a new collection of values. It keeps at most `MAX_KEPT` of them, so a long list of texts needs no memory. */
export function createFormatInference(): FormatInference {
  const values = new Set<string>();
  const possible = new Set(Object.keys(PLAIN_CHECKS) as PlainType[]);
  /** That of all values so far; null if one is not a measurement or of another family. */
  let family: UnitFamily | null | undefined;
  let count = 0;
  let isCut = false;

  const areOptions = (texts: readonly string[]) => hasFewTexts(texts, count) && areDistinct(texts);

  const getType = (): Pick<AttributeFormat, 'type'> & Partial<AttributeFormat> => {
    if (!values.size) return { type: 'TEXT' };
    // 0 and 1 alone can be numbers, and Sand is a color, too: values are truth values only if there are both kinds.
    if (possible.has('BOOLEAN') && new Set([...values].map(parseBoolean)).size > 1) return { type: 'BOOLEAN' };
    if (possible.has('NUMBER')) return { type: 'NUMBER' };
    if (family) return { type: 'MEASUREMENT', unitFamily: family };
    if (possible.has('DATE')) return { type: 'DATE' };
    if (possible.has('URL')) return { type: 'URL' };
    if (isCut) return { type: 'TEXT' };
    const all = [...values];
    const parts = [...new Set(all.flatMap(splitSelection))];
    const areLists = all.some((value) => splitSelection(value).length > 1) && areOptions(parts);
    // Lists repeat their parts, as in “Solid”, “Striped”, “Solid, Striped”. Single options with a comma don't.
    if (areOptions(all) && !(areLists && parts.length < all.length)) return { type: 'SELECT', options: toOptions(all) };
    if (areLists) return { type: 'MULTI_SELECT', options: toOptions(parts) };
    return { type: 'TEXT' };
  };

  return {
    add: (text) => {
      const value = text.trim();
      count++;
      if (values.has(value)) return;
      if (values.size < MAX_KEPT) values.add(value);
      else isCut = true;
      for (const type of possible) if (!PLAIN_CHECKS[type](value)) possible.delete(type);
      if (family === null) return;
      const found = parseMeasurement(value)?.unit.family ?? null;
      family = family === undefined || family === found ? found : null;
    },
    getFormat: () => ({ unitFamily: null, options: [], rules: NO_RULES, ...getType() }),
    getExamples: (limit) => [...values].slice(0, limit),
  };
}
