import { getLabel, type AttributeDefinitionRecord } from '../../records/attributes';
import { isRequiredIn, type FamilyAttributeRecord, type FamilyRecord } from '../../records/families';
import type { ProductContent } from '../../records/products';
import { attributeCode } from '../productValues/attributeCode';
import { canFail, createValueCheck, type ValueCheck } from './checkValue';
import type { Rule } from './finding';

/** Returns `attributeCode` that computes the code of each name once. */
const createCodeReader = () => {
  const codes = new Map<string, string>();
  return (name: string) => {
    const code = codes.get(name) ?? attributeCode(name);
    codes.set(name, code);
    return code;
  };
};

/** Returns the rule that checks values by the definitions, and that products have what their families require. */
export function createAttributeRule(
  definitions: readonly AttributeDefinitionRecord[],
  families: readonly FamilyRecord[],
): Rule {
  const labels = new Map(definitions.map(({ code, labels: texts }) => [code, getLabel(texts)]));
  const checks = new Map(
    definitions
      .filter(canFail)
      .map((definition): [string, ValueCheck] => [
        definition.code,
        createValueCheck(getLabel(definition.labels), definition),
      ]),
  );
  const familyOf = new Map(families.map((family) => [family.code, family]));
  const getCode = createCodeReader();

  /** Whether the product, each of its variants, or each channel that requires it has a value of the attribute. */
  const isFilled = (
    { attributes, variants, values = [] }: ProductContent,
    { code, requiredInChannels }: FamilyAttributeRecord,
    channels: readonly string[],
  ) => {
    const isIn = (pairs: ProductContent['attributes']) =>
      pairs.some(({ name, value }) => value.trim() !== '' && getCode(name) === code);
    const requiring = channels.filter((channel) => requiredInChannels.includes(channel));
    return (
      isIn(attributes) ||
      (variants.length > 0 && variants.every(({ options }) => isIn(options))) ||
      (requiring.length > 0 &&
        requiring.every((channel) => values.some((one) => one.attribute === code && one.channel === channel)))
    );
  };

  return (product, report, { channels }) => {
    product.attributes.forEach(({ name, value }, index) => {
      const fault = value.trim() === '' ? null : checks.get(getCode(name))?.(value);
      if (fault) report({ ...fault, severity: 'WARNING', field: `attributes[${index}].value` });
    });
    const family = product.family === undefined ? undefined : familyOf.get(product.family);
    for (const attribute of family?.attributes ?? []) {
      const { code } = attribute;
      const label = labels.get(code);
      // An attribute whose definition is deleted is not required.
      if (label === undefined || !isRequiredIn(attribute, channels) || isFilled(product, attribute, channels)) continue;
      const index = product.attributes.findIndex(({ name }) => getCode(name) === code);
      report({
        code: 'ATTRIBUTE_MISSING',
        severity: 'WARNING',
        category: 'REQUIRED',
        field: index < 0 ? `attributes[${code}]` : `attributes[${index}].value`,
        message: `${label} is required in the family ${getLabel(family!.labels)}.`,
        suggestedFix: `Enter a value for ${label}.`,
      });
    }
  };
}
