import { labelValue } from '../../records/labelValue';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import type { FamilyRecord } from '../../records/families';
import { attributeCode } from '../../records/attributeCode';
import { getOwnChannels } from '../../records/products';
import { say, type SentenceValue } from '../../records/sentence';
import { OWN_SCOPE } from '../productValues/readValue';
import { scopeName } from '../productValues/scopeName';
import { valuePath } from '../productValues/values';
import { getValueId, type UniqueReader } from '../productValues/uniqueValues';
import { canFail, createValueCheck, duplicateValue, type ValueCheck } from './checkValue';
import type { RequirementReader } from './completeness';
import { shown, type Finding, type Rule } from './finding';
import { unknownReference, type ReferenceReader } from './productReferences';
import { checkScope } from './valueFaults';

/** A value of an attribute: its own, one for a language or a channel, or an option or attribute of a variant. */
interface CheckedValue {
  text: string;
  /** Only called for a value with a fault. */
  find: () => Pick<Finding, 'field' | 'variant' | 'locale' | 'channel'>;
  /** What the value is for, such as “German, Web shop”; absent for the product’s own. */
  place?: () => SentenceValue;
}

/** Fields whose other rules report them if they are missing, whatever the family says. */
const HAVE_RULES: ReadonlySet<string> = new Set(['name', 'slug', 'description', 'media']);

/**
 * Returns the rule that checks values by the definitions, which also say for what they can be, options of variants by
 * those of their family’s axes, and that products have what their families require. Products named by attributes must
 * exist, and values that the definitions call unique must not occur twice.
 */
export function createAttributeRule(
  definitions: readonly AttributeDefinitionRecord[],
  families: readonly FamilyRecord[],
  {
    getRequirements,
    getReferences,
    unique,
  }: { getRequirements: RequirementReader; getReferences: ReferenceReader; unique: UniqueReader },
): Rule {
  const definitionOf = new Map(definitions.map((definition) => [definition.code, definition]));
  const checks = new Map(
    definitions
      .filter(canFail)
      .map((definition): [string, ValueCheck] => [
        definition.code,
        createValueCheck(labelValue(definition.labels), definition),
      ]),
  );
  const labels = new Map(families.map(({ code, labels: texts }) => [code, labelValue(texts)]));
  const axesOf = new Map(
    families.map(({ code, variantAxes }) => [
      code,
      new Set(variantAxes.filter((axis) => definitionOf.get(axis)?.type === 'SELECT')),
    ]),
  );
  return (product, report, { channels, labels: codeLabels, unknownSkus, takenValues }) => {
    const checkValue = (code: string, { text, place, find }: CheckedValue) => {
      const check = checks.get(code);
      if (!check || text.trim() === '' || !check(text)) return;
      const name = place && say`${labelValue(definitionOf.get(code)!.labels)} (${place()})`;
      report({ ...check(text, name)!, ...find(), severity: 'WARNING' });
    };
    product.attributes.forEach(({ name, value }, index) =>
      checkValue(attributeCode(name), { text: value, find: () => ({ field: `attributes[${index}].value` }) }),
    );
    for (const value of product.values ?? []) {
      const { attribute, text, locale = null, channel = null } = value;
      const place = () => scopeName(value, codeLabels);
      const find = () => ({ field: valuePath(value), locale, channel });
      const definition = text.trim() === '' ? undefined : definitionOf.get(attribute);
      const fault = definition && checkScope(definition, value, labelValue(definition.labels), place);
      if (fault) report({ ...fault, ...find(), severity: 'WARNING' });
      else checkValue(attribute, { text, place, find });
    }
    const { family } = product;
    const axes = family === undefined ? undefined : axesOf.get(family);
    product.variants.forEach(({ sku, options, attributes, values }, variant) => {
      const place = () => say`variant ${sku || variant + 1}`;
      attributes?.forEach(({ name, value }, index) =>
        checkValue(attributeCode(name), {
          text: value,
          find: () => ({ field: `attributes[${index}].value`, variant }),
          place,
        }),
      );
      for (const value of values ?? []) {
        const { attribute, text, locale = null, channel = null } = value;
        const find = () => ({ field: valuePath(value), locale, channel, variant });
        checkValue(attribute, { text, find, place: () => say`${place()}, ${scopeName(value, codeLabels)}` });
      }
      if (!axes?.size) return;
      options.forEach(({ name, value }, index) => {
        const code = attributeCode(name);
        const find = () => ({ field: `options[${index}].value`, variant });
        if (axes.has(code)) checkValue(code, { text: value, find, place });
      });
    });
    for (const { sku, ...place } of unknownSkus?.size ? getReferences(product) : []) {
      const nearest = unknownSkus!.get(sku);
      if (nearest !== undefined) report({ ...unknownReference(sku, nearest), ...place });
    }
    const firstVariants = new Map<string, number>();
    for (const { text, field, variant, ...value } of unique.list(product)) {
      const id = getValueId(value);
      const name = labelValue(definitionOf.get(value.attribute)!.labels);
      const before = variant === null ? undefined : firstVariants.get(id);
      if (variant !== null && before === undefined) firstVariants.set(id, variant);
      if (takenValues?.has(id)) report({ ...duplicateValue(name, text), field, variant, severity: 'WARNING' });
      else if (before !== undefined) {
        report({
          ...duplicateValue(name, text),
          field,
          variant,
          severity: 'WARNING',
          message: say`Variants ${before + 1} and ${variant! + 1} have the same value of ${name}: ${shown(text)}.`,
          suggestedFix: say`Enter a different value for each variant.`,
        });
      }
    }
    const ownChannels = getOwnChannels(product, channels);
    for (const { code, label, channels: requiring, isFilled, getField } of getRequirements(family, ownChannels)) {
      if (label === undefined || HAVE_RULES.has(code)) continue;
      const inChannels = requiring ? ownChannels.filter((channel) => requiring.includes(channel)) : [null];
      if (inChannels.every((channel) => isFilled(product, { locale: null, channel }))) continue;
      const definition = definitionOf.get(code);
      const name = definition ? labelValue(definition.labels) : label;
      report({
        code: 'ATTRIBUTE_MISSING',
        severity: 'WARNING',
        category: 'REQUIRED',
        field: getField(product, OWN_SCOPE),
        message: say`${name} is required in the family ${labels.get(family!) ?? ''}.`,
        suggestedFix: say`Enter a value for ${name}.`,
      });
    }
  };
}
