import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from '../titles';

/** Page for viewing and editing a product. */
export const productDetail: Screen = {
  path: paths.productDetail,
  title: titles.product,
  load: () => import('./ProductDetail').then((module) => module.ProductDetail),
  preload: async (context) => (await import('./ProductDetailView')).preloadProduct(context),
  parent: paths.productList,
  ability: { action: 'read', subject: 'Product' },
};
