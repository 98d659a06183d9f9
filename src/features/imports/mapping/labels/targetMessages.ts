import { defineMessages } from '../../../../i18n/defineMessages';

/** The labels of fields that only imports have. */
export const targetMessages = defineMessages({
  kind: { id: 'imports.target.kind', defaultMessage: 'Product kind: simple, variable, grouped, or external' },
  backorders: { id: 'imports.target.backorders', defaultMessage: 'Backorders allowed' },
  salePrice: {
    id: 'imports.target.salePrice',
    defaultMessage: 'Sale price, used instead of the price unless it is 0',
  },
  compareAtPrice: { id: 'imports.target.compareAtPrice', defaultMessage: 'Regular price before discount' },
  currency: { id: 'imports.target.currency', defaultMessage: 'Currency of prices' },
  prices: { id: 'imports.target.prices', defaultMessage: 'Prices in several currencies' },
  imageAlts: { id: 'imports.target.imageAlts', defaultMessage: 'Image alt texts' },
  values: { id: 'imports.target.values', defaultMessage: 'Texts in other languages and channels' },
  parent: { id: 'imports.target.parent', defaultMessage: 'Parent product of the variant' },
  rowType: { id: 'imports.target.rowType', defaultMessage: 'Row type: product or variant' },
  locale: { id: 'imports.target.locale', defaultMessage: 'Language of the texts in the row' },
  channel: { id: 'imports.target.channel', defaultMessage: 'Sales channel of the texts and prices in the row' },
  ofVariant: { id: 'imports.target.ofVariant', defaultMessage: 'Variant: {field}' },
});
