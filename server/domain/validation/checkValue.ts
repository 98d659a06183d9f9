import { parseBoolean } from '../texts/booleanText';
import type { AttributeFormat, AttributeRulesRecord } from '../../records/attributes';
import { roundDecimal } from '../../records/decimals';
import { IMAGE_TYPES } from '../../records/imageTypes';
import { labelValue } from '../../records/labelValue';
import { getUnits } from '../../records/units';
import { joinWords, say, type Sentence, type SentenceValue } from '../../records/sentence';
import { htmlLine } from '../texts/htmlText';
import { parseNumber } from '../texts/numberText';
import { similarText } from '../texts/nearestText';
import { shown, type Finding } from './finding';
import { compilePattern } from './compilePattern';
import { createOptionFinder } from './options';
import { listRemovedHtml } from './removedHtml';
import {
  countDecimals,
  getImageExtension,
  isDay,
  isImageAddress,
  isWebAddress,
  parseMeasurement,
  splitMeasurement,
  splitSelection,
} from './valueText';

/** What is wrong with a value. */
type ValueFault = Pick<Finding, 'code' | 'category' | 'message' | 'suggestedFix'>;

/**
 * Checks a value that is not empty. Returns null if it matches the definition. `name` is what the message calls the
 * attribute: its label if it is not given.
 */
export type ValueCheck = (text: string, name?: SentenceValue) => ValueFault | null;

/** Options and other words listed in a message. */
const LISTED_WORDS = 8;

const listWords = (words: readonly SentenceValue[]) =>
  joinWords(words.length > LISTED_WORDS ? [...words.slice(0, LISTED_WORDS), '…'] : words);

const suggestRange = (min: number | null, max: number | null, unit: string) => {
  if (min === null) return say`Enter a value ${max ?? ''}${unit} or less.`;
  return max === null ? say`Enter a value ${min}${unit} or more.` : say`Enter a value from ${min} to ${max}${unit}.`;
};

/** Checks a value by its format. `name` is what the message calls the attribute. */
type FormatCheck = (text: string, name: SentenceValue) => ValueFault | null;

const wrongType = (text: string, name: SentenceValue, what: Sentence, example: SentenceValue): ValueFault => ({
  code: 'ATTRIBUTE_TYPE',
  category: 'TYPE',
  message: say`The value “${shown(text)}” of ${name} isn’t ${what}.`,
  suggestedFix: say`Enter ${what}. Example: ${example}.`,
});

const createTypeCheck =
  (isOfType: (text: string) => boolean, what: Sentence, example: SentenceValue): FormatCheck =>
  (text, name) =>
    isOfType(text) ? null : wrongType(text, name, what, example);

/** Checks an amount as entered, and by its limits as `compared` in the base unit, which is empty for numbers. */
const checkAmount = (
  { min, max, decimals }: AttributeRulesRecord,
  { amount, compared, baseUnit }: { amount: number; compared: number; baseUnit: string },
  text: string,
  name: SentenceValue,
): ValueFault | null => {
  if (decimals !== null && countDecimals(amount) > decimals) {
    return {
      code: 'ATTRIBUTE_DECIMALS',
      category: 'POLICY',
      message:
        decimals === 1
          ? say`The value “${shown(text)}” of ${name} has more than 1 decimal place.`
          : say`The value “${shown(text)}” of ${name} has more than ${decimals} decimal places.`,
      suggestedFix: say`Round it to ${roundDecimal(amount, decimals)}.`,
    };
  }
  if ((min === null || compared >= min) && (max === null || compared <= max)) return null;
  return {
    code: 'ATTRIBUTE_RANGE',
    category: 'POLICY',
    message:
      min !== null && compared < min
        ? say`The value “${shown(text)}” of ${name} is too low.`
        : say`The value “${shown(text)}” of ${name} is too high.`,
    suggestedFix: suggestRange(min, max, baseUnit),
  };
};

const createNumberCheck =
  ({ rules }: AttributeFormat): FormatCheck =>
  (text, name) => {
    const number = parseNumber(text.trim());
    if (number === null) return wrongType(text, name, say`a number`, 12.5);
    return checkAmount(rules, { amount: number, compared: number, baseUnit: '' }, text, name);
  };

const createMeasurementCheck = ({ unitFamily, rules }: AttributeFormat): FormatCheck => {
  const family = getUnits(unitFamily);
  const units = rules.units.length ? family.filter(({ code }) => rules.units.includes(code)) : family;
  const codes = units.map(({ code }) => code);
  const baseUnit = ` ${family.find(({ factor, offset }) => factor === 1 && !offset)?.code ?? ''}`;
  return (text, name) => {
    const measurement = parseMeasurement(text);
    if (measurement && codes.includes(measurement.unit.code)) {
      const { amount, inBaseUnit } = measurement;
      return checkAmount(rules, { amount, compared: inBaseUnit, baseUnit }, text, name);
    }
    const parts = splitMeasurement(text);
    if (!parts?.unit) return wrongType(text, name, say`a number with a unit`, say`${1.5} ${codes[0] ?? ''}`);
    const nearest = similarText(parts.unit, codes);
    return {
      code: 'ATTRIBUTE_UNIT',
      category: 'TYPE',
      message: say`The unit “${shown(parts.unit)}” can’t be used for ${name}.`,
      suggestedFix: nearest
        ? say`Did you mean ${nearest}? Units: ${codes.join(', ')}.`
        : say`Use one of these units: ${codes.join(', ')}.`,
    };
  };
};

