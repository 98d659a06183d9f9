import { nameMessages } from '#ui/nameMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { messages } from '../messages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the catalog overview. */
export const detailMessages = defineMessages({
  glance: { id: 'catalogs.detail.glance', defaultMessage: 'At a glance' },
  products: nameMessages.products,
  variants: fieldMessages.variants,
  errors: commonMessages.errors,
  warnings: nameMessages.warnings,
  infos: nameMessages.notes,
  errorsNote: { id: 'catalogs.detail.errorsNote', defaultMessage: 'Need fixing' },
  warningsNote: { id: 'catalogs.detail.warningsNote', defaultMessage: 'Worth checking' },
  infosNote: { id: 'catalogs.detail.infosNote', defaultMessage: 'Good to know' },
  completeness: sharedMessages.completeness,
  quality: commonMessages.quality,
  completenessText: {
    id: 'catalogs.detail.completenessText',
    defaultMessage: '{share, number, ::percent} of recommended fields complete',
  },
  version: messages.version,
  versionLink: sharedMessages.versionNumber,
  allVersions: sharedMessages.allVersions,
  noVersion: { id: 'catalogs.detail.noVersion', defaultMessage: 'No published version.' },
  publishedBy: { id: 'catalogs.detail.publishedBy', defaultMessage: 'Published {when} by {user}' },
  versionProducts: sharedMessages.noteCount,
  hasChanges: { id: 'catalogs.detail.hasChanges', defaultMessage: 'Unpublished changes' },
  isUpToDate: { id: 'catalogs.detail.isUpToDate', defaultMessage: 'Up to date' },
  facts: { id: 'catalogs.detail.facts', defaultMessage: 'About this catalog' },
  code: sharedMessages.code,
  channels: nameMessages.channels,
  locales: sharedMessages.languages,
  defaultLocale: { id: 'catalogs.detail.defaultLocale', defaultMessage: '{language}, default' },
  currencies: sharedMessages.currencies,
  tags: sharedMessages.tags,
  created: commonMessages.createdRecord,
  updated: commonMessages.updated,
  whenBy: sharedMessages.whenBy,
  none: { id: 'catalogs.detail.none', defaultMessage: 'None' },
  needsShop: { id: 'catalogs.export.needsShop', defaultMessage: 'Shop URL required' },
  started: {
    id: 'catalogs.job.started',
    defaultMessage: '{type, select, VALIDATE {Validation started} other {Export started}}',
  },
  startFailed: { id: 'catalogs.job.startFailed', defaultMessage: 'Couldn’t start the job' },
});
