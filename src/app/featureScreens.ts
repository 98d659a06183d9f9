import { screens as access } from '../features/access/screens';
import { screens as auth } from '../features/auth/screens';
import { screens as calendar } from '../features/calendar/screens';
import { screens as catalogs } from '../features/catalogs/screens';
import { screens as chat } from '../features/chat/screens';
import { screens as components } from '../features/components/screens';
import { screens as developer } from '../features/developer/screens';
import { screens as email } from '../features/email/screens';
import { screens as imports } from '../features/imports/screens';
import { screens as invoices } from '../features/invoices/screens';
import { screens as jobs } from '../features/jobs/screens';
import { screens as misc } from '../features/misc/screens';
import { screens as products } from '../features/products/screens';
import { screens as publishedCatalogs } from '../features/publishedCatalogs/screens';
import { screens as todo } from '../features/todo/screens';
import { screens as users } from '../features/users/screens';
import type { Screen } from '../routing/screen';

/** The screens of all features. */
export const featureScreens: readonly Screen[] = [
  ...catalogs,
  ...products,
  ...imports,
  ...publishedCatalogs,
  ...jobs,
  ...access,
  ...email,
  ...chat,
  ...todo,
  ...calendar,
  ...users,
  ...invoices,
  ...developer,
  ...components,
  ...auth,
  ...misc,
];
