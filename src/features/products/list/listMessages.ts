import { recordMessages } from '#ui/recordMessages';
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
  publish: nameMessages.publish,
  export: commonMessages.export,
  setStatus: { id: 'products.list.setStatus', defaultMessage: 'Set status' },
  delete: recordMessages.delete,
  table: nameMessages.products,
  search: { id: 'products.list.search', defaultMessage: 'Search name, SKU, brand' },
  attributeColumns: { id: 'products.list.attributeColumns', defaultMessage: 'Attribute columns…' },
  filters: { id: 'products.list.filters', defaultMessage: 'Filters' },
  filtersSet: { id: 'products.list.filtersSet', defaultMessage: 'Filters, {count, number} active' },
  showProducts: { id: 'products.list.showProducts', defaultMessage: 'Show products' },
  sortBy: commonMessages.sortBy,
  ASC: commonMessages.ASC,
  DESC: commonMessages.DESC,
  language: messages.language,
  defaultLanguage: messages.defaultLanguage,
  channel: messages.channel,
  allChannels: commonMessages.allChannels,
  status: fieldMessages.status,
  anyStatus: commonMessages.allStatuses,
  category: { id: 'products.list.category', defaultMessage: 'Category' },
  anyCategory: commonMessages.allCategories,
  noCategory: { id: 'products.list.noCategory', defaultMessage: 'No category' },
  brand: fieldMessages.brand,
  anyBrand: { id: 'products.list.anyBrand', defaultMessage: 'All brands' },
  issues: commonMessages.issues,
  anyIssues: { id: 'products.list.anyIssues', defaultMessage: 'All issues' },
  ERROR: commonMessages.errors,
  WARNING: { id: 'products.list.issues.warning', defaultMessage: 'Errors and warnings' },
  INFO: { id: 'products.list.issues.info', defaultMessage: 'With issues' },
  price: commonMessages.price,
  lowest: { id: 'products.list.price.lowest', defaultMessage: 'From' },
  highest: { id: 'products.list.price.highest', defaultMessage: 'Up to' },
  priceHint: { id: 'products.list.price.hint', defaultMessage: 'In the currency of the list.' },
  priceOrder: {
    id: 'products.list.price.order',
    defaultMessage: 'Enter an amount that’s equal to or higher than “From”.',
  },
  priceNumber: messages.amountMissing,
  apply: commonMessages.apply,
  clear: { id: 'products.list.clear', defaultMessage: 'Clear' },
  sku: fieldMessages.sku,
  variants: fieldMessages.variants,
  completeness: { id: 'products.list.completeness', defaultMessage: 'Complete' },
  quality: commonMessages.quality,
  anyGrade: { id: 'products.list.anyGrade', defaultMessage: 'All grades' },
  grade: { id: 'products.list.grade', defaultMessage: 'Grade {grade}' },
  published: commonMessages.published,
  yes: commonMessages.yes,
  no: messages.notPublished,
  stock: fieldMessages.stock,
  availability: fieldMessages.availability,
  created: commonMessages.createdRecord,
  updated: commonMessages.updated,
  moreCategories: { id: 'products.list.moreCategories', defaultMessage: '{category} +{count, number}' },
  emptyTitle: { id: 'products.list.empty.title', defaultMessage: 'No products yet' },
  emptyText: {
    id: 'products.list.empty.text',
    defaultMessage: 'Import a file from your shop system or create your first product manually.',
  },
  importFile: { id: 'products.list.empty.import', defaultMessage: 'Import file' },
  noHitTitle: commonMessages.noProductsMatch,
  noHitText: {
    id: 'products.list.noHit.text',
    defaultMessage:
      '{count, plural, one {The only product doesn’t match} other {None of the # products match}} your search and filters.',
  },
});
