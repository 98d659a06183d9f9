import {
  currentPublication,
  hasUnpublishedChanges,
  issueCounts,
  lastJobs,
  meanCompleteness,
  nextStep,
  productStats,
  getSteps,
} from '../domain/catalogs/catalogFacts';
import { getCatalog, listCatalogs } from '../domain/catalogs/catalogList';
import { createCatalog, stepCatalog, updateCatalog } from '../domain/catalogs/catalogWrites';
import { cloneCatalog } from '../domain/products/cloneCatalog';
import { deleteCatalog } from '../domain/catalogs/deleteCatalog';
import { DEFAULT_LINK_PATTERN } from '../domain/catalogs/shopFields';
import { shopProposal } from '../domain/catalogs/suggestShop';
import type { Resolvers } from '../types.generated';

export const catalogsResolvers: Resolvers = {
  Query: {
    catalogs: (_, { input }, ctx) => listCatalogs(ctx, input),
    catalog: (_, { id }, ctx) => getCatalog(ctx, id),
  },
  Mutation: {
    catalogCreate: (_, { input }, ctx) => createCatalog(ctx, input),
    catalogUpdate: (_, args, ctx) => updateCatalog(ctx, args),
    catalogClone: (_, args, ctx) => cloneCatalog(ctx, args),
    catalogActivate: (_, { id }, ctx) => stepCatalog(ctx, id, 'ACTIVATE'),
    catalogArchive: (_, { id }, ctx) => stepCatalog(ctx, id, 'ARCHIVE'),
    catalogRestore: (_, { id }, ctx) => stepCatalog(ctx, id, 'RESTORE'),
    catalogDelete: (_, { id }, ctx) => deleteCatalog(ctx, id),
  },
  Catalog: {
    shopUrl: ({ shopUrl }) => shopUrl ?? null,
    linkPattern: ({ linkPattern }) => linkPattern ?? DEFAULT_LINK_PATTERN,
    imageBaseUrl: ({ imageBaseUrl }) => imageBaseUrl ?? null,
    shopProposal: ({ id }, _, ctx) => shopProposal(ctx, id),
    productCount: async (catalog, _, ctx) => (await productStats(ctx, catalog)).products,
    variantCount: async (catalog, _, ctx) => (await productStats(ctx, catalog)).variants,
    issueCounts: (catalog, _, ctx) => issueCounts(ctx, catalog),
    completeness: (catalog, _, ctx) => meanCompleteness(ctx, catalog),
    hasUnpublishedChanges: (catalog, _, ctx) => hasUnpublishedChanges(ctx, catalog),
    currentPublication: (catalog, _, ctx) => currentPublication(ctx, catalog),
    lastJob: async (catalog, _, ctx) => (await lastJobs(ctx, catalog, 1))[0] ?? null,
    lastJobs: (catalog, { first }, ctx) => lastJobs(ctx, catalog, first),
    steps: (catalog, _, ctx) => getSteps(ctx, catalog),
    nextStep: (catalog, _, ctx) => nextStep(ctx, catalog),
    brands: ({ id }, _, ctx) => ctx.store.products.brands(id),
    categories: ({ id }, _, ctx) => ctx.store.products.categories(id),
  },
};
