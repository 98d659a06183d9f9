import { useWatch } from 'react-hook-form';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { findDefinition } from '../attributes/findDefinition';
import { useProductForm } from '../../core/useProductForm';
import { addedKey } from '../../core/values/addedAttributes';
import type { FamilyRow } from './FamilyAttributes';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';

/**
 * Returns the attributes of the selected family in its order. Those that tell variants apart are left out if there are
 * variants, which have them.
 */
export function useFamilyRows(
  definitions: readonly AttributeFormatFragment[],
  channels: readonly string[],
): FamilyRow[] {
  const { control } = useProductForm();
  const families = useFamilyChoices();
  const code = useWatch({ control, name: 'family' });
  const attributes = useWatch({ control, name: 'attributes' });
  const added = useWatch({ control, name: 'added' });
  const hasVariants = useWatch({ control, name: 'variants', compute: (variants) => variants.length > 0 });
  const family = families.find((one) => one.code === code);
  if (!family) return [];
  const axes = hasVariants ? family.variantAxes : [];
  return family.attributes.flatMap(({ attribute, isRequired, requiredInChannels }): FamilyRow[] => {
    const definition = definitions.find(({ id }) => id === attribute.id);
    const index = attributes.findIndex(({ name }) => findDefinition(definitions, name) === definition);
    if (!definition || (index < 0 && axes.some(({ id }) => id === definition.id))) return [];
    const isInCatalog = requiredInChannels.length === 0 || requiredInChannels.some((one) => channels.includes(one));
    const own = { definition, isRequired: isRequired && isInCatalog };
    if (index < 0) {
      const key = addedKey(definition.name);
      return [{ ...own, name: `added.${key}`, field: `attributes.${definition.code}`, index, isChanged: key in added }];
    }
    const name = `attributes.${index}.value` as const;
    return [{ ...own, name, field: name, index, isChanged: false }];
  });
}
