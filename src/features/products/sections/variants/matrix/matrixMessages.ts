import { defineMessages } from '#i18n/defineMessages';
import { variantMessages } from '#features/products/core/messages/variantMessages';

/** Messages of the dialog that makes variants from the combinations of options. */
export const matrixMessages = defineMessages({
  title: variantMessages.create,
  text: {
    id: 'products.matrix.text',
    defaultMessage: 'Select how the variants differ. Each new combination becomes a variant. Existing variants stay.',
  },
  name: {
    id: 'products.matrix.name',
    defaultMessage: 'Name of option {number}',
  },
  nameHint: { id: 'products.matrix.nameHint', defaultMessage: 'Example: Size' },
  nameTwice: { id: 'products.matrix.nameTwice', defaultMessage: 'Another option has this name.' },
  values: { id: 'products.matrix.values', defaultMessage: 'Values of {name}' },
  valuesOf: { id: 'products.matrix.valuesOf', defaultMessage: 'Values of option {number}' },
  valuesHint: { id: 'products.matrix.valuesHint', defaultMessage: 'Type a value and press Enter.' },
  addValue: { id: 'products.matrix.addValue', defaultMessage: 'Add “{value}”' },
  addAll: {
    id: 'products.matrix.addAll',
    defaultMessage: 'Add all {count, plural, one {# value} other {# values}} of {name}',
  },
  addAxis: variantMessages.addOption,
  removeAxis: { id: 'products.matrix.removeAxis', defaultMessage: 'Remove option {number}' },
  source: { id: 'products.matrix.source', defaultMessage: 'Price and stock' },
  product: variantMessages.asProduct,
  neighbor: { id: 'products.matrix.neighbor', defaultMessage: 'Same as the most similar variant' },
  none: { id: 'products.matrix.none', defaultMessage: 'Add at least one value.' },
  counted: {
    id: 'products.matrix.counted',
    defaultMessage:
      '{total, plural, one {# combination} other {# combinations}}: {created, plural, one {# new} other {# new}}, {existing, plural, one {# existing} other {# existing}}',
  },
  tooMany: {
    id: 'products.matrix.tooMany',
    defaultMessage: 'A product can have up to {limit, number} variants. Remove some values.',
  },
  create: {
    id: 'products.matrix.create',
    defaultMessage: 'Create {count, plural, one {# variant} other {# variants}}',
  },
});
