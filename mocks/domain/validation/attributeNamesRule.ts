import { attributeCode } from '../../records/attributeCode';
import type { AttributeRecord } from '../../records/products';
import { say } from '../../records/sentence';
import { shown, type Rule } from './finding';

/** Reports attributes with different names and one code, such as “Größe” and “Grosse”: both are stored, but they are one attribute. */
export const attributeNamesRule: Rule = ({ attributes, variants }, report) => {
  const check = (pairs: readonly AttributeRecord[] = [], variant: number | null = null) => {
    if (pairs.length < 2) return;
    const firstNames = new Map<string, string>();
    pairs.forEach(({ name }, index) => {
      const code = attributeCode(name);
      const first = firstNames.get(code);
      firstNames.set(code, first ?? name);
      if (first === undefined || code === '') return;
      report({
        code: 'ATTRIBUTE_DUPLICATE',
        severity: 'WARNING',
        category: 'UNIQUE',
        field: `attributes[${index}].value`,
        variant,
        message: say`“${shown(first)}” and “${shown(name)}” are the same attribute, because both have the code ${shown(code)}. Filters and sorting use the first one.`,
        suggestedFix: say`Remove one of them, or rename it so that it has a different code.`,
      });
    });
  };
  check(attributes);
  variants.forEach((variant, index) => check(variant.attributes, index));
};
