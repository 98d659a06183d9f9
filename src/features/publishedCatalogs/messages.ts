import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  listDescription: {
    id: 'publishedCatalogs.list.description',
    defaultMessage: 'All published versions. Versions never change, and each catalog has one current version.',
  },
  search: { id: 'publishedCatalogs.list.search', defaultMessage: 'Search versions' },
  catalog: nameMessages.catalog,
  anyCatalog: nameMessages.allCatalogs,
  status: fieldMessages.status,
  anyStatus: commonMessages.allStatuses,
  version: { id: 'publishedCatalogs.list.version', defaultMessage: 'Version' },
  label: { id: 'publishedCatalogs.list.label', defaultMessage: 'Label' },
  products: nameMessages.products,
  checksum: { id: 'publishedCatalogs.list.checksum', defaultMessage: 'Checksum' },
  by: { id: 'publishedCatalogs.list.by', defaultMessage: 'Published by' },
  when: { id: 'publishedCatalogs.list.when', defaultMessage: 'Published' },
  versionNumber: sharedMessages.versionNumber,
  viewAsShopper: { id: 'publishedCatalogs.viewAsShopper', defaultMessage: 'View as a shopper' },
  versionOf: nameMessages.versionOf,
  emptyTitle: { id: 'publishedCatalogs.list.empty.title', defaultMessage: 'No published versions yet' },
  emptyText: {
    id: 'publishedCatalogs.list.empty.text',
    defaultMessage: 'Open a catalog, review its products, and publish it. Each version appears here.',
  },
  openCatalogs: { id: 'publishedCatalogs.list.openCatalogs', defaultMessage: 'Open catalogs' },
  nothingTitle: { id: 'publishedCatalogs.list.nothing.title', defaultMessage: 'No versions match' },
  nothingText: {
    id: 'publishedCatalogs.list.nothing.text',
    defaultMessage: 'Try a different search, or view all versions.',
  },
  publishing: { id: 'publishedCatalogs.list.publishing', defaultMessage: '“{name}” is being published' },
  PUBLISHING: { id: 'publishedCatalogs.status.publishing', defaultMessage: 'Publishing' },
  CURRENT: { id: 'publishedCatalogs.status.current', defaultMessage: 'Current' },
  SUPERSEDED: { id: 'publishedCatalogs.status.superseded', defaultMessage: 'Superseded' },
  WITHDRAWN: { id: 'publishedCatalogs.status.withdrawn', defaultMessage: 'Withdrawn' },
  FAILED: commonMessages.failed,
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
  copyChecksum: { id: 'publishedCatalogs.checksum.copy', defaultMessage: 'Copy checksum' },
  copied: { id: 'publishedCatalogs.checksum.copied', defaultMessage: 'Checksum copied' },
  notCopied: {
    id: 'publishedCatalogs.checksum.notCopied',
    defaultMessage: 'Your browser blocked copying. Select the checksum and copy it manually.',
  },
  feeds: sharedMessages.feeds,
  feedChannel: { id: 'publishedCatalogs.feed.channel', defaultMessage: 'Feed channel' },
  allChannels: commonMessages.allChannels,
  feedLanguage: sharedMessages.feedLanguage,
  feedCurrency: sharedMessages.feedCurrency,
  anyCurrency: sharedMessages.anyCurrency,
  defaultLanguage: sharedMessages.catalogLanguage,
  download: { id: 'publishedCatalogs.feed.download', defaultMessage: 'Download {format}' },
  gone: sharedMessages.versionNotFound,
  toList: { id: 'publishedCatalogs.toList', defaultMessage: 'Back to published catalogs' },
});
