import type { ColumnMapping } from '../importDraft';
import type { CatalogChoices, FileInspection } from '../importStep';

/** The targets of columns that list texts or prices with their channels. */
const lists = ['values', 'variantValues', 'prices', 'variantPrices'];

const channelsOf = ({ target, channel }: ColumnMapping, listed: readonly string[]): readonly string[] => {
  if (target === null) return [];
  return lists.includes(target) || target === 'channel' ? listed : channel ? [channel] : [];
};

/** A channel of a file that the catalog does not have. */
export interface MissingChannel {
  channel: string;
  /** The columns with texts or prices for it. */
  columns: string[];
  /** Whether a column has the channel of each row, so that rows of a channel that is not added are skipped. */
  isOfRows: boolean;
}

/** The channels that the catalog does not have. `listed` are those in columns that list texts or prices, or have the channel of each row. */
export function missingChannels(
  mapping: readonly ColumnMapping[],
  listed: FileInspection['channels'],
  catalog: Pick<CatalogChoices, 'channels'>,
): MissingChannel[] {
  const known = new Set(catalog.channels.map((channel) => channel.toLowerCase()));
  const named = new Set(mapping.flatMap((column) => channelsOf(column, listed)));
  return [...named]
    .filter((channel) => !known.has(channel.toLowerCase()))
    .map((channel) => {
      const columns = mapping.filter((column) => channelsOf(column, listed).includes(channel));
      const isOfRows = columns.some(({ target }) => target === 'channel');
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
