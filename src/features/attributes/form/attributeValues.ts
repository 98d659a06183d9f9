import { canBeUnique } from '#shared/uniqueTypes';
import { noLabels, toLabelInput, toLabelValues } from '#entities/attribute/labelValues';
import type { CreateAttributeInput, MergedOptionInput } from '#graphql/types.generated';
import type { AttributeFormFragment } from './AttributeForm.generated';
import type { AttributeValues } from './attributeSchema';

/** The form values of a new option. */
export const newOption: AttributeValues['options'][number] = { code: '', formerCode: '', labels: noLabels };

/** The form values of a new attribute, same as the server's defaults. */
export const newAttributeValues: AttributeValues = {
  labels: noLabels,
  code: '',
  type: 'TEXT',
  unitFamily: '',
  group: '',
  position: '',
  isLocalizable: false,
  isChannelSpecific: false,
  isUnique: false,
  isInternal: false,
  googleAttribute: '',
  rules: { min: '', max: '', decimals: '', maxLength: '', pattern: '', units: [], allowedTypes: [] },
  options: [],
  mergedOptions: [],
};

/** The form values of an attribute. */
export function toFormValues(attribute: AttributeFormFragment): AttributeValues {
  const { min, max, decimals, maxLength, pattern, units, allowedTypes } = attribute.rules;
  return {
    labels: toLabelValues(attribute.labels),
    code: attribute.code,
    type: attribute.type,
    unitFamily: attribute.unitFamily ?? '',
    group: attribute.group,
    position: String(attribute.position),
    isLocalizable: attribute.isLocalizable,
    isChannelSpecific: attribute.isChannelSpecific,
    isUnique: attribute.isUnique,
    isInternal: attribute.isInternal,
    googleAttribute: attribute.googleAttribute ?? '',
    rules: {
      min: min ?? '',
      max: max ?? '',
      decimals: decimals === null ? '' : String(decimals),
      maxLength: maxLength === null ? '' : String(maxLength),
      pattern: pattern ?? '',
      units: [...units],
      allowedTypes: [...allowedTypes],
    },
    options: attribute.options.map(({ code, labels }) => ({ code, formerCode: code, labels: toLabelValues(labels) })),
    mergedOptions: [],
  };
}

const toDecimal = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));
const toWhole = (text: string) => (text.trim() === '' ? null : Number(text));

/** What decides how values are checked. */
export function toFormatInput(values: AttributeValues) {
  const { type, unitFamily, isLocalizable, isChannelSpecific, isUnique, rules, options } = values;
  return {
    type,
    unitFamily: unitFamily || null,
    isLocalizable,
    isChannelSpecific,
    isUnique: isUnique && canBeUnique(type),
    rules: {
      min: toDecimal(rules.min),
      max: toDecimal(rules.max),
      decimals: toWhole(rules.decimals),
      maxLength: toWhole(rules.maxLength),
      pattern: rules.pattern || null,
      units: rules.units,
      allowedTypes: rules.allowedTypes,
    },
    options: options.map(({ code, formerCode, labels }) => ({
      code: code.trim() || null,
      formerCode: formerCode || null,
      labels: toLabelInput(labels),
    })),
  };
}

/** Makes options that someone else has removed, or given another code, new ones. */
export function withStoredOptions(values: AttributeValues, stored: AttributeValues): AttributeValues {
  const codes = new Set(stored.options.map(({ formerCode }) => formerCode));
  return {
    ...values,
    options: values.options.map((option) => (codes.has(option.formerCode) ? option : { ...option, formerCode: '' })),
    mergedOptions: values.mergedOptions.filter(({ option }) => codes.has(option.formerCode)),
  };
}

/** The options that others take the place of, without those that are back because someone else's list was kept. */
export function toMergedInput({ options, mergedOptions }: AttributeValues): MergedOptionInput[] {
  const getCode = (former: string) => options.find(({ formerCode }) => formerCode === former)?.code.trim() || former;
  const isThere = ({ formerCode }: AttributeValues['options'][number]) =>
    options.some((option) => option.formerCode === formerCode);
  const gone = mergedOptions.filter(({ option }) => !isThere(option));
  return gone.map(({ option, into }) => ({ code: option.formerCode, into: getCode(into) }));
}

/** The values in the server's format. */
export function toInput(values: AttributeValues): CreateAttributeInput {
  const { labels, code, group, position, isInternal, googleAttribute } = values;
  return {
    ...toFormatInput(values),
    code: code.trim() || null,
    labels: toLabelInput(labels),
    group,
    isInternal,
    googleAttribute: googleAttribute || null,
    position: toWhole(position),
  };
}
