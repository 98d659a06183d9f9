import type { AttributeFormat, AttributeOptionRecord } from '../../records/attributes';
import { splitSelection } from './valueText';

/** Returns the text as options are compared: without case and repeated spaces. */
export function normalizeOption(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}

/** Returns a function that finds the option that a text means: by its code, or by a label in any language. */
export function createOptionFinder(
  options: readonly AttributeOptionRecord[],
): (text: string) => AttributeOptionRecord | undefined {
  const byText = new Map<string, AttributeOptionRecord>();
  for (const option of options) {
    for (const text of [...option.labels.map((label) => label.text), option.code]) {
      if (!byText.has(normalizeOption(text))) byText.set(normalizeOption(text), option);
    }
  }
  return (text) => byText.get(normalizeOption(text));
}

/** Returns a function that finds the options of a value; several only of a multiple selection. */
export function createOptionsReader({
  type,
  options,
}: Pick<AttributeFormat, 'type' | 'options'>): (text: string) => AttributeOptionRecord[] {
  const findOption = createOptionFinder(options);
  return (text) => {
    const whole = findOption(text);
    const own = whole || type === 'SELECT' ? [whole] : splitSelection(text).map(findOption);
    return own.filter((option) => option !== undefined);
  };
}
