import { fieldMessages } from '#ui/fieldMessages';
import { messages } from '../messages';
import { commonMessages } from '#ui/commonMessages';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the product list. */
export const listMessages = defineMessages({
  facts: {
    id: 'products.list.facts',
    defaultMessage:
      '{products, plural, one {# product} other {# products}} · {variants, plural, one {# variant} other {# variants}}',
  },
  import: { id: 'products.list.import', defaultMessage: 'Import' },
  sheet: { id: 'products.list.sheet', defaultMessage: 'Spreadsheet' },
  list: commonMessages.list,
  family: fieldMessages.family,
  publish: nameMessages.publish,
  export: commonMessages.export,
  table: nameMessages.products,
  search: { id: 'products.list.search', defaultMessage: 'Search name, SKU, brand' },
  attributeColumns: { id: 'products.list.attributeColumns', defaultMessage: 'Attribute columns…' },
  filters: { id: 'products.list.filters', defaultMessage: 'Filters' },
  filtersSet: { id: 'products.list.filtersSet', defaultMessage: 'Filters, {count, number} active' },
  status: fieldMessages.status,
  anyStatus: commonMessages.allStatuses,
  category: { id: 'products.list.category', defaultMessage: 'Category' },
  anyCategory: commonMessages.allCategories,
  noCategory: { id: 'products.list.noCategory', defaultMessage: 'No category' },
  brand: fieldMessages.brand,
  issues: commonMessages.issues,
  price: commonMessages.price,
  sku: fieldMessages.sku,
  variants: fieldMessages.variants,
  completeness: { id: 'products.list.completeness', defaultMessage: 'Complete' },
  quality: commonMessages.quality,
  published: commonMessages.published,
  yes: commonMessages.yes,
  no: messages.notPublished,
  stock: fieldMessages.stock,
  availability: fieldMessages.availability,
  created: commonMessages.createdRecord,
  updated: commonMessages.updated,
  categoryByRule: { id: 'products.list.categoryByRule', defaultMessage: '{category} (by rule)' },
  notInChannel: { id: 'products.list.notInChannel', defaultMessage: 'Not in channel' },
  moreCategories: { id: 'products.list.moreCategories', defaultMessage: '{category} +{count, number}' },
  exportAll: {
    id: 'products.job.exportAll',
    defaultMessage: 'Export {count, plural, one {# product} other {all # products}}',
  },
  exportMatching: {
    id: 'products.job.exportMatching',
    defaultMessage: 'Export {count, plural, one {# matching product} other {# matching products}}',
  },
});
