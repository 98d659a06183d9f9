import { BuildingShopRegular } from '@fluentui/react-icons/svg/building-shop';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.shop,
    title: titles.shop,
    load: () => import('./list/ShopList').then((module) => module.ShopList),
    nav: { icon: BuildingShopRegular, order: 140, group: 'apps' },
    ability: { action: 'read', subject: 'Shop' },
    keywords: ['store', 'ecommerce', 'buy'],
  },
  {
    path: paths.shopProduct,
    title: titles.product,
    load: () => import('./product/ShopProduct').then((module) => module.ShopProduct),
    parent: paths.shop,
    ability: { action: 'read', subject: 'Shop' },
  },
  {
    path: paths.wishlist,
    title: titles.wishlist,
    load: () => import('./wishlist/Wishlist').then((module) => module.Wishlist),
    parent: paths.shop,
    ability: { action: 'read', subject: 'WishlistItem' },
    keywords: ['favorites'],
  },
  {
    path: paths.checkout,
    title: titles.checkout,
    load: () => import('./checkout/Checkout').then((module) => module.Checkout),
    parent: paths.shop,
    ability: { action: 'read', subject: 'Cart' },
    keywords: ['cart', 'basket', 'buy', 'pay'],
  },
  {
    path: paths.orderList,
    title: titles.orders,
    load: () => import('./orders/OrderList').then((module) => module.OrderList),
    parent: paths.shop,
    ability: { action: 'read', subject: 'Order' },
    keywords: ['purchases'],
  },
  {
    path: paths.orderView,
    title: titles.order,
    load: () => import('./orders/OrderView').then((module) => module.OrderView),
    parent: paths.orderList,
    ability: { action: 'read', subject: 'Order' },
  },
  {
    path: paths.shopWindow,
    title: titles.window,
    load: () => import('./window/WindowList').then((module) => module.WindowList),
    parent: paths.shop,
    ability: { action: 'read', subject: 'PublishedCatalog' },
  },
  {
    path: paths.shopWindowProduct,
    title: titles.windowProduct,
    load: () => import('./window/WindowProduct').then((module) => module.WindowProduct),
    parent: paths.shopWindow,
    ability: { action: 'read', subject: 'PublishedCatalog' },
  },
];
