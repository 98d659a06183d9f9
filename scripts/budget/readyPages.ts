import type { MeasuredPage } from './measureLoad';

/** The product list, with what `localStorage` must contain to be signed in. */
export const productListPage = (localStorage: Readonly<Record<string, string>>): MeasuredPage => ({
  path: '/catalogs/1/products',
  localStorage,
  ready: { selector: 'table tbody tr', minCount: 10, text: '€' },
});

/** The page for signing in. */
export const signInPage: MeasuredPage = {
  path: '/pages/login-v1',
  localStorage: {},
  ready: { selector: 'input[type=password]', minCount: 1, text: '' },
};
