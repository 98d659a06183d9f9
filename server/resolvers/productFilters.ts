import { labelJobs } from '../domain/jobs/jobTitle';
import { listFilterFields } from '../domain/products/filters/listFields';
import { nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const productFiltersResolvers: Resolvers = {
  Query: {
    productFilterFields: async (_, { catalogId }, ctx) =>
      labelJobs(ctx, catalogId, await listFilterFields(ctx, catalogId)),
  },
  FilterField: { label: ({ label }, _, ctx) => nameInLanguage(label, ctx) },
  FilterOption: { label: ({ label }, _, ctx) => nameInLanguage(label, ctx) },
};
