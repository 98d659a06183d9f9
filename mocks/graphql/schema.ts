import { mergeResolvers } from '@graphql-tools/merge';
import { addResolversToSchema } from '@graphql-tools/schema';
import { buildSchema } from 'graphql';
import { bareSdl } from '../bareSdl.generated';
import { accountResolvers } from '../resolvers/account';
import { analyticsResolvers } from '../resolvers/analytics';
import { authResolvers } from '../resolvers/auth';
import { blogResolvers } from '../resolvers/blog';
import { calendarResolvers } from '../resolvers/calendar';
import { catalogsResolvers } from '../resolvers/catalogs';
import { chatResolvers } from '../resolvers/chat';
import { deprecatedAppsResolvers } from '../resolvers/deprecatedApps';
import { deprecatedCatalogResolvers } from '../resolvers/deprecatedCatalog';
import { emailResolvers } from '../resolvers/email';
import { employeesResolvers } from '../resolvers/employees';
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
import { guardSchema } from './guard';
import { createMockResolver } from './mocking';
import { checkScalars } from './scalars';

/** Creates the complete schema with its resolvers and guards; `fallback` resolves all fields without a resolver. */
export function createSchema(sdl = bareSdl, fallback = createMockResolver()) {
  const schema = addResolversToSchema({
    // The schema is validated at build time; validating it again at each start would only take time.
    schema: buildSchema(sdl, { assumeValid: true, noLocation: true }),
    updateResolversInPlace: true,
    resolvers: mergeResolvers([
      accountResolvers,
      analyticsResolvers,
      authResolvers,
      blogResolvers,
      calendarResolvers,
      catalogsResolvers,
      chatResolvers,
      deprecatedAppsResolvers,
      deprecatedCatalogResolvers,
      emailResolvers,
      employeesResolvers,
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
    ]),
  });
  return { schema: guardSchema(checkScalars(schema), fallback), fallback };
}
