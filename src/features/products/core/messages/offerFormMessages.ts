import { fieldMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { offerMessages } from '#ui/text/offerMessages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the form about availability, sales, and product types. */
export const offerFormMessages = defineMessages({
  kind: fieldMessages.kind,
  kindHint: {
    id: 'products.offer.kindHint',
    defaultMessage: 'Grouped products show other products. External products are sold on another site.',
  },
  externalUrl: fieldMessages.externalUrl,
  buttonText: fieldMessages.buttonText,
  buttonTextHint: {
    id: 'products.offer.buttonTextHint',
    defaultMessage: 'Text of the button that opens this page. Example: Buy from the maker',
  },
  availability: fieldMessages.availability,
  byStock: { id: 'products.offer.byStock', defaultMessage: 'Based on stock' },
  availableFrom: fieldMessages.availableFrom,
  availableFromTime: { id: 'products.offer.availableFromTime', defaultMessage: 'Time (optional)' },
  zoneOfCatalog: { id: 'products.offer.zoneOfCatalog', defaultMessage: 'In the time zone of the catalog' },
  inherited: { id: 'products.offer.inherited', defaultMessage: 'Inherited from all channels' },
  inheritedFromProduct: { id: 'products.offer.inheritedFromProduct', defaultMessage: 'Inherited from the product' },
  noPrice: sharedMessages.empty,
  notSold: { id: 'products.offer.notSold', defaultMessage: 'Not sold' },
  addSale: { id: 'products.offer.addSale', defaultMessage: 'Add sale in {currency}' },
  removeSale: { id: 'products.offer.removeSale', defaultMessage: 'Remove sale in {currency}' },
  sale: { id: 'products.offer.sale', defaultMessage: 'Sale in {currency}' },
  saleFrom: commonMessages.saleFrom,
  saleUntil: commonMessages.saleUntil,
  UPCOMING: { id: 'products.offer.upcoming', defaultMessage: 'Starts {day}' },
  RUNNING: offerMessages.onSale,
  ENDED: { id: 'products.offer.ended', defaultMessage: 'Ended' },
});
