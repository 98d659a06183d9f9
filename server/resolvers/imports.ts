import { nameInLanguage } from '../i18n/translate';
import { getLabel } from '../records/attributes';
import { getLayoutEmptyCells, getModes } from '../records/imports';
import type { Resolvers } from '../types.generated';
import { startImportOfInput, toMapping } from './importInputs';

const uploads = () => import('../domain/imports/jobs/inspectUpload');
const catalogs = () => import('../domain/catalogs/catalogList');
const notApplied = () => import('../domain/imports/mapping/notApplied');
const missingUnits = () => import('../domain/imports/mapping/missingUnits');
const dateTexts = () =>
  Promise.all([import('../domain/imports/cells/dateOrders'), import('../domain/imports/cells/dateText')]);
const profiles = () => import('../domain/imports/mapping/profiles');

type PlanModes = Parameters<typeof getModes>[0];

const scope = {
  locale: ({ locale }: { locale?: string | null }) => locale ?? null,
  channel: ({ channel }: { channel?: string | null }) => channel ?? null,
};

const modes = {
  emptyCells: (plan: PlanModes) => getModes(plan).emptyCells,
  write: (plan: PlanModes) => getModes(plan).write,
  matchBy: (plan: PlanModes) => getModes(plan).matchBy,
  missingProducts: (plan: PlanModes) => getModes(plan).missingProducts,
};

export const importsResolvers: Resolvers = {
  ImportSummary: {
    ...modes,
    missingCount: ({ missingCount = 0 }) => missingCount,
    changedKeys: ({ changedKeys = null }) => changedKeys,
    newAttributes: ({ newAttributes = [] }) => newAttributes,
    newOptions: ({ newOptions = [] }) => newOptions,
    notApplied: ({ notApplied: columns = [] }) => columns,
  },
  JobProfile: modes,
  LayoutMatch: { emptyCells: ({ code }) => getLayoutEmptyCells(code) },
  NotAppliedColumn: {
    targetLabel: async (found, _, ctx) => {
      const label = (await notApplied()).getMeantLabel(found);
      return label === null ? null : nameInLanguage(label, ctx);
    },
    units: async ({ reason, target }) =>
      reason === 'UNIT_MISSING' ? (await missingUnits()).getPossibleUnits(target) : [],
    dateReadings: async ({ dateOrders = [], unread }) => {
      const [{ readInOrder }, { formatDay }] = await dateTexts();
      return dateOrders.map((order) => ({
        order,
        dates: unread.map(({ text }) => {
          const date = readInOrder(text, order);
          return date && formatDay(date);
        }),
      }));
    },
    suggestedUnit: ({ suggestedUnit = null }) => suggestedUnit,
    message: async (found, _, ctx) => nameInLanguage((await notApplied()).describeNotApplied(found), ctx),
  },
  ImportTarget: { label: ({ label }, _, ctx) => nameInLanguage(label, ctx) },
  NewOptions: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
  NewAttribute: { optionCount: ({ options }) => options },
  ColumnMapping: { ...scope, isLeftOut: ({ isLeftOut }) => isLeftOut === true },
  MappingSuggestion: scope,
  Query: {
    fileInspection: async (_, { fileId, layout, catalogId }, ctx) =>
      (await uploads()).inspectUpload(
        ctx,
        fileId,
        layout ?? null,
        catalogId ? await (await catalogs()).getCatalog(ctx, catalogId) : null,
      ),
    importTargets: async () => [...(await import('../domain/imports/mapping/targets')).IMPORT_TARGETS],
    jobProfiles: async (_, _args, ctx) => (await profiles()).listProfiles(ctx),
  },
  Mutation: {
    startImport: async (_, { input }, ctx) => ({ job: await startImportOfInput(ctx, input) }),
    createJobProfile: async (_, { input }, ctx) => ({
      profile: await (await profiles()).createProfile(ctx, { ...input, mapping: toMapping(input.mapping) }),
    }),
    updateJobProfile: async (_, { input: { id, mapping, ...input } }, ctx) => ({
      profile: await (await profiles()).updateProfile(ctx, id, { ...input, mapping: mapping && toMapping(mapping) }),
    }),
    deleteJobProfile: async (_, { input: { id } }, ctx) => ({
      deletedId: await (await profiles()).deleteProfile(ctx, id),
    }),
  },
};
