import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the first product beside the mapping. */
export const previewMessages = defineMessages({
  heading: { id: 'imports.firstProduct.heading', defaultMessage: 'First product' },
  none: {
    id: 'imports.firstProduct.none',
    defaultMessage: 'No product is recognized in the first rows.',
  },
  unfinished: { id: 'imports.firstProduct.unfinished', defaultMessage: 'Finish the mapping to see the first product.' },
  unnamed: { id: 'imports.firstProduct.unnamed', defaultMessage: 'No name' },
  prices: fieldMessages.prices,
  before: { id: 'imports.firstProduct.before', defaultMessage: 'Before: {price}' },
  images: fieldMessages.media,
  variants: {
    id: 'imports.firstProduct.variants',
    defaultMessage: '{count, plural, one {# variant} other {# variants}}',
  },
  more: { id: 'imports.firstProduct.more', defaultMessage: 'and {count, number} more' },
  sku: fieldMessages.sku,
  brand: fieldMessages.brand,
  status: fieldMessages.status,
  categories: fieldMessages.categories,
  description: fieldMessages.description,
  DRAFT: commonMessages.draft,
  ACTIVE: commonMessages.active,
  ARCHIVED: commonMessages.archived,
});
