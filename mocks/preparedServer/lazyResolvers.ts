import type { GraphQLFieldConfig, GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '#server/context';
import { authResolvers } from '#server/resolvers/auth';
import { catalogsResolvers } from '#server/resolvers/catalogs';
import { channelsResolvers } from '#server/resolvers/channels';
import { jobsResolvers } from '#server/resolvers/jobs';
import { productsResolvers } from '#server/resolvers/products';
import { recordsResolvers } from '#server/resolvers/records';
import { validationResolvers } from '#server/resolvers/validation';
import type { Resolvers } from '#server/types.generated';

type Field = Pick<GraphQLFieldConfig<unknown, RequestContext>, 'resolve' | 'subscribe'>;
type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/** The resolvers of the domains that the first pages need. */
const FIRST: Readonly<Record<string, Resolvers>> = {
  auth: authResolvers,
  catalogs: catalogsResolvers,
  channels: channelsResolvers,
  jobs: jobsResolvers,
  products: productsResolvers,
  records: recordsResolvers,
  validation: validationResolvers,
};

/** All others. A module is loaded when one of its fields is first needed. */
const LATER: Readonly<Record<string, () => Promise<Resolvers>>> = {
  account: async () => (await import('#server/resolvers/account')).accountResolvers,
  analytics: async () => (await import('#server/resolvers/analytics')).analyticsResolvers,
  attributes: async () => (await import('#server/resolvers/attributes')).attributesResolvers,
  attributeWrites: async () => (await import('#server/resolvers/attributeWrites')).attributeWritesResolvers,
  authDetails: async () => (await import('#server/resolvers/authDetails')).authDetailsResolvers,
  blog: async () => (await import('#server/resolvers/blog')).blogResolvers,
  calendar: async () => (await import('#server/resolvers/calendar')).calendarResolvers,
  catalogDetails: async () => (await import('#server/resolvers/catalogDetails')).catalogDetailsResolvers,
  categories: async () => (await import('#server/resolvers/categories')).categoriesResolvers,
  channelDetails: async () => (await import('#server/resolvers/channelDetails')).channelDetailsResolvers,
  channelRules: async () => (await import('#server/resolvers/channelRules')).channelRulesResolvers,
  chat: async () => (await import('#server/resolvers/chat')).chatResolvers,
  email: async () => (await import('#server/resolvers/email')).emailResolvers,
  employees: async () => (await import('#server/resolvers/employees')).employeesResolvers,
  families: async () => (await import('#server/resolvers/families')).familiesResolvers,
  faq: async () => (await import('#server/resolvers/faq')).faqResolvers,
  files: async () => (await import('#server/resolvers/files')).filesResolvers,
  importDetails: async () => (await import('#server/resolvers/importDetails')).importDetailsResolvers,
  imports: async () => (await import('#server/resolvers/imports')).importsResolvers,
  invoices: async () => (await import('#server/resolvers/invoices')).invoicesResolvers,
  jobDetails: async () => (await import('#server/resolvers/jobDetails')).jobDetailsResolvers,
  knowledgeBase: async () => (await import('#server/resolvers/knowledgeBase')).knowledgeBaseResolvers,
  notifications: async () => (await import('#server/resolvers/notifications')).notificationsResolvers,
  presence: async () => (await import('#server/resolvers/presence')).presenceResolvers,
  pricing: async () => (await import('#server/resolvers/pricing')).pricingResolvers,
  productCells: async () => (await import('#server/resolvers/productCells')).productCellsResolvers,
  productDetails: async () => (await import('#server/resolvers/productDetails')).productDetailsResolvers,
  productFilters: async () => (await import('#server/resolvers/productFilters')).productFiltersResolvers,
  productWrites: async () => (await import('#server/resolvers/productWrites')).productWritesResolvers,
  profile: async () => (await import('#server/resolvers/profile')).profileResolvers,
  publishedCatalogDetails: async () =>
    (await import('#server/resolvers/publishedCatalogDetails')).publishedCatalogDetailsResolvers,
  publishedCatalogs: async () => (await import('#server/resolvers/publishedCatalogs')).publishedCatalogsResolvers,
  recipes: async () => (await import('#server/resolvers/recipes')).recipesResolvers,
  search: async () => (await import('#server/resolvers/search')).searchResolvers,
  sessions: async () => (await import('#server/resolvers/sessions')).sessionsResolvers,
  references: async () => (await import('#server/resolvers/references')).referencesResolvers,
  shop: async () => (await import('#server/resolvers/shop')).shopResolvers,
  shopWindow: async () => (await import('#server/resolvers/shopWindow')).shopWindowResolvers,
  todo: async () => (await import('#server/resolvers/todo')).todoResolvers,
  users: async () => (await import('#server/resolvers/users')).usersResolvers,
  validationDetails: async () => (await import('#server/resolvers/validationDetails')).validationDetailsResolvers,
  views: async () => (await import('#server/resolvers/views')).viewsResolvers,
};

/** What further modules of a domain resolve: types, fields, and the domain's own operations. */
const PARTS: Readonly<Record<string, string>> = {
  attributeWrites: 'attributes.Mutation AttributeMismatch Query.attributePreview',
  authDetails:
    'Mutation.requestPasswordReset Mutation.resetPassword Mutation.setUp Mutation.signUp Mutation.updateRole ' +
    'Mutation.updateSessionPolicy Query.isSetUpLink Query.isSetUpNeeded Query.passwordLink Query.roles ' +
    'Query.sessionPolicy',
  catalogDetails:
    'catalogs.Mutation Catalog.attributeCodes Catalog.completenessMatrix Catalog.isDemo Catalog.issueKinds ' +
    'Catalog.optionNames Catalog.shopProposal Catalog.tasks Catalog.untranslated Catalog.usedOptions',
  channelDetails: 'channels.Mutation channels.Query Channel',
  importDetails: 'imports.Mutation imports.Query ImportPreview NotAppliedColumn PreviewProduct',
  jobDetails:
    'jobs.Query jobs.Mutation jobs.Subscription Job.issues Job.changes Job.changeCounts Job.redoes Job.subject Job.title',
  productCells: 'ProductVariant.cells',
  productDetails:
    'Association Completeness.missing Media MissingField Price Product.completenessMatrix Product.createdByJob ' +
    'Product.translationProgress Product.updatedByJob Product.value Product.values Product.valuesOf ProductReferenceValue ' +
    'ProductValue ProductVariant Quality.parts QualityLoss',
  productWrites: 'products.Mutation bulkEdits.Mutation bulkEdits.Query',
  publishedCatalogDetails:
    'publishedCatalogs.Mutation publishedCatalogs.Query LeftOutReason PublishedProduct PublishPreview ' +
    'RestorePreview PublishedCatalog.attributes PublishedCatalog.diff PublishedCatalog.families ' +
    'PublishedCatalog.feeds PublishedCatalog.googleFeed PublishedCatalog.job PublishedCatalog.products',
  validationDetails: 'validation.Mutation validation.Query',
};

const moduleOfPart = new Map(
  Object.entries(PARTS).flatMap(([name, parts]) => parts.split(' ').map((part) => [part, name])),
);

const getField = (resolvers: Resolvers | undefined, typeName: string, fieldName: string): Field => {
  const found = (resolvers as Readonly<Record<string, Record<string, Resolve | Field>>>)?.[typeName]?.[fieldName];
  return typeof found === 'function' ? { resolve: found } : (found ?? {});
};

/** A field by the domain whose SDL has it, its type, and its name; `__resolveType` for the type itself. */
interface FieldPlace {
  domain: string;
  typeName: string;
  fieldName: string;
}

/** Returns the name of the module that has the resolvers of a field, if it has any. */
export function findModule({ domain, typeName, fieldName }: FieldPlace): string {
  const part = [`${typeName}.${fieldName}`, `${domain}.${typeName}`, typeName].find((key) => moduleOfPart.has(key));
  return (part && moduleOfPart.get(part)) ?? domain;
}

/**
 * Returns the resolvers of a field. If they are not loaded yet, the first call loads them; `fallback` resolves the
 * field if there are none.
 */
export function findField(place: FieldPlace, fallback: Resolve): Field {
  const { domain, typeName, fieldName } = place;
  const load = LATER[findModule(place)];
  if (!load) return getField(FIRST[domain], typeName, fieldName);
  let loaded: Field | undefined;
  const get = async () => (loaded ??= getField(await load(), typeName, fieldName));
  return {
    resolve: (...args) =>
      loaded ? (loaded.resolve ?? fallback)(...args) : get().then(({ resolve = fallback }) => resolve(...args)),
    ...(typeName === 'Subscription' && { subscribe: async (...args) => (await get()).subscribe?.(...args) }),
  };
}
