import type { ColumnMapping } from '../importDraft';
import type { CatalogChoices, FileInspection } from '../importStep';

/** The targets of columns that list texts or prices with their channels. */
const lists = ['values', 'variantValues', 'prices', 'variantPrices'];

/** What the file says about channels. */
type ChannelFacts = Pick<FileInspection, 'channels' | 'columns' | 'layout'>;

const channelsOf = (
  { source, target, channel }: ColumnMapping,
  { channels, columns, layout }: ChannelFacts,
): readonly string[] => {
  if (target === null) return [];
  if (target === 'channel') return columns.find(({ name }) => name === source)?.channels ?? [];
  // Magento’s store views have a language, and prices of a channel.
  const isList = lists.includes(target) || (target === 'locale' && layout.code === 'MAGENTO');
  return isList ? channels : channel ? [channel] : [];
};

/** A channel of a file that the catalog does not have. */
export interface MissingChannel {
  channel: string;
  /** The columns with texts or prices for it. */
  columns: string[];
  /** Whether a column has the channel of each row, so that rows of a channel that is not added are skipped. */
  isOfRows: boolean;
}

/** The channels that the catalog does not have. */
export function missingChannels(
  mapping: readonly ColumnMapping[],
  inspection: ChannelFacts,
  catalog: Pick<CatalogChoices, 'channels'>,
): MissingChannel[] {
  const known = new Set(catalog.channels.map((channel) => channel.toLowerCase()));
  const named = new Set(mapping.flatMap((column) => channelsOf(column, inspection)));
  return [...named]
    .filter((channel) => !known.has(channel.toLowerCase()))
    .map((channel) => {
      const columns = mapping.filter((column) => channelsOf(column, inspection).includes(channel));
      const isOfRows = columns.some(({ target }) => target === 'channel' || target === 'locale');
      return { channel, columns: columns.map(({ source }) => source), isOfRows };
    });
}

/** The mapping without the texts and prices for a channel. */
export function withoutChannel(mapping: readonly ColumnMapping[], channel: string): ColumnMapping[] {
  return mapping.map((column) =>
    column.channel === channel || (column.target !== null && lists.includes(column.target))
      ? { ...column, target: null, locale: null, channel: null }
      : column,
  );
}
