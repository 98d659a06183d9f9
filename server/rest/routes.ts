import { accountRoutes } from './account';
import { analyticsCardRoutes } from './analytics/analyticsCards';
import { statisticsCardRoutes } from './analytics/statisticsCards';
import { authRoutes } from './auth';
import { blogRoutes } from './blog';
import { calendarRoutes } from './calendar';
import { chatRoutes } from './chat';
import { emailRoutes } from './email/emailRoutes';
import { employeesRoutes } from './employees';
import { faqRoutes } from './faq';
import { invoicesRoutes } from './invoices';
import { knowledgeBaseRoutes } from './knowledgeBase';
import { pricingRoutes } from './pricing';
import { profileRoutes } from './profile';
import type { Route } from './route';
import { searchRoutes } from './search';
import { shopRoutes } from './shop';
import { todoRoutes } from './todo';
import { usersRoutes } from './users';

/** All routes of the REST contract. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...analyticsCardRoutes,
  ...authRoutes,
  ...blogRoutes,
  ...calendarRoutes,
  ...chatRoutes,
  ...emailRoutes,
  ...employeesRoutes,
  ...faqRoutes,
  ...invoicesRoutes,
  ...knowledgeBaseRoutes,
  ...pricingRoutes,
  ...profileRoutes,
  ...searchRoutes,
  ...shopRoutes,
  ...statisticsCardRoutes,
  ...todoRoutes,
  ...usersRoutes,
];
