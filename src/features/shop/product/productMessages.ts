import { defineMessages } from '#i18n/defineMessages';
import { fieldMessages } from '#ui/fieldMessages';

/** Messages of the product page. */
export const productMessages = defineMessages({
  PRIMARY: { id: 'shop.color.primary', defaultMessage: 'Sky blue' },
  SUCCESS: { id: 'shop.color.success', defaultMessage: 'Forest green' },
  WARNING: { id: 'shop.color.warning', defaultMessage: 'Sand' },
  DANGER: { id: 'shop.color.danger', defaultMessage: 'Rust' },
  INFO: { id: 'shop.color.info', defaultMessage: 'Plum' },
  color: { id: 'shop.product.color', defaultMessage: 'Color' },
  imageInColor: { id: 'shop.product.imageInColor', defaultMessage: '{name} in {color}' },
  brand: fieldMessages.brand,
  category: fieldMessages.categories,
  related: { id: 'shop.product.related', defaultMessage: 'Related products' },
  goneTitle: { id: 'shop.product.gone.title', defaultMessage: 'This product isn’t in the shop' },
  goneText: { id: 'shop.product.gone.text', defaultMessage: 'Check the URL, or search the shop.' },
});
