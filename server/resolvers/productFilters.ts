import { listFilterFields } from '../domain/products/filters/listFields';
import { nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const productFiltersResolvers: Resolvers = {
  Query: { productFilterFields: (_, { catalogId }, ctx) => listFilterFields(ctx, catalogId) },
  FilterField: { label: ({ label }, _, ctx) => nameInLanguage(label, ctx) },
  FilterOption: { label: ({ label }, _, ctx) => nameInLanguage(label, ctx) },
};
