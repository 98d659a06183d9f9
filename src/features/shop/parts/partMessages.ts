import { defineMessages } from '#i18n/defineMessages';

/** Messages of the presentational parts of a shop. */
export const partMessages = defineMessages({
  rating: { id: 'shop.parts.rating', defaultMessage: '{rating, number} of 5 stars' },
  filters: { id: 'shop.parts.filters', defaultMessage: 'Filter' },
  filtersSet: {
    id: 'shop.parts.filtersSet',
    defaultMessage: 'Filter ({count, number})',
  },
  showResults: {
    id: 'shop.parts.showResults',
    defaultMessage: '{count, plural, one {Show # product} other {Show # products}}',
  },
  minPrice: { id: 'shop.parts.minPrice', defaultMessage: 'Minimum price' },
  maxPrice: { id: 'shop.parts.maxPrice', defaultMessage: 'Maximum price' },
  images: { id: 'shop.parts.images', defaultMessage: 'Images of {name}' },
  image: { id: 'shop.parts.image', defaultMessage: 'Image {place, number} of {count, number}' },
  view: { id: 'shop.parts.view', defaultMessage: 'View' },
  grid: { id: 'shop.parts.grid', defaultMessage: 'Grid view' },
  list: { id: 'shop.parts.list', defaultMessage: 'List view' },
});
