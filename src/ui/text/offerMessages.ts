import { defineMessages } from '#i18n/defineMessages';

/** The labels for product types and availability, by their names in the schema. */
export const offerMessages = defineMessages({
  IN_STOCK: { id: 'ui.offer.inStock', defaultMessage: 'In stock' },
  OUT_OF_STOCK: { id: 'ui.offer.outOfStock', defaultMessage: 'Out of stock' },
  BACKORDER: { id: 'ui.offer.backorder', defaultMessage: 'On backorder' },
  PREORDER: { id: 'ui.offer.preorder', defaultMessage: 'Preorder' },
  SIMPLE: { id: 'ui.offer.simple', defaultMessage: 'Simple' },
  VARIABLE: { id: 'ui.offer.variable', defaultMessage: 'With variants' },
  GROUPED: { id: 'ui.offer.grouped', defaultMessage: 'Grouped' },
  EXTERNAL: { id: 'ui.offer.external', defaultMessage: 'External' },
  onSale: { id: 'ui.offer.onSale', defaultMessage: 'On sale' },
  saleFrom: { id: 'ui.offer.saleFrom', defaultMessage: '{price} (sale from {from})' },
  saleUntil: { id: 'ui.offer.saleUntil', defaultMessage: '{price} (sale until {until})' },
  salePeriod: { id: 'ui.offer.salePeriod', defaultMessage: '{price} (sale from {from} until {until})' },
});

const names = [
  'IN_STOCK',
  'OUT_OF_STOCK',
  'BACKORDER',
  'PREORDER',
  'SIMPLE',
  'VARIABLE',
  'GROUPED',
  'EXTERNAL',
] as const;

/** Whether the value has a label. */
export function isOfferName(name: unknown): name is (typeof names)[number] {
  return names.some((known) => known === name);
}
