import {
  LABEL_LOCALES,
  NO_RULES,
  type AttributeDefinitionRecord,
  type AttributeFormat,
  type AttributeOptionRecord,
  type AttributeRulesRecord,
} from '../../records/attributes';
import { getUnits } from '../../records/units';
import type { AttributeRulesInput, UpdateAttributeInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { attributeCode } from '../../records/attributeCode';
import { makeCode } from '../../records/slug';
import { say, type Sentence } from '../../records/sentence';
import { canBeUnique } from '#shared/uniqueTypes';
import { compilePattern } from '../validation/compilePattern';
import { createOptionFinder, normalizeOption } from '../validation/options';
import { checkLabels, MAX_LABEL, toLabels, type Report } from '../locales/labelFields';
import { toOptions } from './optionFields';

/** What an input says about a definition: all fields, or those to change. */
export type AttributeInput = Omit<UpdateAttributeInput, 'id' | 'mergedOptions'>;

/** The fields that users can edit. */
export type AttributeFields = Pick<
  AttributeDefinitionRecord,
  | 'labels'
  | 'group'
  | 'position'
  | 'isLocalizable'
  | 'isChannelSpecific'
  | 'isUnique'
  | 'isInternal'
  | 'googleAttribute'
  | keyof AttributeFormat
>;

/** The highest number of options that an attribute can have. */
export const MAX_OPTIONS = 1000;
const MAX_PATTERN = 200;
const MAX_DECIMALS = 10;

const toRules = (input: AttributeRulesInput | null | undefined): AttributeRulesRecord => ({
  min: input?.min ?? null,
  max: input?.max ?? null,
  decimals: input?.decimals ?? null,
  maxLength: input?.maxLength ?? null,
  pattern: input?.pattern?.trim() || null,
  units: [...(input?.units ?? [])],
  ...(input?.allowedTypes?.length && { allowedTypes: [...new Set(input.allowedTypes)] }),
});

const checkRules = ({ min, max, decimals, maxLength, pattern }: AttributeRulesRecord, report: Report) => {
  if (min !== null && max !== null && min > max)
    report('rules.max', say`Enter a maximum that is not below the minimum.`);
  if (decimals !== null && !(decimals >= 0 && decimals <= MAX_DECIMALS)) {
    report('rules.decimals', say`Enter a number from 0 to ${MAX_DECIMALS}.`);
  }
  if (maxLength !== null && maxLength < 1) report('rules.maxLength', say`Enter a number of 1 or more.`);
  if (pattern !== null && (pattern.length > MAX_PATTERN || !compilePattern(pattern))) {
    report(
      'rules.pattern',
      say`Enter a regular expression without look-ahead and references to groups, at most ${MAX_PATTERN} characters. Example: ${'[A-Z]{2}\\d+'}.`,
    );
  }
};

/** Keeps only what applies to the type, and reports what is missing or wrong. */
const toFormat = (format: AttributeFormat, report: Report): AttributeFormat => {
  const { type, rules } = format;
  const isMeasurement = type === 'MEASUREMENT';
  const isNumeric = isMeasurement || type === 'NUMBER';
  const hasOptions = type === 'SELECT' || type === 'MULTI_SELECT';
  const unitFamily = isMeasurement ? format.unitFamily : null;
  if (isMeasurement && !unitFamily) report('unitFamily', say`Select what the unit measures.`);
  if (hasOptions && !format.options.length) report('options', say`Add at least one option.`);
  if (format.options.length > MAX_OPTIONS) report('options', say`Use ${MAX_OPTIONS} options or fewer.`);
  const codes = getUnits(unitFamily).map(({ code }) => code);
  const kept: AttributeRulesRecord = {
    ...NO_RULES,
    ...(isNumeric && { min: rules.min, max: rules.max, decimals: rules.decimals }),
    ...((type === 'TEXT' || type === 'RICH_TEXT') && { maxLength: rules.maxLength }),
    ...(type === 'TEXT' && { pattern: rules.pattern }),
    ...(isMeasurement && { units: rules.units.filter((code) => codes.includes(code)) }),
    ...(type === 'IMAGE' && rules.allowedTypes && { allowedTypes: rules.allowedTypes }),
  };
  checkRules(kept, report);
  return { type, unitFamily, rules: kept, options: hasOptions ? format.options : [] };
};

/** Returns the former format with the given changes. Throws INVALID with a message for each invalid field. */
export function toAttributeFormat(input: AttributeInput, former: AttributeFormat): AttributeFormat {
  const fields: Record<string, Sentence> = {};
  const format = readFormat(input, former, (field, message) => (fields[field] ??= message));
  assertNoFieldErrors(fields);
  return format;
}

const readFormat = (input: AttributeInput, former: AttributeFormat, report: Report) =>
  toFormat(
    {
      type: input.type ?? former.type,
      unitFamily: input.unitFamily === undefined ? former.unitFamily : input.unitFamily,
      rules: input.rules ? toRules(input.rules) : former.rules,
      options: input.options ? toOptions(input.options, former.options, report) : former.options,
    },
    report,
  );

/** Whether values are unique after the changes: only if they can be. */
export function toUnique(
  input: Pick<AttributeInput, 'isUnique'>,
  former: Pick<AttributeFields, 'isUnique'>,
  { type }: Pick<AttributeFormat, 'type'>,
): boolean {
  return canBeUnique(type) && (input.isUnique ?? former.isUnique ?? false);
}

/** Returns between what values differ after the changes. */
export function toDefinitionScope(
  input: Pick<AttributeInput, 'isLocalizable' | 'isChannelSpecific'>,
  former: Pick<AttributeFields, 'isLocalizable' | 'isChannelSpecific'>,
): { isLocalizable: boolean; isChannelSpecific: boolean } {
  const isLocalizable = input.isLocalizable ?? former.isLocalizable;
  return { isLocalizable, isChannelSpecific: input.isChannelSpecific ?? former.isChannelSpecific ?? isLocalizable };
}

/** Returns the former fields with the given changes. Throws INVALID with a message for each invalid field. */
export function toAttributeFields(input: AttributeInput, former: AttributeFields): AttributeFields {
  const fields: Record<string, Sentence> = {};
  const report: Report = (field, message) => (fields[field] ??= message);
  const labels = input.labels ? toLabels(input.labels) : former.labels;
  checkLabels(labels, 'labels', report);
  const group = input.group?.trim() ?? former.group;
  if (group.length > MAX_LABEL) report('group', say`Use ${MAX_LABEL} characters or fewer.`);
  const isInternal = input.isInternal ?? former.isInternal;
  const googleAttribute = input.googleAttribute === undefined ? former.googleAttribute : input.googleAttribute;
  const format = readFormat(input, former, report);
  assertNoFieldErrors(fields);
  return {
    ...format,
    labels,
    group,
    position: input.position ?? former.position,
    ...toDefinitionScope(input, former),
    isUnique: toUnique(input, former, format),
    ...(isInternal !== undefined && { isInternal }),
    ...(googleAttribute !== undefined && { googleAttribute }),
  };
}

/**
 * Returns the options with those added that the labels name and that are not among them. Throws INVALID with
 * `fields.labels` for labels that are too long, too many options, and an attribute without any.
 */
export function withOptions({ type, options }: AttributeFormat, labels: readonly string[]): AttributeOptionRecord[] {
  const fields: Record<string, Sentence> = {};
  const all = [...options];
  const codes = new Set(options.map(({ code }) => code));
  const findOption = createOptionFinder(options);
  const added = new Set<string>();
  for (const label of labels) {
    const text = label.trim();
    if (text === '' || findOption(text) || added.has(normalizeOption(text))) continue;
    added.add(normalizeOption(text));
    const made = makeCode(text);
    let code = made;
    // “XL” and “XL+” have the same code, which can also be a label of another option.
    for (let number = 2; codes.has(code) || findOption(code); number++) code = `${made}-${number}`;
    codes.add(code);
    all.push({ code, labels: toLabels([{ locale: LABEL_LOCALES[0], text }]) });
    if (text.length > MAX_LABEL) fields.labels ??= say`Use ${MAX_LABEL} characters or fewer.`;
  }
  if (type !== 'SELECT' && type !== 'MULTI_SELECT') fields.labels = say`Only single and multiple selects have options.`;
  if (all.length > MAX_OPTIONS) fields.labels ??= say`Use ${MAX_OPTIONS} options or fewer.`;
  assertNoFieldErrors(fields);
  return all;
}

/** Returns the code of a new definition: the given one, or that of its label. Throws INVALID with `fields.code`. */
export function toAttributeCode(given: string | null | undefined, label: string): string {
  const code = attributeCode(given?.trim() || label);
  const isValid = code !== '' && code.length <= MAX_LABEL && (!given?.trim() || code === given.trim());
  if (!isValid) {
    assertNoFieldErrors({
      code: say`Use lowercase letters, digits, and single hyphens between them. Example: outer-material.`,
    });
  }
  return code;
}
