import { getLabel } from '../records/attributes';
import { getCatalog } from '../domain/catalogs/catalogList';
import { inLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

const feeds = () => import('../domain/publishedCatalogs/feeds');
const googleReports = () => import('../domain/publishedCatalogs/google/googleFeedReport');
const settings = () => import('../domain/publishedCatalogs/frozenSettings');
const prices = () => import('../domain/publishedCatalogs/publishedPrices');
const products = () => import('../domain/publishedCatalogs/publishedProducts');
const lists = () => import('../domain/publishedCatalogs/publishedCatalogList');
const previews = () => import('../domain/publishedCatalogs/publishPreview');
const restoring = () => import('../domain/publishedCatalogs/restore');
const publishing = () => import('../domain/publishedCatalogs/startPublishing');
const withdrawal = () => import('../domain/publishedCatalogs/withdraw');

export const publishedCatalogsResolvers: Resolvers = {
  Query: {
    publishedCatalogs: async (_, { input }, ctx) => (await lists()).publishedCatalogs(ctx, input),
    publishedCatalog: async (_, { id }, ctx) => (await lists()).getVersion(ctx, id),
    publishPreview: async (_, { catalogId, skipInvalid }, ctx) =>
      (await previews()).publishPreview(ctx, catalogId, skipInvalid ?? false),
    restorePreview: async (_, { versionId }, ctx) => (await restoring()).restorePreview(ctx, versionId),
  },
  Mutation: {
    publishCatalog: async (_, { input }, ctx) => ({ job: await (await publishing()).publishCatalog(ctx, input) }),
    rollBackToPublishedCatalog: async (_, { input }, ctx) => ({
      job: await (await publishing()).rollbackTo(ctx, input),
    }),
    restoreFromPublishedCatalog: async (_, { input: { id } }, ctx) => ({
      job: await (await restoring()).restoreFrom(ctx, id),
    }),
    withdrawPublishedCatalog: async (_, { input }, ctx) => ({
      publishedCatalog: await (await withdrawal()).withdraw(ctx, input),
    }),
    exportCatalog: async (_, { input }, ctx) => ({ job: await (await publishing()).exportCatalog(ctx, input) }),
  },
  PublishedCatalog: {
    catalog: ({ catalogId }, _, ctx) => getCatalog(ctx, catalogId),
    job: async (version, _, ctx) => (await lists()).getPublishJob(ctx, version),
    families: async ({ id }, _, ctx) => (await settings()).getVersionFamilies(ctx, id),
    attributes: async ({ id }, _, ctx) => (await settings()).getVersionAttributes(ctx, id),
    previous: async ({ previousId }, _, { store }) =>
      previousId === null ? null : ((await store.get('publishedCatalogs', previousId)) ?? null),
    diff: async (version, args, ctx) => (await products()).versionDiff(ctx, version, args),
    products: async (version, args, ctx) => (await products()).publishedProducts(ctx, version, args),
    feeds: async (version, _, ctx) => (await feeds()).getReadableFeeds(ctx, version),
    googleFeed: async (version, args, ctx) => {
      const { googlePage, googleReportOfVersion } = await googleReports();
      return googlePage(ctx, await googleReportOfVersion(ctx, version, args), args);
    },
  },
  VersionAttribute: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
  VersionFamily: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
  LeftOutReason: {
    message: async ({ code }, _, ctx) =>
      inLanguage((await import('../domain/feeds/google/googleReasons')).GOOGLE_REASONS[code], ctx),
  },
  PublishedProduct: {
    priceRange: async (product, { channel }, ctx) => (await prices()).getPublishedPriceRange(ctx, product, channel),
  },
  PublishPreview: {
    checksum: async (preview, _, ctx) => (await previews()).previewChecksum(ctx, preview),
    diff: async (preview, args, ctx) => (await previews()).previewDiff(ctx, preview, args),
    googleFeed: async (preview, args, ctx) => {
      const { googlePage, googleReportOfPreview } = await googleReports();
      return googlePage(ctx, await googleReportOfPreview(ctx, preview, args), args);
    },
  },
  RestorePreview: {
    diff: async ({ versionId }, args, ctx) => (await restoring()).restoreDiff(ctx, versionId, args),
  },
};
