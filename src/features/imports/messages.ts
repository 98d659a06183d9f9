import { pictureMessages } from '#graphql/pictureMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { listMessages } from '#ui/table/listMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the import page and its first two steps. */
export const messages = defineMessages({
  heading: commonMessages.importProducts,
  into: { id: 'imports.into', defaultMessage: 'Into {catalog}' },
  archived: {
    id: 'imports.archived',
    defaultMessage: 'This catalog is archived. Restore it to import products.',
  },
  toCatalog: { id: 'imports.toCatalog', defaultMessage: 'Go to catalog' },
  steps: { id: 'imports.steps', defaultMessage: 'Import steps' },
  upload: { id: 'imports.step.upload', defaultMessage: 'Upload' },
  layout: sharedMessages.layout,
  mapping: { id: 'imports.step.mapping', defaultMessage: 'Mapping' },
  check: { id: 'imports.step.check', defaultMessage: 'Dry run' },
  apply: { id: 'imports.step.apply', defaultMessage: 'Import' },
  back: { id: 'imports.back', defaultMessage: 'Back' },
  toMapping: { id: 'imports.toMapping', defaultMessage: 'Continue to mapping' },
  toCheck: { id: 'imports.toCheck', defaultMessage: 'Continue to dry run' },
  otherFile: { id: 'imports.otherFile', defaultMessage: 'Select another file' },
  uploadHeading: { id: 'imports.upload.heading', defaultMessage: 'Select a product file' },
  uploadLimits: {
    id: 'imports.upload.limits',
    defaultMessage:
      'CSV or TSV (comma, semicolon, or tab; UTF-8, UTF-16, or Windows-1252), Excel (XLSX), OpenDocument (ODS), JSON, NDJSON, or Google Merchant XML. One file, up to 200 MB.',
  },
  uploadSystems: {
    id: 'imports.upload.systems',
    defaultMessage:
      'Exports from Shopify, WooCommerce, Magento 2, Vendure, Medusa, Akeneo, UnoPim, Google Merchant, and this app are detected by their headers. For any other table, map the columns yourself.',
  },
  uploading: pictureMessages.uploading,
  uploaded: { id: 'imports.upload.share', defaultMessage: '{sent} of {size} ({share, number, ::percent})' },
  uploadWaiting: {
    id: 'imports.upload.waiting',
    defaultMessage:
      '{sent} of {size} ({share, number, ::percent}). The server isn’t responding. The upload continues when it’s back.',
  },
  resumeUpload: { id: 'imports.upload.resume', defaultMessage: 'Continue upload' },
  cancelUpload: { id: 'imports.upload.cancel', defaultMessage: 'Cancel upload' },
  canceled: { id: 'imports.upload.canceled', defaultMessage: 'The upload of {name} was canceled.' },
  oneFile: {
    id: 'imports.upload.oneFile',
    defaultMessage: 'Upload one file at a time. You dropped {count, number}.',
  },
  uploadFailed: { id: 'imports.upload.failed', defaultMessage: 'Couldn’t upload {name}. {reason}' },
  uploadStopped: {
    id: 'imports.upload.stopped',
    defaultMessage: 'The upload of {name} stopped at {share, number, ::percent}. {reason}',
  },
  unreadable: { id: 'imports.upload.unreadable', defaultMessage: 'This file can’t be imported. {reason}' },
  reading: { id: 'imports.reading', defaultMessage: 'Reading the file' },
  readingText: {
    id: 'imports.reading.text',
    defaultMessage: 'Reading the whole file. Large files can take a while.',
  },
  fileHeading: { id: 'imports.file.heading', defaultMessage: 'File details' },
  fileName: fieldMessages.name,
  fileSize: { id: 'imports.file.size', defaultMessage: 'Size' },
  format: { id: 'imports.file.format', defaultMessage: 'Format' },
  encoding: { id: 'imports.file.encoding', defaultMessage: 'Encoding' },
  separator: { id: 'imports.file.separator', defaultMessage: 'Separator' },
  rows: { id: 'imports.file.rows', defaultMessage: 'Data rows' },
  columns: listMessages.columns,
  CSV: { id: 'imports.format.csv', defaultMessage: 'Delimited text (CSV)' },
  XLSX: { id: 'imports.format.xlsx', defaultMessage: 'Excel workbook (XLSX)' },
  ODS: { id: 'imports.format.ods', defaultMessage: 'OpenDocument spreadsheet (ODS)' },
  JSON: commonMessages.json,
  NDJSON: { id: 'imports.format.ndjson', defaultMessage: 'JSON, one object per line (NDJSON)' },
  XML: { id: 'imports.format.xml', defaultMessage: 'RSS feed (XML)' },
  comma: { id: 'imports.separator.comma', defaultMessage: 'Comma' },
  semicolon: { id: 'imports.separator.semicolon', defaultMessage: 'Semicolon' },
  tab: { id: 'imports.separator.tab', defaultMessage: 'Tab' },
  pipe: { id: 'imports.separator.pipe', defaultMessage: 'Vertical bar' },
  layoutHeading: { id: 'imports.layout.heading', defaultMessage: 'Which system is the file from?' },
  layoutText: {
    id: 'imports.layout.text',
    defaultMessage:
      'The layout defines how products are arranged in rows and what each column means. If you select another layout, its own mapping is suggested.',
  },
  recognised: { id: 'imports.layout.recognised', defaultMessage: 'Detected' },
  confidence: { id: 'imports.layout.confidence', defaultMessage: '{share, number, ::percent} match' },
  profilesHeading: { id: 'imports.profiles.heading', defaultMessage: 'Matching saved profiles' },
  profilesText: {
    id: 'imports.profiles.text',
    defaultMessage: 'A profile is a saved mapping with its layout and error policy.',
  },
  useProfile: { id: 'imports.profiles.use', defaultMessage: 'Use {name}' },
  useProfileShort: { id: 'imports.profiles.useShort', defaultMessage: 'Use' },
  inUse: { id: 'imports.profiles.inUse', defaultMessage: 'In use' },
  profileFacts: {
    id: 'imports.profiles.facts',
    defaultMessage: '{layout}, {count, plural, one {# column} other {# columns}} mapped',
  },
});
