import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';

/** Messages of the shop’s product list. */
export const listMessages = defineMessages({
  description: { id: 'shop.list.description', defaultMessage: 'Browse the demo products and place test orders.' },
  products: nameMessages.products,
  wishlist: nameMessages.wishlist,
  orders: nameMessages.orders,
  search: { id: 'shop.list.search', defaultMessage: 'Search the shop' },
  sort: commonMessages.sortBy,
  FEATURED: { id: 'shop.sort.featured', defaultMessage: 'Featured' },
  PRICE_ASC: { id: 'shop.sort.priceAsc', defaultMessage: 'Price: low to high' },
  PRICE_DESC: { id: 'shop.sort.priceDesc', defaultMessage: 'Price: high to low' },
  category: fieldMessages.categories,
  brand: fieldMessages.brand,
  price: { id: 'shop.filter.price', defaultMessage: 'Price ({currency})' },
  rating: { id: 'shop.filter.rating', defaultMessage: 'Rating' },
  anyRating: { id: 'shop.filter.anyRating', defaultMessage: 'All ratings' },
  ratingAndUp: { id: 'shop.filter.ratingAndUp', defaultMessage: '{rating, number} stars and up' },
  shipping: { id: 'shop.filter.shipping', defaultMessage: 'Shipping' },
  found: {
    id: 'shop.list.found',
    defaultMessage: '{count, plural, =0 {No products} one {# product} other {# products}}',
  },
  nothingTitle: commonMessages.noProductsMatch,
  nothingText: { id: 'shop.list.nothing.text', defaultMessage: 'Try other words or fewer filters.' },
  emptyTitle: { id: 'shop.list.empty.title', defaultMessage: 'The shop has no products' },
  emptyText: { id: 'shop.list.empty.text', defaultMessage: 'Reset the demo data to get them back.' },
});
