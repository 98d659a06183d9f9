import type { MessageDescriptor } from 'react-intl';
import type { FeedFormat } from '#graphql/types.generated';
import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';

/** The names of the formats. */
export const formatNames: Record<FeedFormat, MessageDescriptor> = defineMessages({
  XLSX: { id: 'catalogs.format.xlsx', defaultMessage: 'Excel (XLSX)' },
  CSV: commonMessages.csv,
  JSON: commonMessages.json,
  NDJSON: { id: 'catalogs.format.ndjson', defaultMessage: 'NDJSON' },
  GOOGLE_XML: { id: 'catalogs.format.googleXml', defaultMessage: 'Google XML' },
  SHOPIFY_CSV: { id: 'catalogs.format.shopifyCsv', defaultMessage: 'Shopify CSV' },
  VENDURE_CSV: { id: 'catalogs.format.vendureCsv', defaultMessage: 'Vendure CSV' },
  MEDUSA_CSV: { id: 'catalogs.format.medusaCsv', defaultMessage: 'Medusa CSV' },
});

/** What each format is for. */
export const formatNotes: Record<FeedFormat, MessageDescriptor> = defineMessages({
  XLSX: {
    id: 'catalogs.format.xlsx.note',
    defaultMessage: 'For spreadsheets and reimporting. 00001 stays 00001.',
  },
  CSV: {
    id: 'catalogs.format.csv.note',
    defaultMessage: 'For other programs and reimporting. Spreadsheets turn 00001 into 1.',
  },
  JSON: { id: 'catalogs.format.json.note', defaultMessage: 'All data, for other programs' },
  NDJSON: { id: 'catalogs.format.ndjson.note', defaultMessage: 'One product per line, for other programs' },
  GOOGLE_XML: { id: 'catalogs.format.googleXml.note', defaultMessage: 'For Google Merchant Center' },
  SHOPIFY_CSV: { id: 'catalogs.format.shopifyCsv.note', defaultMessage: 'For importing into a Shopify store' },
  VENDURE_CSV: { id: 'catalogs.format.vendureCsv.note', defaultMessage: 'For importing into a Vendure server' },
  MEDUSA_CSV: { id: 'catalogs.format.medusaCsv.note', defaultMessage: 'For importing into a Medusa server' },
});

/** The formats of exports, in display order. */
export const exportFormats: readonly FeedFormat[] = [
  'XLSX',
  'CSV',
  'JSON',
  'NDJSON',
  'GOOGLE_XML',
  'SHOPIFY_CSV',
  'VENDURE_CSV',
  'MEDUSA_CSV',
];
