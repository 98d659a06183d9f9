import {
  currentVersion,
  gradeCounts,
  hasUnpublishedChanges,
  issueCounts,
  lastJobs,
  listCategoryPaths,
  meanCompleteness,
  nextStep,
  productStats,
  getCatalogSteps,
} from '../domain/catalogs/catalogFacts';
import { getCatalog, listCatalogs } from '../domain/catalogs/catalogList';
import { DEFAULT_LINK_PATTERN } from '../records/catalogs';
import type { Resolvers } from '../types.generated';

export const catalogsResolvers: Resolvers = {
  Query: {
    catalogs: (_, { input }, ctx) => listCatalogs(ctx, input),
    catalog: (_, { id }, ctx) => getCatalog(ctx, id),
  },
  Catalog: {
    shopUrl: ({ shopUrl }) => shopUrl ?? null,
    linkPattern: ({ linkPattern }) => linkPattern ?? DEFAULT_LINK_PATTERN,
    timeZone: ({ timeZone = 'UTC' }) => timeZone,
    imageBaseUrl: ({ imageBaseUrl }) => imageBaseUrl ?? null,
    productCount: async (catalog, _, ctx) => (await productStats(ctx, catalog)).products,
    variantCount: async (catalog, _, ctx) => (await productStats(ctx, catalog)).variants,
    issueCounts: (catalog, _, ctx) => issueCounts(ctx, catalog),
    completeness: (catalog, _, ctx) => meanCompleteness(ctx, catalog),
    grades: (catalog, _, ctx) => gradeCounts(ctx, catalog),
    hasUnpublishedChanges: (catalog, _, ctx) => hasUnpublishedChanges(ctx, catalog),
    currentVersion: (catalog, _, ctx) => currentVersion(ctx, catalog),
    lastJob: async (catalog, _, ctx) => (await lastJobs(ctx, catalog, 1))[0] ?? null,
    lastJobs: (catalog, { first }, ctx) => lastJobs(ctx, catalog, first),
    steps: (catalog, _, ctx) => getCatalogSteps(ctx, catalog),
    nextStep: (catalog, _, ctx) =>
      nextStep(ctx, catalog, async (id) => {
        const { restorePreview } = await import('../domain/publishedCatalogs/restore/restore');
        return (await restorePreview(ctx, id)).isUnchanged;
      }),
    brands: ({ id }, _, ctx) => ctx.store.products.brands(id),
    categories: (catalog, _, ctx) => listCategoryPaths(ctx, catalog),
  },
};
