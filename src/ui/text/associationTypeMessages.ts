import { defineMessages } from '#i18n/defineMessages';

/** The labels for types of associated products, by their names in the schema. */
export const associationTypeMessages = defineMessages({
  RELATED: { id: 'ui.association.related', defaultMessage: 'Related product' },
  UPSELL: { id: 'ui.association.upsell', defaultMessage: 'Upsell' },
  CROSS_SELL: { id: 'ui.association.crossSell', defaultMessage: 'Cross-sell' },
  PART_OF: { id: 'ui.association.partOf', defaultMessage: 'Part of' },
});
