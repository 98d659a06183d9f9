import { accountResolvers } from '../resolvers/account';
import { analyticsResolvers } from '../resolvers/analytics';
import { attributesResolvers } from '../resolvers/attributes';
import { authResolvers } from '../resolvers/auth';
import { blogResolvers } from '../resolvers/blog';
import { calendarResolvers } from '../resolvers/calendar';
import { catalogsResolvers } from '../resolvers/catalogs';
import { categoriesResolvers } from '../resolvers/categories';
import { channelsResolvers } from '../resolvers/channels';
import { chatResolvers } from '../resolvers/chat';
import { emailResolvers } from '../resolvers/email';
import { employeesResolvers } from '../resolvers/employees';
import { familiesResolvers } from '../resolvers/families';
import { faqResolvers } from '../resolvers/faq';
import { filesResolvers } from '../resolvers/files';
import { importsResolvers } from '../resolvers/imports';
import { invoicesResolvers } from '../resolvers/invoices';
import { jobsResolvers } from '../resolvers/jobs';
import { knowledgeBaseResolvers } from '../resolvers/knowledgeBase';
import { notificationsResolvers } from '../resolvers/notifications';
import { pricingResolvers } from '../resolvers/pricing';
import { productsResolvers } from '../resolvers/products';
import { profileResolvers } from '../resolvers/profile';
import { publishedCatalogsResolvers } from '../resolvers/publishedCatalogs';
import { recordsResolvers } from '../resolvers/records';
import { searchResolvers } from '../resolvers/search';
import { shopResolvers } from '../resolvers/shop';
import { shopWindowResolvers } from '../resolvers/shopWindow';
import { todoResolvers } from '../resolvers/todo';
import { usersResolvers } from '../resolvers/users';
import { validationResolvers } from '../resolvers/validation';
import type { Resolvers } from '../types.generated';

/** The resolvers of a type by field: functions, or `resolve` and `subscribe`; the internal values of an enum. */
export type TypeResolvers = Readonly<Record<string, unknown>>;

/** The resolvers of all domains. */
export const appResolvers: readonly Resolvers[] = [
  accountResolvers,
  analyticsResolvers,
  attributesResolvers,
  authResolvers,
  blogResolvers,
  calendarResolvers,
  catalogsResolvers,
  categoriesResolvers,
  channelsResolvers,
  chatResolvers,
  emailResolvers,
  employeesResolvers,
  familiesResolvers,
  faqResolvers,
  filesResolvers,
  importsResolvers,
  invoicesResolvers,
  jobsResolvers,
  knowledgeBaseResolvers,
  notificationsResolvers,
  pricingResolvers,
  productsResolvers,
  profileResolvers,
  publishedCatalogsResolvers,
  recordsResolvers,
  searchResolvers,
  shopResolvers,
  shopWindowResolvers,
  todoResolvers,
  usersResolvers,
  validationResolvers,
];

/** Returns the resolvers of a type, which several domains can add to. */
export function getTypeResolvers(typeName: string): TypeResolvers {
  const all: readonly Readonly<Record<string, unknown>>[] = appResolvers;
  return Object.assign({}, ...all.map((resolvers) => resolvers[typeName])) as TypeResolvers;
}
