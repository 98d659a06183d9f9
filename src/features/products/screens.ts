import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { fieldMessages } from '#ui/fieldMessages';
import { productDetail } from './detail/productDetailScreen';
import { titles } from './titles';

const productList: Screen = {
  path: paths.productList,
  title: titles.products,
  load: () => import('./list/ProductList').then((module) => module.ProductList),
  preload: async (context) => (await import('./list/useProductMatches')).preloadProductMatches(context),
  nav: { icon: BoxRegular, order: 20 },
  parent: paths.catalogDetail,
  ability: { action: 'read', subject: 'Product' },
  keywords: ['sku', 'variants', 'articles', 'items'],
};

const productCreate: Screen = {
  path: paths.productCreate,
  title: titles.newProduct,
  load: () => import('./form/ProductCreate').then((module) => module.ProductCreate),
  parent: paths.productList,
  ability: { action: 'create', subject: 'Product' },
};

const productCompare: Screen = {
  path: paths.productCompare,
  title: titles.compare,
  load: () => import('./compare/CompareProducts').then((module) => module.CompareProducts),
  parent: paths.productList,
  ability: { action: 'read', subject: 'Product' },
};

const channelRule: Screen = {
  path: paths.channelRule,
  title: titles.channelRule,
  load: () => import('./rule/channels/ChannelRule').then((module) => module.ProductsOfChannel),
  parent: paths.catalogDetail,
  ability: { action: 'read', subject: 'Product' },
  isOfSearch: true,
};

const feedRule: Screen = {
  ...channelRule,
  path: paths.feedRule,
  title: titles.feedRule,
  load: () => import('./rule/channels/ChannelRule').then((module) => module.ProductsOfFeeds),
};

const categoryRule: Screen = {
  path: paths.categoryRule,
  title: titles.rule,
  load: () => import('./rule/CategoryRule').then((module) => module.CategoryRule),
  parent: paths.categoryTree,
  ability: { action: 'read', subject: 'Product' },
  isOfSearch: true,
};

const translationList: Screen = {
  path: paths.translationList,
  title: fieldMessages.values,
  load: () => import('./translations/Translations').then((module) => module.Translations),
  parent: paths.catalogDetail,
  ability: { action: 'read', subject: 'Product' },
};

const translationQueue: Screen = {
  ...translationList,
  path: paths.translationQueue,
  parent: paths.translationList,
};

/** The pages of a catalog's products. */
export const screens: readonly Screen[] = [
  productList,
  productCreate,
  productCompare,
  productDetail,
  categoryRule,
  channelRule,
  feedRule,
  translationList,
  translationQueue,
];
