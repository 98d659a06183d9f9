import { getReadableFeeds } from '../domain/publishedCatalogs/feeds';
import {
  googlePage,
  googleReportOfPreview,
  googleReportOfVersion,
} from '../domain/publishedCatalogs/google/googleFeedReport';
import { getSourceJob } from '../domain/jobs/actions';
import { getVersionAttributes, getVersionFamilies } from '../domain/publishedCatalogs/frozenSettings';
import { getPublishedPriceRange } from '../domain/publishedCatalogs/publishedPrices';
import { publishedProducts, versionDiff } from '../domain/publishedCatalogs/publishedProducts';
import { getVersion, publishedCatalogs } from '../domain/publishedCatalogs/publishedCatalogList';
import { previewChecksum, previewDiff, publishPreview } from '../domain/publishedCatalogs/publishPreview';
import { restoreDiff, restoreFrom, restorePreview } from '../domain/publishedCatalogs/restore/restore';
import { getMissingSettings } from '../domain/publishedCatalogs/restore/missingSettings';
import { exportCatalog, publishCatalog, rollbackTo } from '../domain/publishedCatalogs/startPublishing';
import { withdraw } from '../domain/publishedCatalogs/withdraw';
import { GOOGLE_REASONS } from '../domain/feeds/google/googleReasons';
import { inLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

/** What only the pages of versions need. */
export const publishedCatalogDetailsResolvers: Resolvers = {
  Query: {
    publishedCatalogs: (_, { input }, ctx) => publishedCatalogs(ctx, input),
    publishedCatalog: (_, { id }, ctx) => getVersion(ctx, id),
    publishPreview: (_, { catalogId, skipInvalid }, ctx) => publishPreview(ctx, catalogId, skipInvalid ?? false),
    restorePreview: (_, { versionId, sku }, ctx) => restorePreview(ctx, versionId, sku),
  },
  Mutation: {
    publishCatalog: async (_, { input }, ctx) => ({ job: await publishCatalog(ctx, input) }),
    rollBackToPublishedCatalog: async (_, { input }, ctx) => ({ job: await rollbackTo(ctx, input) }),
    restoreFromPublishedCatalog: async (_, { input }, ctx) => ({ job: await restoreFrom(ctx, input) }),
    withdrawPublishedCatalog: async (_, { input }, ctx) => ({ publishedCatalog: await withdraw(ctx, input) }),
    exportCatalog: async (_, { input }, ctx) => ({ job: await exportCatalog(ctx, input) }),
  },
  LeftOutReason: { message: ({ code }, _, ctx) => inLanguage(GOOGLE_REASONS[code], ctx) },
  PublishedProduct: { priceRange: (product, { channel }, ctx) => getPublishedPriceRange(ctx, product, channel) },
  PublishPreview: {
    checksum: (preview, _, ctx) => previewChecksum(ctx, preview),
    diff: (preview, args, ctx) => previewDiff(ctx, preview, args),
    googleFeed: async (preview, args, ctx) => {
      return googlePage(ctx, await googleReportOfPreview(ctx, preview, args), args);
    },
  },
  RestorePreview: {
    diff: (preview, args, ctx) => restoreDiff(ctx, preview, args),
    missing: (preview, _, ctx) => getMissingSettings(ctx, preview),
  },
  PublishedCatalog: {
    job: ({ jobId }, _, ctx) => getSourceJob(ctx, jobId),
    families: ({ id }, _, ctx) => getVersionFamilies(ctx, id),
    attributes: ({ id }, _, ctx) => getVersionAttributes(ctx, id),
    diff: (version, args, ctx) => versionDiff(ctx, version, args),
    products: (version, args, ctx) => publishedProducts(ctx, version, args),
    feeds: (version, _, ctx) => getReadableFeeds(ctx, version),
    googleFeed: async (version, args, ctx) => {
      return googlePage(ctx, await googleReportOfVersion(ctx, version, args), args);
    },
  },
};
