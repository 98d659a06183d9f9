import { getCatalogChannels } from '../domain/definitions/catalogChannels';
import { getLabel } from '../records/attributes';
import type { Resolvers } from '../types.generated';

export const channelsResolvers: Resolvers = {
  CatalogChannel: {
    code: ({ id }) => id,
    label: ({ id, labels }, { locale }) => getLabel(labels, locale) || id,
    shopUrl: ({ shopUrl }) => shopUrl ?? null,
  },
  Catalog: { salesChannels: (catalog, _, ctx) => getCatalogChannels(ctx.store, catalog) },
};
