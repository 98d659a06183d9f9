import { LABEL_LOCALES, type AttributeOptionRecord, type LocalizedTextRecord } from '../../records/attributes';
import type { LocalizedTextInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { nearestText, withNearest } from '../texts/nearestText';
import { makeCode } from '../../records/slug';
import { say, type Sentence } from '../../records/sentence';
import { foldText } from '#shared/foldText';

/** Maximum number of characters of a label, a code, and a group. */
export const MAX_LABEL = 120;

/** Reports an invalid field. */
export type Report = (field: string, message: Sentence) => void;

/**
 * Returns the texts of the label languages, the required one first. Throws INVALID with `fields` for another language.
 */
export function toLabels(input: readonly LocalizedTextInput[], field = 'labels'): LocalizedTextRecord[] {
  const unknown = input.find(({ locale }) => !LABEL_LOCALES.some((known) => known === locale));
  if (unknown) {
    const nearest = nearestText(unknown.locale, LABEL_LOCALES);
    const message = say`Labels can’t be in the language ${unknown.locale}.`;
    assertNoFieldErrors({
      [field]: nearest === null ? say`${message} Use ${LABEL_LOCALES.join(', ')}.` : withNearest(message, nearest),
    });
  }
  return LABEL_LOCALES.flatMap((locale) => {
    const text = input.find((label) => label.locale === locale)?.text.trim();
    return text ? [{ locale, text }] : [];
  });
}

/** Whether the code, a label, or a label of an option contains the text, which is folded. */
export function isNamedLike(
  {
    code,
    labels,
    options = [],
  }: Pick<AttributeOptionRecord, 'code' | 'labels'> & { options?: readonly AttributeOptionRecord[] },
  text: string,
): boolean {
  const words = [{ labels }, ...options].flatMap((one) => one.labels.map((label) => label.text));
  return [code, ...words].some((word) => foldText(word).includes(text));
}

/** Reports missing and long labels. */
export function checkLabels(labels: readonly LocalizedTextRecord[], path: string, report: Report) {
  if (labels[0]?.locale !== LABEL_LOCALES[0]) report(path, say`Enter an English label.`);
  if (labels.some(({ text }) => text.length > MAX_LABEL)) report(path, say`Use ${MAX_LABEL} characters or fewer.`);
}

/** Returns the code of a new record: the given one, or that of its label. Throws INVALID with `fields.code`. */
export function toLabelCode(given: string | null | undefined, label: string, example: string): string {
  const text = given?.trim() || label;
  const code = makeCode(text);
  if (code.length > MAX_LABEL || (given?.trim() && code !== given.trim())) {
    assertNoFieldErrors({
      code: say`Use lowercase letters, digits, and single hyphens between them. Example: ${example}.`,
    });
  }
  return code;
}
