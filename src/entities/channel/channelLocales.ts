/** The languages of a catalog, and those that each of its channels sells in. */
interface CatalogLanguages {
  locales: readonly string[];
  salesChannels: readonly { code: string; locales: readonly string[] }[];
}

/** The languages that a channel of the catalog sells in; all of the catalog's for no channel. */
export function channelLocales({ locales, salesChannels }: CatalogLanguages, code: string | null): readonly string[] {
  return salesChannels.find((channel) => channel.code === code)?.locales ?? locales;
}
