import { defineMessages } from '#i18n/defineMessages';

/** Messages for prices in specific currencies. */
export const currencyMessages = defineMessages({
  group: { id: 'imports.currency.group', defaultMessage: 'Prices in one currency' },
  price: { id: 'imports.currency.price', defaultMessage: 'Price in …' },
  salePrice: { id: 'imports.currency.salePrice', defaultMessage: 'Sale price in …' },
  compareAtPrice: { id: 'imports.currency.compareAtPrice', defaultMessage: 'Regular price in …' },
  discountAmount: { id: 'imports.currency.discountAmount', defaultMessage: 'Discount in …' },
  saleFrom: { id: 'imports.currency.saleFrom', defaultMessage: 'Sale start of the price in …' },
  saleUntil: { id: 'imports.currency.saleUntil', defaultMessage: 'Sale end of the price in …' },
  variantPrice: { id: 'imports.currency.variantPrice', defaultMessage: 'Variant: price in …' },
  variantSalePrice: { id: 'imports.currency.variantSalePrice', defaultMessage: 'Variant: sale price in …' },
  variantSurcharge: {
    id: 'imports.currency.variantSurcharge',
    defaultMessage: 'Variant: amount added to the product’s price in …',
  },
  variantCompareAtPrice: {
    id: 'imports.currency.variantCompareAtPrice',
    defaultMessage: 'Variant: regular price in …',
  },
  currencyOf: { id: 'imports.currency.of', defaultMessage: 'Currency of {column}' },
  select: { id: 'imports.currency.select', defaultMessage: 'Select a currency' },
  ofCatalog: { id: 'imports.currency.ofCatalog', defaultMessage: 'This catalog' },
  others: { id: 'imports.currency.others', defaultMessage: 'All currencies' },
  missing: {
    id: 'imports.currency.missing',
    defaultMessage: 'Select a currency for the {count, plural, one {price} other {# prices}} without one.',
  },
  unclear: {
    id: 'imports.currency.unclear',
    defaultMessage:
      '{columns} {count, plural, one {doesn’t} other {don’t}} include the currency of the prices, but other columns do. Select “{choice}” for {count, plural, one {it} other {each}}, or don’t import {count, plural, one {it} other {them}}.',
  },
  lacking: {
    id: 'imports.currency.lacking',
    defaultMessage:
      'The catalog has no prices in {currency}. {count, plural, one {The column} other {The columns}} {columns} {count, plural, one {contains} other {contain}} prices in this currency.',
  },
  add: { id: 'imports.currency.add', defaultMessage: 'Add {code} to the catalog with this import' },
  leaveOut: {
    id: 'imports.currency.leaveOut',
    defaultMessage: 'Don’t import {count, plural, one {{columns}} other {# columns}}',
  },
});
