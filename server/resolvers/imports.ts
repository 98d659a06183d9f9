import { nameInLanguage } from '../i18n/translate';
import { getLabel } from '../records/attributes';
import { getLayoutEmptyCells, getModes } from '../records/imports';
import type { Resolvers } from '../types.generated';

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
  ImportTarget: { label: ({ label }, _, ctx) => nameInLanguage(label, ctx) },
  NewOptions: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
  NewAttribute: { optionCount: ({ options }) => options },
  ColumnMapping: { ...scope, isLeftOut: ({ isLeftOut }) => isLeftOut === true },
  MappingSuggestion: scope,
};
