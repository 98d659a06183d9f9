import { NO_RULES, type AttributeFormat, type AttributeOptionRecord } from '../../records/attributes';
import type { UnitFamily } from '../../types.generated';
import { parseNumber } from '../numberText';
import { attributeCode } from '../../records/attributeCode';
import { isDay, isWebAddress, parseBoolean, parseMeasurement, splitSelection } from '../validation/valueText';

/** Attributes with more distinct values are texts. */
const MAX_OPTIONS = 50;

/** Longer values are texts rather than options. */
const MAX_OPTION_LENGTH = 60;

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
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  for (const text of [...texts].sort(collator.compare)) {
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

export function createFormatInference(): FormatInference {
  const values = new Set<string>();
  let count = 0;

  const getType = (): Pick<AttributeFormat, 'type'> & Partial<AttributeFormat> => {
    const all = [...values];
    if (!all.length) return { type: 'TEXT' };
    const areAll = (check: (value: string) => boolean) => all.every(check);
    // 0 and 1 alone can be numbers, too; words are truth values only if both kinds or many products have them.
    if (areAll((value) => parseBoolean(value) !== null) && all.length > 1) return { type: 'BOOLEAN' };
    // A leading zero belongs to codes, such as article numbers.
    if (areAll((value) => parseNumber(value.trim()) !== null && !/^\s*-?0\d/.test(value))) return { type: 'NUMBER' };
    const measurements = all.map((value) => parseMeasurement(value));
    const families = new Set(measurements.map((measurement) => measurement?.unit.family));
    const [family] = families;
    if (families.size === 1 && family) return { type: 'MEASUREMENT', unitFamily: family satisfies UnitFamily };
    if (areAll(isDay)) return { type: 'DATE' };
    if (areAll(isWebAddress)) return { type: 'URL' };
    if (hasFewTexts(all, count) && areDistinct(all)) return { type: 'SELECT', options: toOptions(all) };
    const parts = [...new Set(all.flatMap(splitSelection))];
    const isSplit = all.some((value) => splitSelection(value).length > 1);
    if (isSplit && hasFewTexts(parts, count) && areDistinct(parts)) {
      return { type: 'MULTI_SELECT', options: toOptions(parts) };
    }
    return { type: 'TEXT' };
  };

  return {
    add: (value) => {
      count++;
      values.add(value.trim());
    },
    getFormat: () => ({ unitFamily: null, options: [], rules: NO_RULES, ...getType() }),
    getExamples: (limit) => [...values].slice(0, limit),
  };
}
