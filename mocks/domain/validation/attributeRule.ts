import { getLabel, type AttributeDefinitionRecord } from '../../records/attributes';
import type { FamilyRecord } from '../../records/families';
import { attributeCode } from '../productValues/attributeCode';
import { OWN_SCOPE } from '../productValues/readValue';
import { canFail, createValueCheck, type ValueCheck } from './checkValue';
import { FIELD_REQUIREMENTS, type RequirementReader } from './completeness';
import type { Rule } from './finding';

/** Returns the rule that checks values by the definitions, and that products have what their families require. */
export function createAttributeRule(
  definitions: readonly AttributeDefinitionRecord[],
  families: readonly FamilyRecord[],
  getRequirements: RequirementReader,
): Rule {
  const checks = new Map(
    definitions
      .filter(canFail)
      .map((definition): [string, ValueCheck] => [
        definition.code,
        createValueCheck(getLabel(definition.labels), definition),
      ]),
  );
  const labels = new Map(families.map(({ code, labels: texts }) => [code, getLabel(texts)]));
  return (product, report, { channels }) => {
    product.attributes.forEach(({ name, value }, index) => {
      const fault = value.trim() === '' ? null : checks.get(attributeCode(name))?.(value);
      if (fault) report({ ...fault, severity: 'WARNING', field: `attributes[${index}].value` });
    });
    const { family } = product;
    // The others are the fields of every product, which have rules of their own.
    const required = getRequirements(family, channels).slice(FIELD_REQUIREMENTS.length);
    for (const { label, channels: requiring, isFilled, getField } of required) {
      const inChannels = requiring ? channels.filter((channel) => requiring.includes(channel)) : [null];
      if (inChannels.every((channel) => isFilled(product, { locale: null, channel }))) continue;
      report({
        code: 'ATTRIBUTE_MISSING',
        severity: 'WARNING',
        category: 'REQUIRED',
        field: getField(product, OWN_SCOPE),
        message: `${label} is required in the family ${labels.get(family!)}.`,
        suggestedFix: `Enter a value for ${label}.`,
      });
    }
  };
}
