import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { findOption, optionText } from '#entities/attribute/attributeValue';
import { useAttributeChoices } from '#entities/attribute/useAttributeChoices';
import type { PickerOption } from '#ui/form/picker/pickerOptions';
import { findDefinition } from '../../attributes/findDefinition';
import { useFamilyChoices } from '#entities/family/useFamilyChoices';
import { useProductForm } from '#features/products/core/useProductForm';
import type { VariantValues } from '#features/products/core/values/productValues';
import { getOptionNames } from '../grid/variantCells';
import { maxAxes, type OfferSource } from './variantMatrix';

const getValues = (variants: readonly VariantValues[], axis: string) => {
  const values = new Set<string>();
  for (const { options } of variants) {
    for (const { name, value } of options) if (name === axis && value.trim() !== '') values.add(value);
  }
  return [...values];
};

/** The values of the dialog. */
export interface MatrixValues {
  axes: { name: string; options: string[] }[];
  source: OfferSource;
}

/** What the variants of the product can differ in. */
export interface AxisChoices {
  /**
   * The options of the existing variants, and the axes of the product's family. One without a name if there are none.
   */
  axes: MatrixValues['axes'];
  /** Returns the defined values of an axis. */
  getOptions: (name: string) => PickerOption[];
  /** Returns what stands for a value in SKUs: the code of a defined option, otherwise the value. */
  getCode: (name: string, value: string) => string;
}

/** Returns the axes that are proposed for the product, from its variants, its family, and the defined attributes. */
export function useAxisChoices(): AxisChoices {
  const { locale } = useIntl();
  const definitions = useAttributeChoices();
  const families = useFamilyChoices();
  const [code, variants] = useProductForm().getValues(['family', 'variants']);
  const find = (name: string) => findDefinition(definitions, name);
  const known = getOptionNames(variants).map((name) => ({ name, options: getValues(variants, name) }));
  const family = (families.find((one) => one.code === code)?.variantAxes ?? []).flatMap((axis) => {
    const definition = find(axis.code);
    const isKnown = known.some(({ name }) => find(name) === definition);
    return definition && !isKnown ? { name: definition.name, options: [] } : [];
  });
  const axes = [...known, ...family].slice(0, maxAxes);
  return {
    axes: axes.length > 0 ? axes : [{ name: '', options: [] }],
    getOptions: (name) =>
      (find(name)?.options ?? []).map((option) => ({
        value: optionText(option),
        text: attributeLabel(option.labels, locale),
      })),
    getCode: (name, value) => findOption(find(name)?.options ?? [], value)?.code ?? value,
  };
}
