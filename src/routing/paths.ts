import { generatePath } from 'react-router-dom';

/** The path patterns of all screens, by screen name. */
export const paths = {
  home: '/',
  catalogList: '/catalogs',
  catalogDetail: '/catalogs/:catalogId',
  catalogImport: '/catalogs/:catalogId/import',
  catalogPublish: '/catalogs/:catalogId/publish',
  categoryTree: '/catalogs/:catalogId/categories',
  categoryRule: '/catalogs/:catalogId/categories/rule',
  channelRule: '/catalogs/:catalogId/channels/rule',
  feedRule: '/catalogs/:catalogId/feeds/rule',
  issueList: '/catalogs/:catalogId/issues',
  translationList: '/catalogs/:catalogId/translations',
  translationQueue: '/catalogs/:catalogId/translations/:locale/:productId',
  productList: '/catalogs/:catalogId/products',
  productCreate: '/catalogs/:catalogId/products/new',
  productCompare: '/catalogs/:catalogId/products/compare',
  productDetail: '/catalogs/:catalogId/products/:productId',
  attributeList: '/attributes',
  attributeCreate: '/attributes/new',
  attributeEdit: '/attributes/:attributeId',
  familyList: '/families',
  familyCreate: '/families/new',
  familyEdit: '/families/:familyId',
  channelList: '/channels',
  channelCreate: '/channels/new',
  channelEdit: '/channels/:channelId',
  publishedCatalogList: '/published-catalogs',
  publishedCatalogDetail: '/published-catalogs/:versionId',
  publishedCatalogRestore: '/published-catalogs/:versionId/restore',
  jobList: '/jobs',
  jobDetail: '/jobs/:jobId',
  graphiql: '/developer/graphiql',
  accessControl: '/access-control',
  email: '/apps/email',
  chat: '/apps/chat',
  todo: '/apps/todo',
  calendar: '/apps/calendar',
  invoiceList: '/apps/invoice/list',
  invoicePreview: '/apps/invoice/preview/:invoiceId',
  invoiceEdit: '/apps/invoice/edit/:invoiceId',
  invoiceAdd: '/apps/invoice/add',
  userList: '/apps/user/list',
  userView: '/apps/user/view/:userId',
  userEdit: '/apps/user/edit/:userId',
  analytics: '/dashboard/analytics',
  shop: '/apps/ecommerce/shop',
  shopProduct: '/apps/ecommerce/product-detail/:slug',
  wishlist: '/apps/ecommerce/wishlist',
  checkout: '/apps/ecommerce/checkout',
  orderList: '/apps/ecommerce/orders',
  orderView: '/apps/ecommerce/orders/:orderId',
  shopWindow: '/apps/ecommerce/window/:versionId',
  shopWindowProduct: '/apps/ecommerce/window/:versionId/products/:productId',
  accountSettings: '/pages/account-settings',
  profile: '/pages/profile',
  faq: '/pages/faq',
  knowledgeBase: '/pages/knowledge-base',
  knowledgeBaseCategory: '/pages/knowledge-base/category/:categorySlug',
  knowledgeBaseArticle: '/pages/knowledge-base/category/:categorySlug/:articleSlug',
  pricing: '/pages/pricing',
  blogList: '/pages/blog/list',
  blogDetail: '/pages/blog/detail/:postId',
  blogEdit: '/pages/blog/edit/:postId',
  blogNew: '/pages/blog/new',
  componentList: '/components',
  componentDetail: '/components/:componentId',
  signIn: '/pages/login-v1',
  signInPicture: '/pages/login-v2',
  register: '/pages/register-v1',
  registerPicture: '/pages/register-v2',
  forgotPassword: '/pages/forgot-password-v1',
  forgotPasswordPicture: '/pages/forgot-password-v2',
  resetPassword: '/pages/reset-password-v1',
  resetPasswordPicture: '/pages/reset-password-v2',
  notAuthorized: '/misc/not-authorized',
  error: '/misc/error',
  maintenance: '/misc/maintenance',
  setUp: '/setup',
  comingSoon: '/misc/coming-soon',
  notFound: '/misc/not-found',
} as const;

/** One of the patterns in `paths`. */
export type Path = (typeof paths)[keyof typeof paths];

type ParamName<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamName<Head> | ParamName<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The parameters of a pattern; for example, `{ catalogId: string }`. */
export type PathParams<Pattern extends string> = Record<ParamName<Pattern>, string>;

/** Search parameters of a URL. null and the empty string are omitted. */
export type SearchParts = Readonly<Record<string, string | number | boolean | null | undefined>>;

const getSearch = (parts: SearchParts): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size ? `?${search}` : '';
};

/**
 * The URL of a screen: `href(paths.productDetail, { catalogId, productId }, { tab: 'variants' })`. Patterns without
 * parameters need none: `href(paths.jobList)`.
 */
export function href<Pattern extends Path>(
  path: Pattern,
  ...[params, search]: ParamName<Pattern> extends never
    ? [params?: Record<string, never>, search?: SearchParts]
    : [params: PathParams<Pattern>, search?: SearchParts]
): string {
  const named: Readonly<Record<string, string>> = params ?? {};
  return generatePath<string>(path, named) + getSearch(search ?? {});
}
