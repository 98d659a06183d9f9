import { LABEL_LOCALES, type AttributeOptionRecord, type LocalizedTextRecord } from '../../records/attributes';
import type { AttributeOptionInput, LocalizedTextInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { nearestText } from '../texts/nearestText';
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
    assertNoFieldErrors({
      [field]: say`Labels can’t be in the language ${unknown.locale}. The nearest one is ${nearest ?? ''}.`,
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

/**
 * Returns the options with codes, and reports those with the same code or English label. One without a code keeps that of
 * the former option with its label.
 */
export function toOptions(
  input: readonly AttributeOptionInput[],
  former: readonly AttributeOptionRecord[],
  report: Report,
): AttributeOptionRecord[] {
  const formerCodes = new Map(former.map(({ code, labels }) => [labels[0]?.text, code]));
  const formerLabels = new Map(former.map(({ code, labels }) => [code, labels[0]?.text]));
  const codes = new Set<string>();
  /** Whether the option with the label had it before. */
  const byLabel = new Map<string, boolean>();
  const options = input.map(({ code, formerCode, labels }, index) => ({
    code: code?.trim() || (formerCode ?? ''),
    formerCode,
    labels: toLabels(labels, `options[${index}].labels`),
  }));
  return options
    .filter(({ code, labels }) => code || labels.length)
    .map(({ code: given, formerCode, labels }, index) => {
      checkLabels(labels, `options[${index}].labels`, report);
      const label = labels[0]?.text ?? '';
      const code = given || (formerCodes.get(label) ?? makeCode(label));
      if (codes.has(code))
        report(`options[${index}].labels`, say`Another option has the same code. Enter a different label.`);
      // Those that had the same label before can keep it.
      const isKept = formerLabels.get(formerCode ?? code) === label;
      const isOtherKept = byLabel.get(label.toLowerCase());
      if (label && isOtherKept !== undefined && !(isKept && isOtherKept))
        report(
          `options[${index}].labels`,
          say`Another option has the same label. Merge them, or enter a different label.`,
        );
      byLabel.set(label.toLowerCase(), isKept);
      if (code.length > MAX_LABEL) report(`options[${index}].code`, say`Use ${MAX_LABEL} characters or fewer.`);
      codes.add(code);
      return { code, labels };
    });
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
