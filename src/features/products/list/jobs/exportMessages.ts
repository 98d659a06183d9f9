import { defineMessages } from '#i18n/defineMessages';

/** Messages about exports of products. */
export const exportMessages = defineMessages({
  exportingProducts: {
    id: 'products.job.exportingProducts',
    defaultMessage: 'Exporting {count, plural, one {# product} other {# products}}…',
  },
  exportedProducts: {
    id: 'products.job.exportedProducts',
    defaultMessage: '{count, plural, one {# product} other {# products}} exported',
  },
  exporting: { id: 'products.job.exporting', defaultMessage: 'Exporting the catalog…' },
  exported: { id: 'products.job.exported', defaultMessage: 'The export is ready' },
  exportFailed: { id: 'products.job.exportFailed', defaultMessage: 'Couldn’t start the export' },
});
