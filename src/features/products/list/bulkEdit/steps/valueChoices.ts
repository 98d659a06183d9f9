import type { AttributeChoice } from '../../columns/useAttributeGroups';
import type { ValueAction } from '../stepValues';

/** Fields that no step changes. */
export const fixedFields: readonly string[] = ['gtin', 'mpn', 'media'];

/** Fields that each product needs, with a value of its own. */
const ofEach: readonly string[] = ['name', 'slug'];

const getByType = ({ code, definition }: AttributeChoice): readonly ValueAction[] => {
  if (code === 'description') return ['set', 'append', 'prepend', 'replace', 'clear'];
  switch (definition?.type) {
    case undefined:
      return ['set', 'add', 'percent', 'append', 'prepend', 'replace', 'case', 'clear'];
    case 'NUMBER':
    case 'MEASUREMENT':
      return ['set', 'add', 'percent', 'clear'];
    case 'BOOLEAN':
    case 'DATE':
      return ['set', 'clear'];
    case 'MULTI_SELECT':
      return ['set', 'addOptions', 'removeOptions', 'replace', 'clear'];
    case 'SELECT':
    case 'IMAGE':
    case 'PRODUCT_REFERENCE':
      return ['set', 'replace', 'clear'];
    case 'RICH_TEXT':
      return ['set', 'append', 'prepend', 'replace', 'clear'];
    default:
      return ['set', 'append', 'prepend', 'replace', 'case', 'clear'];
  }
};

/** Returns how the values of an attribute can change: not to the same one if each product has its own. */
export function getValueActions(attribute: AttributeChoice): readonly ValueAction[] {
  const isOfEach = ofEach.includes(attribute.code);
  const isUnique = isOfEach || attribute.definition?.isUnique === true;
  return getByType(attribute).filter((action) => !(action === 'set' && isUnique) && !(action === 'clear' && isOfEach));
}

/** Whether variants can have values of the attribute. */
export function isOfVariants({ code, definition }: AttributeChoice): boolean {
  return code === 'name' || (definition?.field ?? null) === null;
}
