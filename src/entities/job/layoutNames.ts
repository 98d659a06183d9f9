import { defineMessages } from '#i18n/defineMessages';
import { nameMessages } from '#ui/nameMessages';

/** What the layouts of product files are called. */
export const layoutNames = defineMessages({
  SHOPIFY: { id: 'jobs.layout.shopify', defaultMessage: 'Shopify' },
  WOOCOMMERCE: { id: 'jobs.layout.woocommerce', defaultMessage: 'WooCommerce' },
  MAGENTO: { id: 'jobs.layout.magento', defaultMessage: 'Magento 2' },
  VENDURE: { id: 'jobs.layout.vendure', defaultMessage: 'Vendure' },
  MEDUSA: { id: 'jobs.layout.medusa', defaultMessage: 'Medusa' },
  AKENEO: { id: 'jobs.layout.akeneo', defaultMessage: 'Akeneo' },
  UNOPIM: { id: 'jobs.layout.unopim', defaultMessage: 'UnoPim' },
  GOOGLE_MERCHANT: { id: 'jobs.layout.googleMerchant', defaultMessage: 'Google Merchant' },
  CATALOG_MANAGER: nameMessages.catalogManager,
  CUSTOM: { id: 'jobs.layout.custom', defaultMessage: 'Other file' },
});
