import { getFeeds } from '../domain/publishedCatalogs/feeds';
import { googleReportOfPreview, googleReportOfVersion, googlePage } from '../domain/publishedCatalogs/googleReport';
import { publicationDiff, publishedProducts } from '../domain/publishedCatalogs/publishedProducts';
import { publishedCatalog, publishedCatalogs } from '../domain/publishedCatalogs/publishedCatalogList';
import { previewDiff, publishPreview } from '../domain/publishedCatalogs/publishPreview';
import { restoreDiff, restoreFrom, restorePreview } from '../domain/publishedCatalogs/restore';
import { exportCatalog, publishCatalog, rollbackTo } from '../domain/publishedCatalogs/startPublishing';
import { withdraw } from '../domain/publishedCatalogs/withdraw';
import { getCatalog } from '../domain/catalogs/catalogList';
import type { Resolvers } from '../types.generated';

export const publishedCatalogsResolvers: Resolvers = {
  Query: {
    publishedCatalogs: (_, { input }, ctx) => publishedCatalogs(ctx, input),
    publishedCatalog: (_, { id }, ctx) => publishedCatalog(ctx, id),
    publishPreview: (_, { catalogId, skipInvalid }, ctx) => publishPreview(ctx, catalogId, skipInvalid ?? false),
    restorePreview: (_, { publicationId }, ctx) => restorePreview(ctx, publicationId),
  },
  Mutation: {
    publishCatalog: async (_, { input }, ctx) => ({ job: await publishCatalog(ctx, input) }),
    rollBackToPublishedCatalog: async (_, { input }, ctx) => ({ job: await rollbackTo(ctx, input) }),
    restoreFromPublishedCatalog: async (_, { input: { id } }, ctx) => ({ job: await restoreFrom(ctx, id) }),
    withdrawPublishedCatalog: async (_, { input }, ctx) => ({ publishedCatalog: await withdraw(ctx, input) }),
    exportCatalog: async (_, { input }, ctx) => ({ job: await exportCatalog(ctx, input) }),
  },
  PublishedCatalog: {
    catalog: ({ catalogId }, _, ctx) => getCatalog(ctx, catalogId),
    job: async ({ jobId }, _, { store }) => (jobId === null ? null : ((await store.get('jobs', jobId)) ?? null)),
    diff: (version, args, ctx) => publicationDiff(ctx, version, args),
    products: (version, args, ctx) => publishedProducts(ctx, version, args),
    feeds: (version, _, ctx) => getFeeds(ctx, version),
    googleFeed: async (version, args, ctx) => googlePage(ctx, await googleReportOfVersion(ctx, version), args),
  },
  PublishedProductPage: { totalData: ({ totalDocs }) => totalDocs },
  PublishPreview: {
    diff: (preview, args, ctx) => previewDiff(ctx, preview, args),
    googleFeed: async (preview, args, ctx) => googlePage(ctx, await googleReportOfPreview(ctx, preview), args),
  },
  RestorePreview: {
    diff: ({ publicationId }, args, ctx) => restoreDiff(ctx, publicationId, args),
  },
};
