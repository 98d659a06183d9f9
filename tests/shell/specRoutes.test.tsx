import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { parentRedirects } from '#app/screen/parentRedirects';
import { screens } from '#app/screens';
import { PAGES } from '#server/domain/search/appPages';

/** The routes of the specification, section 2. */
const routes = `
  /dashboard/analytics /
  /apps/email /apps/chat /apps/todo /apps/calendar
  /apps/invoice/list /apps/invoice/preview /apps/invoice/edit /apps/invoice/add
  /apps/ecommerce/shop /apps/ecommerce/product-detail /apps/ecommerce/wishlist /apps/ecommerce/checkout
  /apps/user/list /apps/user/view /apps/user/edit
  /pages/login-v1 /pages/login-v2 /pages/register-v1 /pages/register-v2 /pages/forgot-password-v1
  /pages/forgot-password-v2 /pages/reset-password-v1 /pages/reset-password-v2
  /pages/account-settings /pages/profile /pages/faq /pages/knowledge-base /pages/pricing
  /pages/blog/list /pages/blog/detail /pages/blog/edit
  /misc/coming-soon /misc/not-authorized /misc/maintenance /misc/error`
  .trim()
  .split(/\s+/);

/** The screen at a path, directly or where a path without an ID redirects. */
const screenFor = (path: string) => {
  const redirect = parentRedirects(screens).find((each) => each.path === path);
  return screens.find((screen) => matchPath(screen.path, redirect?.to ?? path));
};

describe('Routes of the specification', () => {
  test.each(routes)('%s has a screen', (path) => {
    expect(screenFor(path)).toBeDefined();
  });

  test.each(PAGES.map(({ link }) => [link]))('the demo search’s link %s leads to a screen', (link) => {
    expect(screenFor(link)).toBeDefined();
  });
});
