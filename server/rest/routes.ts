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

/** The routes of a gateway without demo data. */
const TEAM_ROUTES: readonly Route[] = [...accountRoutes, ...authRoutes, ...searchRoutes, ...usersRoutes];

/** All routes of the REST contract. */
export const ROUTES: readonly Route[] = [
  ...TEAM_ROUTES,
  ...analyticsCardRoutes,
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
  ...shopRoutes,
  ...statisticsCardRoutes,
  ...todoRoutes,
];

/** The routes of a gateway with or without demo data. */
export function listRoutes(hasDemo: boolean): readonly Route[] {
  return hasDemo ? ROUTES : TEAM_ROUTES;
}
