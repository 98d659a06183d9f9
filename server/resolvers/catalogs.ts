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

const writes = () => import('../domain/catalogs/catalogWrites');
const cloning = () => import('../domain/products/cloneCatalog');
const deletion = () => import('../domain/catalogs/deleteCatalog');
const completeness = () => import('../domain/catalogs/catalogCompleteness');
const issueKinds = () => import('../domain/validation/kinds/issueKinds');
const suggestion = () => import('../domain/catalogs/suggestShop');

export const catalogsResolvers: Resolvers = {
  Query: {
    catalogs: (_, { input }, ctx) => listCatalogs(ctx, input),
    catalog: (_, { id }, ctx) => getCatalog(ctx, id),
  },
  Mutation: {
    createCatalog: async (_, { input }, ctx) => ({ catalog: await (await writes()).createCatalog(ctx, input) }),
    updateCatalog: async (_, { input: { id, revision, ...input } }, ctx) => ({
      catalog: await (await writes()).updateCatalog(ctx, { id, revision, input }),
    }),
    cloneCatalog: async (_, { input }, ctx) => ({ catalog: await (await cloning()).cloneCatalog(ctx, input) }),
    activateCatalog: async (_, { input: { id } }, ctx) => ({
      catalog: await (await writes()).stepCatalog(ctx, id, 'ACTIVATE'),
    }),
    archiveCatalog: async (_, { input: { id } }, ctx) => ({
      catalog: await (await writes()).stepCatalog(ctx, id, 'ARCHIVE'),
    }),
    restoreCatalog: async (_, { input: { id } }, ctx) => ({
      catalog: await (await writes()).stepCatalog(ctx, id, 'RESTORE'),
    }),
    deleteCatalog: async (_, { input: { id } }, ctx) => ({
      deletedId: await (await deletion()).deleteCatalog(ctx, id),
    }),
  },
  Catalog: {
    shopUrl: ({ shopUrl }) => shopUrl ?? null,
    linkPattern: ({ linkPattern }) => linkPattern ?? DEFAULT_LINK_PATTERN,
    timeZone: ({ timeZone = 'UTC' }) => timeZone,
    imageBaseUrl: ({ imageBaseUrl }) => imageBaseUrl ?? null,
    shopProposal: async ({ id }, _, ctx) => (await suggestion()).shopProposal(ctx, id),
    productCount: async (catalog, _, ctx) => (await productStats(ctx, catalog)).products,
    variantCount: async (catalog, _, ctx) => (await productStats(ctx, catalog)).variants,
    issueCounts: (catalog, _, ctx) => issueCounts(ctx, catalog),
    issueKinds: async (catalog, _, ctx) => (await issueKinds()).listIssueKinds(ctx, catalog),
    completeness: (catalog, _, ctx) => meanCompleteness(ctx, catalog),
    grades: (catalog, _, ctx) => gradeCounts(ctx, catalog),
    completenessMatrix: async (catalog, _, ctx) => (await completeness()).readCompleteness(ctx, catalog),
    hasUnpublishedChanges: (catalog, _, ctx) => hasUnpublishedChanges(ctx, catalog),
    currentVersion: (catalog, _, ctx) => currentVersion(ctx, catalog),
    lastJob: async (catalog, _, ctx) => (await lastJobs(ctx, catalog, 1))[0] ?? null,
    lastJobs: (catalog, { first }, ctx) => lastJobs(ctx, catalog, first),
    steps: (catalog, _, ctx) => getCatalogSteps(ctx, catalog),
    nextStep: (catalog, _, ctx) => nextStep(ctx, catalog),
    brands: ({ id }, _, ctx) => ctx.store.products.brands(id),
    categories: (catalog, _, ctx) => listCategoryPaths(ctx, catalog),
  },
};
