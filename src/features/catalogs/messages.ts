import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { recordMessages } from '#ui/recordMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  listDescription: {
    id: 'catalogs.list.description',
    defaultMessage: 'A catalog is a set of products that you manage together and publish as numbered versions.',
  },
  search: { id: 'catalogs.list.search', defaultMessage: 'Search catalogs' },
  status: fieldMessages.status,
  anyStatus: commonMessages.allStatuses,
  name: fieldMessages.name,
  products: nameMessages.products,
  issues: commonMessages.issues,
  completeness: sharedMessages.completeness,
  version: nameMessages.currentVersion,
  updated: commonMessages.updated,
  actions: nameMessages.actions,
  selected: { id: 'catalogs.list.selected', defaultMessage: 'Selected' },
  versionNumber: sharedMessages.versionNumber,
  notPublished: { id: 'catalogs.version.none', defaultMessage: 'Not published' },
  changed: { id: 'catalogs.version.changed', defaultMessage: 'Changed since publishing' },
  computeCompleteness: { id: 'catalogs.list.completenessOf', defaultMessage: 'Completeness of {name}' },
  errors: commonMessages.errorCount,
  warnings: commonMessages.warningCount,
  noIssues: nameMessages.noneOfSeveral,
  emptyTitle: sharedMessages.noCatalogs,
  emptyText: {
    id: 'catalogs.list.empty.text',
    defaultMessage: 'Create a catalog, import a product file, then publish it.',
  },
  nothingTitle: { id: 'catalogs.list.nothing.title', defaultMessage: 'No catalogs match' },
  nothingText: {
    id: 'catalogs.list.nothing.text',
    defaultMessage: 'Try a different search or view all catalogs.',
  },
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
  newCatalog: nameMessages.newCatalog,
  edit: recordMessages.edit,
  clone: { id: 'catalogs.clone', defaultMessage: 'Clone' },
  validate: { id: 'catalogs.validate', defaultMessage: 'Validate' },
  export: commonMessages.export,
  menuOf: sharedMessages.actionsFor,
});
