import {
  getLabel,
  type AttributeDefinitionRecord,
  type AttributeOptionRecord,
  type LocalizedTextRecord,
} from '#server/records/attributes';
import type { OptionChangeRecord, OptionsEditRecord, OptionTextRecord } from '#server/records/optionEdits';
import { say, type Sentence } from '#server/records/sentence';
import type { AttributeOptionInput, MergedOptionInput } from '#server/types.generated';
import { assertNoFieldErrors } from '../errors';
import { isSameValue } from '../products/contentFields';
import { nearestText, withNearest } from '../texts/nearestText';
import { normalizeOption } from '../validation/options';

type Options = readonly AttributeOptionRecord[];
type Report = (field: string, message: Sentence) => void;

const byCode = (options: Options) => new Map(options.map((option) => [option.code, option]));

/** What an input says about options that change. */
interface OptionsInput {
  options?: readonly AttributeOptionInput[] | null | undefined;
  mergedOptions?: readonly MergedOptionInput[] | null | undefined;
}

/** Returns the options that are merged. Reports what is wrong with them. */
const readMerged = (
  merged: readonly MergedOptionInput[],
  former: Options,
  options: Options,
  report: Report,
): OptionChangeRecord[] => {
  const [before, after] = [byCode(former), byCode(options)];
  return merged.flatMap(({ code, into }, at) => {
    const path = `mergedOptions[${at}]`;
    const [option, target] = [before.get(code), after.get(into)];
    const missing = (text: string, known: Options) =>
      withNearest(
        say`The option ${text} doesn’t exist.`,
        nearestText(
          text,
          known.map((one) => one.code),
        ),
      );
    if (!option) report(`${path}.code`, missing(code, former));
    else if (after.has(code)) report(`${path}.code`, say`Remove the option ${code} from the options to merge it.`);
    if (!target) report(`${path}.into`, missing(into, options));
    return option && target ? [{ before: option, after: target, isMerged: true }] : [];
  });
};

/** Returns the options that have another code or other labels. Reports codes that no option has. */
const readRenamed = (
  input: readonly AttributeOptionInput[],
  former: Options,
  options: Options,
  report: Report,
): OptionChangeRecord[] => {
  const before = byCode(former);
  const formerCodes = new Map<string, string>();
  input.forEach(({ code, formerCode }, at) => {
    if (!formerCode) return;
    if (!before.has(formerCode)) report(`options[${at}].formerCode`, say`The option ${formerCode} doesn’t exist.`);
    formerCodes.set(code?.trim() || formerCode, formerCode);
  });
  const renamed = new Set(formerCodes.values());
  return options.flatMap((after) => {
    const code = formerCodes.get(after.code) ?? (renamed.has(after.code) ? undefined : after.code);
    const option = code === undefined ? undefined : before.get(code);
    return option && !isSameValue(option, after) ? [{ before: option, after, isMerged: false }] : [];
  });
};

const findText = (labels: readonly LocalizedTextRecord[], locale: string) =>
  labels.find((label) => label.locale === locale)?.text ?? getLabel(labels);

/**
 * Returns what takes the place of the texts that meant a changed option: its label in the same language, or else in
 * English, and its code for its code. A text that meant several options meant the first of them.
 */
const getTexts = (former: Options, changes: readonly OptionChangeRecord[]): OptionTextRecord[] => {
  const changeOf = new Map(changes.map((change) => [change.before.code, change]));
  const targets = new Set(changes.map(({ after }) => after.code));
  const texts = new Map<string, OptionTextRecord>();
  for (const { code, labels } of former) {
    const after = changeOf.get(code)?.after;
    const add = (text: string, next: string) => {
      const key = normalizeOption(text);
      const to = after && next !== text ? next : null;
      if (!texts.has(key)) texts.set(key, { text: key, to, option: after?.code ?? code });
    };
    for (const { locale, text } of labels) add(text, after ? findText(after.labels, locale) : text);
    add(code, after?.code ?? code);
  }
  return [...texts.values()].filter(({ to, option }) => to !== null || targets.has(option));
};

/**
 * Returns how the options of a definition change: which have other codes or labels, and which become others. Null if no
 * product has to follow. Throws INVALID with `fields`.
 */
export function toOptionsEdit(
  { options: input, mergedOptions }: OptionsInput,
  former: Pick<AttributeDefinitionRecord, 'id' | 'code' | 'labels' | 'options'>,
  { type, options }: Pick<AttributeDefinitionRecord, 'type' | 'options'>,
  at: string,
): OptionsEditRecord | null {
  const fields: Record<string, Sentence> = {};
  const report = (field: string, message: Sentence) => (fields[field] ??= message);
  const renamed = readRenamed(input ?? [], former.options, options, report);
  const changes = [...renamed, ...readMerged(mergedOptions ?? [], former.options, options, report)];
  assertNoFieldErrors(fields);
  const texts = getTexts(former.options, changes);
  if (texts.every(({ to }) => to === null)) return null;
  const { id: attributeId, code: attribute, labels } = former;
  return { attributeId, attribute, name: getLabel(labels), at, isList: type === 'MULTI_SELECT', changes, texts };
}

/**
 * Returns the options after the changes are made again, or with `isUndone` as they were before; null if they can’t. All
 * changes are made at once, because options can swap their codes. Those that are in place already stay.
 */
export function withChanges(
  options: Options,
  changes: readonly OptionChangeRecord[],
  isUndone: boolean,
): AttributeOptionRecord[] | null {
  const known = byCode(options);
  const isThere = (option: AttributeOptionRecord) => isSameValue(known.get(option.code), option);
  const merged = changes.filter(({ isMerged }) => isMerged);
  const renamed = new Map<string, AttributeOptionRecord>();
  for (const { before, after, isMerged } of changes) {
    const [from, to] = isUndone ? [after, before] : [before, after];
    if (isMerged || isThere(to)) continue;
    if (!isThere(from)) return null;
    renamed.set(from.code, to);
  }
  const lost = merged.filter(({ before }) => !isThere(before));
  const next = options.flatMap((option) => {
    const own = renamed.get(option.code) ?? option;
    if (isUndone) {
      return [own, ...lost.flatMap(({ before, after }) => (after.code === option.code ? [before] : []))];
    }
    return merged.some(({ before }) => isSameValue(before, option)) ? [] : [own];
  });
  if (isUndone) next.push(...lost.flatMap(({ before, after }) => (known.has(after.code) ? [] : [before])));
  const codes = new Set(next.map(({ code }) => code));
  // An option to merge was changed since, or the one to take its place was deleted.
  const isTaken = (code: string) => changes.some(({ after, isMerged }) => !isMerged && after.code === code);
  const isWhole =
    isUndone ||
    (merged.every(({ after }) => codes.has(after.code)) &&
      lost.every(({ before: { code } }) => !known.has(code) || isTaken(code)));
  return isWhole && codes.size === next.length ? next : null;
}
