import { readUsedCodes } from '../domain/attributes/usage';
import { readOptionNames, readUsedOptions } from '../domain/attributes/usedOptions';
import { catalogTasks, untranslated } from '../domain/products/catalogTasks';
import { listIssueKinds } from '../domain/validation/kinds/issueKinds';
import { createCatalog, stepCatalog } from '../domain/catalogs/catalogWrites';
import { updateRuledCatalog } from '../domain/categories/rules/updateRuledCatalog';
import { cloneCatalog } from '../domain/clones/cloneCatalog';
import { deleteCatalog } from '../domain/catalogs/deleteCatalog';
import { readCompleteness } from '../domain/catalogs/catalogCompleteness';
import { shopProposal } from '../domain/catalogs/suggestShop';
import type { Resolvers } from '../types.generated';

/** Writes of catalogs, and what few pages show of them. */
export const catalogDetailsResolvers: Resolvers = {
  Mutation: {
    createCatalog: async (_, { input }, ctx) => ({ catalog: await createCatalog(ctx, input) }),
    updateCatalog: (_, { input: { id, revision, ...input } }, ctx) => updateRuledCatalog(ctx, { id, revision, input }),
    cloneCatalog: async (_, { input }, ctx) => ({ job: await cloneCatalog(ctx, input) }),
    activateCatalog: async (_, { input: { id } }, ctx) => ({ catalog: await stepCatalog(ctx, id, 'ACTIVATE') }),
    archiveCatalog: async (_, { input: { id } }, ctx) => ({ catalog: await stepCatalog(ctx, id, 'ARCHIVE') }),
    restoreCatalog: async (_, { input: { id } }, ctx) => ({ catalog: await stepCatalog(ctx, id, 'RESTORE') }),
    deleteCatalog: async (_, { input: { id } }, ctx) => ({ deletedId: await deleteCatalog(ctx, id) }),
  },
  Catalog: {
    untranslated: (catalog, _, ctx) => untranslated(ctx, catalog),
    tasks: (catalog, _, ctx) => catalogTasks(ctx, catalog),
    attributeCodes: ({ id }, _, ctx) => readUsedCodes(ctx.store, id),
    optionNames: ({ id }, _, { store }) => readOptionNames(store, id),
    usedOptions: (catalog, { attribute }, ctx) => readUsedOptions(ctx, catalog, attribute),
    isDemo: ({ isDemo = false }) => isDemo,
    issueKinds: (catalog, _, ctx) => listIssueKinds(ctx, catalog),
    shopProposal: ({ id }, _, ctx) => shopProposal(ctx, id),
    completenessMatrix: (catalog, _, ctx) => readCompleteness(ctx, catalog),
  },
};
