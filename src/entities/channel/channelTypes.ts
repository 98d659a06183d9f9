/** The types of the records that change with the definition of a channel. */
export const channelTypes: ReadonlySet<string> = new Set(['Channel', 'CatalogChannel']);
