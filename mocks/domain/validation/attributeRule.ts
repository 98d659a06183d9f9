import { getLabel, type AttributeDefinitionRecord } from '../../records/attributes';
import { attributeCode } from '../productValues/attributeCode';
import { canFail, createValueCheck, type ValueCheck } from './checkValue';
import type { AttributeRule } from './finding';

/** Returns the rule that checks values by the definitions. */
export function createAttributeRule(definitions: readonly AttributeDefinitionRecord[]): AttributeRule {
  const definitionOf = new Map(definitions.map((definition) => [definition.code, definition]));
  /** By name, because a code takes longer to compute than to look up. */
  const checks = new Map<string, ValueCheck | null>();
  const getCheck = (name: string) => {
    const known = checks.get(name);
    if (known !== undefined) return known;
    const definition = definitionOf.get(attributeCode(name));
    const check = definition && canFail(definition) ? createValueCheck(getLabel(definition.labels), definition) : null;
    checks.set(name, check);
    return check;
  };
  return (attributes, report) =>
    attributes.forEach(({ name, value }, index) => {
      const fault = value.trim() === '' ? null : getCheck(name)?.(value);
      if (fault) report({ ...fault, severity: 'WARNING', field: `attributes[${index}].value` });
    });
}
