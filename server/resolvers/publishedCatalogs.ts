import { getLabel } from '../records/attributes';
import { getCatalog } from '../domain/catalogs/catalogList';
import type { Resolvers } from '../types.generated';

export const publishedCatalogsResolvers: Resolvers = {
  PublishedCatalog: {
    catalog: ({ catalogId }, _, ctx) => getCatalog(ctx, catalogId),
    previous: async ({ previousId }, _, { store }) =>
      previousId === null ? null : ((await store.get('publishedCatalogs', previousId)) ?? null),
  },
  VersionAttribute: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
  VersionFamily: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
};
