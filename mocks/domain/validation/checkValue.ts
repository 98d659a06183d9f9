import { getLabel, type AttributeFormat } from '../../records/attributes';
import { roundDecimal } from '../../records/decimals';
import { IMAGE_TYPES } from '../../records/imageTypes';
import { getUnits } from '../../records/units';
import { htmlLine } from '../htmlText';
import { parseNumber } from '../numberText';
import { similarText } from '../nearestText';
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
  parseBoolean,
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
export type ValueCheck = (text: string, name?: string) => ValueFault | null;

/** Options and other words listed in a message. */
const LISTED_WORDS = 8;

const listWords = (words: readonly string[]) =>
  words.slice(0, LISTED_WORDS).join(', ') + (words.length > LISTED_WORDS ? ', …' : '');

const describeRange = (min: number | null, max: number | null, unit: string) =>
  min === null ? `${max}${unit} or less` : max === null ? `${min}${unit} or more` : `from ${min} to ${max}${unit}`;

/** Returns the check of values of the attribute with the label and format. */
export function createValueCheck(label: string, format: AttributeFormat): ValueCheck {
  const { type, unitFamily, options, rules } = format;
  const { min, max, decimals, maxLength } = rules;

  const wrongType = (text: string, name: string, what: string, example: string): ValueFault => ({
    code: 'ATTRIBUTE_TYPE',
    category: 'TYPE',
    message: `The value “${shown(text)}” of ${name} isn’t ${what}.`,
    suggestedFix: `Enter ${what}. Example: ${example}.`,
  });
  const checkAmount = (
    text: string,
    name: string,
    amount: number,
    compared: number,
    unit: string,
  ): ValueFault | null => {
    if (decimals !== null && countDecimals(amount) > decimals) {
      return {
        code: 'ATTRIBUTE_DECIMALS',
        category: 'POLICY',
        message: `The value “${shown(text)}” of ${name} has more than ${decimals} decimal ${decimals === 1 ? 'place' : 'places'}.`,
        suggestedFix: `Round it to ${roundDecimal(amount, decimals)}.`,
      };
    }
    if ((min === null || compared >= min) && (max === null || compared <= max)) return null;
    return {
      code: 'ATTRIBUTE_RANGE',
      category: 'POLICY',
      message: `The value “${shown(text)}” of ${name} is ${min !== null && compared < min ? 'too low' : 'too high'}.`,
      suggestedFix: `Enter a value ${describeRange(min, max, unit)}.`,
    };
  };

  const checkLength = (length: number, name: string): ValueFault | null =>
    maxLength === null || length <= maxLength
      ? null
      : {
          code: 'ATTRIBUTE_LENGTH',
          category: 'POLICY',
          message: `The value of ${name} has ${length} characters. The maximum is ${maxLength}.`,
          suggestedFix: `Shorten it to ${maxLength} characters or fewer.`,
        };

  switch (type) {
    case 'NUMBER':
      return (text, name = label) => {
        const number = parseNumber(text.trim());
        return number === null
          ? wrongType(text, name, 'a number', '12.5')
          : checkAmount(text, name, number, number, '');
      };
    case 'MEASUREMENT': {
      const family = getUnits(unitFamily);
      const units = rules.units.length ? family.filter(({ code }) => rules.units.includes(code)) : family;
      const codes = units.map(({ code }) => code);
      const base = ` ${family.find(({ factor, offset }) => factor === 1 && !offset)?.code ?? ''}`;
      return (text, name = label) => {
        const measurement = parseMeasurement(text);
        if (measurement && codes.includes(measurement.unit.code)) {
          return checkAmount(text, name, measurement.amount, measurement.inBaseUnit, base);
        }
        const parts = splitMeasurement(text);
        if (!parts?.unit) return wrongType(text, name, 'a number with a unit', `1.5 ${codes[0] ?? ''}`);
        const nearest = similarText(parts.unit, codes);
        return {
          code: 'ATTRIBUTE_UNIT',
          category: 'TYPE',
          message: `The unit “${shown(parts.unit)}” can’t be used for ${name}.`,
          suggestedFix: nearest
            ? `Did you mean ${nearest}? Units: ${codes.join(', ')}.`
            : `Use one of these units: ${codes.join(', ')}.`,
        };
      };
    }
    case 'BOOLEAN':
      return (text, name = label) => (parseBoolean(text) === null ? wrongType(text, name, 'yes or no', 'Yes') : null);
    case 'DATE':
      return (text, name = label) => (isDay(text) ? null : wrongType(text, name, 'a date', '2026-03-01'));
    case 'URL':
      return (text, name = label) =>
        isWebAddress(text) ? null : wrongType(text, name, 'a web URL', 'https://example.com/guide.pdf');
    case 'IMAGE': {
      const allowed = (rules.allowedTypes ?? []).map((one) => IMAGE_TYPES[one]);
      return (text, name = label) => {
        if (!isImageAddress(text)) {
          return wrongType(
            text,
            name,
            'the URL of an image',
            `https://example.com/label.${allowed[0]?.extensions[0] ?? 'png'}`,
          );
        }
        const found = allowed.length > 0 ? getImageExtension(text) : null;
        if (found === null || allowed.some(({ extensions }) => extensions.includes(found))) return null;
        return {
          code: 'ATTRIBUTE_FILE_TYPE',
          category: 'TYPE',
          message: `The file type “${found}” of “${shown(text)}” can’t be used for ${name}.`,
          suggestedFix: `Use one of these file types: ${allowed.map((one) => one.name).join(', ')}.`,
        };
      };
    }
    case 'PRODUCT_REFERENCE':
      // Whether a product has the SKU depends on the catalog.
      return () => null;
    case 'SELECT':
    case 'MULTI_SELECT': {
      const findOption = createOptionFinder(options);
      const labels = options.map((option) => getLabel(option.labels));
      return (text, name = label) => {
        // An option can contain a comma, so the whole value is tried first.
        const parts = type === 'SELECT' || findOption(text) ? [text] : splitSelection(text);
        const unknown = parts.find((part) => !findOption(part));
        if (unknown === undefined) return null;
        const nearest = similarText(unknown, labels);
        return {
          code: 'ATTRIBUTE_OPTION',
          category: 'REFERENCE',
          message: `“${shown(unknown.trim())}” isn’t an option of ${name}.`,
          suggestedFix: nearest ? `Did you mean “${nearest}”?` : `Use one of these options: ${listWords(labels)}.`,
        };
      };
    }
    case 'TEXT': {
      const matches = rules.pattern === null ? null : compilePattern(rules.pattern);
      return (text, name = label) => {
        const tooLong = checkLength(text.length, name);
        if (tooLong || !matches || matches(text)) return tooLong;
        return {
          code: 'ATTRIBUTE_PATTERN',
          category: 'POLICY',
          message: `The value “${shown(text)}” of ${name} doesn’t match the pattern ${rules.pattern}.`,
          suggestedFix: 'Enter a value that matches the pattern.',
        };
      };
    }
    case 'RICH_TEXT':
      return (text, name = label) => {
        const removed = listRemovedHtml(text);
        if (removed.length === 0) return maxLength === null ? null : checkLength(htmlLine(text).length, name);
        return {
          code: 'ATTRIBUTE_HTML',
          category: 'POLICY',
          message: `The value of ${name} contains HTML that is removed wherever it is shown: ${listWords(removed)}.`,
          suggestedFix: 'Remove it, or use other HTML.',
        };
      };
  }
}

/** Says that another product has the value of an attribute whose values are unique. */
export function duplicateValue(name: string, text: string): ValueFault {
  return {
    code: 'ATTRIBUTE_DUPLICATE',
    category: 'UNIQUE',
    message: `The value “${shown(text)}” of ${name} is already used by another product in this catalog.`,
    suggestedFix: 'Enter a value that no other product has.',
  };
}

/** Whether a value can fail the check: a text without limits and an SKU always match. */
export function canFail({ type, rules }: AttributeFormat): boolean {
  if (type === 'TEXT') return rules.maxLength !== null || rules.pattern !== null;
  return type !== 'PRODUCT_REFERENCE';
}
