import { screens as access } from '#features/access/screens';
import { screens as account } from '#features/account/screens';
import { screens as attributes } from '#features/attributes/screens';
import { screens as auth } from '#features/auth/screens';
import { screens as blog } from '#features/blog/screens';
import { screens as calendar } from '#features/calendar/screens';
import { screens as catalogs } from '#features/catalogs/screens';
import { screens as categories } from '#features/categories/screens';
import { screens as channels } from '#features/channels/screens';
import { screens as chat } from '#features/chat/screens';
import { screens as dashboard } from '#features/dashboard/screens';
import { screens as components } from '#features/components/screens';
import { screens as developer } from '#features/developer/screens';
import { screens as email } from '#features/email/screens';
import { screens as families } from '#features/families/screens';
import { screens as home } from '#features/home/screens';
import { screens as faq } from '#features/faq/screens';
import { screens as imports } from '#features/imports/screens';
import { screens as invoices } from '#features/invoices/screens';
import { screens as issues } from '#features/issues/screens';
import { screens as jobs } from '#features/jobs/screens';
import { screens as knowledgeBase } from '#features/knowledgeBase/screens';
import { screens as misc } from '#features/misc/screens';
import { screens as pricing } from '#features/pricing/screens';
import { screens as products } from '#features/products/screens';
import { screens as profile } from '#features/profile/screens';
import { screens as publishedCatalogs } from '#features/publishedCatalogs/screens';
import { screens as shop } from '#features/shop/screens';
import { screens as todo } from '#features/todo/screens';
import { screens as users } from '#features/users/screens';
import type { Screen } from '#routing/screen';

/** The screens of all features. */
export const featureScreens: readonly Screen[] = [
  ...home,
  ...dashboard,
  ...catalogs,
  ...products,
  ...issues,
  ...categories,
  ...imports,
  ...publishedCatalogs,
  ...jobs,
  ...attributes,
  ...families,
  ...channels,
  ...access,
  ...email,
  ...chat,
  ...todo,
  ...calendar,
  ...users,
  ...invoices,
  ...shop,
  ...profile,
  ...account,
  ...knowledgeBase,
  ...faq,
  ...pricing,
  ...blog,
  ...developer,
  ...components,
  ...auth,
  ...misc,
];
