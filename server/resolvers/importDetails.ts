import { readInOrder } from '../domain/imports/cells/dateOrders';
import { formatDay } from '../domain/imports/cells/dateText';
import { inspectUpload } from '../domain/imports/jobs/inspectUpload';
import { previewProduct } from '../domain/imports/previewProduct';
import { getCatalog } from '../domain/catalogs/catalogList';
import { describeNotApplied, getMeantLabel } from '../domain/imports/mapping/notApplied';
import { getPossibleUnits } from '../domain/imports/mapping/missingUnits';
import { createProfile, deleteProfile, listProfiles, updateProfile } from '../domain/imports/mapping/profiles';
import { IMPORT_TARGETS } from '../domain/imports/mapping/targets';
import { firstRows } from '../domain/lists/paging';
import { withoutAbsent } from '../domain/lists/withoutAbsent';
import { inLanguage, nameInLanguage } from '../i18n/translate';
import { getThumbnail } from '../records/productFacts';
import type { Resolvers } from '../types.generated';
import { startImportOfInput, toMapping } from './importInputs';

/** What the import of a file needs, and why columns are not applied. */
export const importDetailsResolvers: Resolvers = {
  Query: {
    fileInspection: async (_, { fileId, layout, catalogId }, ctx) =>
      inspectUpload(ctx, fileId, layout ?? null, catalogId ? await getCatalog(ctx, catalogId) : null),
    importTargets: () => [...IMPORT_TARGETS],
    importPreview: (_, { input: { mapping, addCurrencies, addLocales, addChannels, ...input } }, ctx) =>
      previewProduct(ctx, {
        ...input,
        mapping: toMapping(mapping),
        ...withoutAbsent({
          addCurrencies: addCurrencies ?? undefined,
          addLocales: addLocales ?? undefined,
          addChannels: addChannels ?? undefined,
        }),
      }),
    jobProfiles: (_, _args, ctx) => listProfiles(ctx),
  },
  Mutation: {
    startImport: async (_, { input }, ctx) => ({ job: await startImportOfInput(ctx, input) }),
    createJobProfile: async (_, { input }, ctx) => ({
      profile: await createProfile(ctx, { ...input, mapping: toMapping(input.mapping) }),
    }),
    updateJobProfile: async (_, { input: { id, mapping, ...input } }, ctx) => ({
      profile: await updateProfile(ctx, id, { ...input, mapping: mapping && toMapping(mapping) }),
    }),
    deleteJobProfile: async (_, { input: { id } }, ctx) => ({ deletedId: await deleteProfile(ctx, id) }),
  },
  ImportPreview: {
    problems: ({ issues }, _, ctx) =>
      Promise.all(issues.flatMap(({ severity, message }) => (severity === 'INFO' ? [] : inLanguage(message, ctx)))),
  },
  PreviewProduct: {
    thumbnail: (product) => getThumbnail(product),
    imageCount: ({ media }) => media.length,
    variants: ({ variants }, { first }) => firstRows(variants, first),
    variantCount: ({ variants }) => variants.length,
  },
  NotAppliedColumn: {
    targetLabel: (found, _, ctx) => {
      const label = getMeantLabel(found);
      return label === null ? null : nameInLanguage(label, ctx);
    },
    units: ({ reason, target }) => (reason === 'UNIT_MISSING' ? getPossibleUnits(target) : []),
    dateReadings: ({ dateOrders = [], unread }) =>
      dateOrders.map((order) => ({
        order,
        dates: unread.map(({ text }) => {
          const date = readInOrder(text, order);
          return date && formatDay(date);
        }),
      })),
    suggestedUnit: ({ suggestedUnit = null }) => suggestedUnit,
    message: (found, _, ctx) => nameInLanguage(describeNotApplied(found), ctx),
  },
};