const createImageCheck = ({ rules }: AttributeFormat): FormatCheck => {
  const allowed = (rules.allowedTypes ?? []).map((one) => IMAGE_TYPES[one]);
  const example = `https://example.com/label.${allowed[0]?.extensions[0] ?? 'png'}`;
  return (text, name) => {
    if (!isImageAddress(text)) return wrongType(text, name, say`the URL of an image`, example);
    const found = allowed.length > 0 ? getImageExtension(text) : null;
    if (found === null || allowed.some(({ extensions }) => extensions.includes(found))) return null;
    return {
      code: 'ATTRIBUTE_FILE_TYPE',
      category: 'TYPE',
      message: say`The file type “${found}” of “${shown(text)}” can’t be used for ${name}.`,
      suggestedFix: say`Use one of these file types: ${allowed.map((one) => one.name).join(', ')}.`,
    };
  };
};

const createOptionCheck = ({ type, options }: AttributeFormat): FormatCheck => {
  const findOption = createOptionFinder(options);
  const labels = options.map((option) => labelValue(option.labels));
  const texts = options.flatMap((option) => option.labels.map(({ text }) => text));
  return (text, name) => {
    // An option can contain a comma, so the whole value is tried first.
    const parts = type === 'SELECT' || findOption(text) ? [text] : splitSelection(text);
    const unknown = parts.find((part) => !findOption(part));
    if (unknown === undefined) return null;
    if (type === 'SELECT' && splitSelection(text).length > 1) {
      return {
        code: 'ATTRIBUTE_OPTION',
        category: 'REFERENCE',
        message: say`“${shown(text.trim())}” isn’t an option of ${name}, which can have only one.`,
        suggestedFix: say`Enter one option, or change the type of the attribute so that it can have several.`,
      };
    }
    const nearest = findOption(similarText(unknown, texts) ?? '');
    return {
      code: 'ATTRIBUTE_OPTION',
      category: 'REFERENCE',
      message: say`“${shown(unknown.trim())}” isn’t an option of ${name}.`,
      suggestedFix: nearest
        ? say`Did you mean “${labelValue(nearest.labels)}”?`
        : say`Use one of these options: ${listWords(labels)}.`,
    };
  };
};

const checkLength = ({ maxLength }: AttributeRulesRecord, length: number, name: SentenceValue): ValueFault | null =>
  maxLength === null || length <= maxLength
    ? null
    : {
        code: 'ATTRIBUTE_LENGTH',
        category: 'POLICY',
        message: say`The value of ${name} has ${length} characters. The maximum is ${maxLength}.`,
        suggestedFix: say`Shorten it to ${maxLength} characters or fewer.`,
      };

const createTextCheck = ({ rules }: AttributeFormat): FormatCheck => {
  const matches = rules.pattern === null ? null : compilePattern(rules.pattern);
  return (text, name) => {
    const tooLong = checkLength(rules, text.length, name);
    if (tooLong || !matches || matches(text)) return tooLong;
    return {
      code: 'ATTRIBUTE_PATTERN',
      category: 'POLICY',
      message: say`The value “${shown(text)}” of ${name} doesn’t match the pattern ${rules.pattern ?? ''}.`,
      suggestedFix: say`Enter a value that matches the pattern.`,
    };
  };
};

const createHtmlCheck =
  ({ rules }: AttributeFormat): FormatCheck =>
  (text, name) => {
    const removed = listRemovedHtml(text);
    if (removed.length === 0) return rules.maxLength === null ? null : checkLength(rules, htmlLine(text).length, name);
    return {
      code: 'ATTRIBUTE_HTML',
      category: 'POLICY',
      message: say`The value of ${name} contains HTML that is removed wherever it is shown: ${listWords(removed)}.`,
      suggestedFix: say`Remove it, or use other HTML.`,
    };
  };

const CHECKS: Record<AttributeFormat['type'], (format: AttributeFormat) => FormatCheck> = {
  TEXT: createTextCheck,
  RICH_TEXT: createHtmlCheck,
  NUMBER: createNumberCheck,
  MEASUREMENT: createMeasurementCheck,
  BOOLEAN: () => createTypeCheck((text) => parseBoolean(text) !== null, say`yes or no`, say`Yes`),
  DATE: () => createTypeCheck(isDay, say`a date`, '2026-03-01'),
  SELECT: createOptionCheck,
  MULTI_SELECT: createOptionCheck,
  URL: () => createTypeCheck(isWebAddress, say`a web URL`, 'https://example.com/guide.pdf'),
  IMAGE: createImageCheck,
  // Whether a product has the SKU depends on the catalog.
  PRODUCT_REFERENCE: () => () => null,
};

/** Returns the check of values of the attribute with the label and format. */
export function createValueCheck(label: SentenceValue, format: AttributeFormat): ValueCheck {
  const check = CHECKS[format.type](format);
  return (text, name = label) => check(text, name);
}

/** Says that another product has the value of an attribute whose values are unique. */
export function duplicateValue(name: SentenceValue, text: string): ValueFault {
  return {
    code: 'ATTRIBUTE_DUPLICATE',
    category: 'UNIQUE',
    message: say`The value “${shown(text)}” of ${name} is already used by another product in this catalog.`,
    suggestedFix: say`Enter a value that no other product has.`,
  };
}

/** Whether a value can fail the check: a text without limits and an SKU always match. */
export function canFail({ type, rules }: AttributeFormat): boolean {
  if (type === 'TEXT') return rules.maxLength !== null || rules.pattern !== null;
  return type !== 'PRODUCT_REFERENCE';
}
