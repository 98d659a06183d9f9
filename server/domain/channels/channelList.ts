import { isNamedLike } from '../locales/labelFields';
import { compareNames } from '../locales/nameOrder';
import type { Store } from '../../db/store';
import { DomainError } from '../../errors';
import { getLabel } from '../../records/attributes';
import type { CatalogRecord } from '../../records/catalogs';
import type { ChannelRecord } from '../../records/channels';
import { say, type Sentence } from '../../records/sentence';
import type { ChannelListInput, ChannelSort } from '../../types.generated';
import type { DomainContext } from '../context';
import { nearestText } from '../texts/nearestText';
import { pageOfRows, sortSign, type PageResult } from '../lists/paging';
import { getChannels } from '../definitions/storedChannels';
import { foldQuery } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

/** A channel with the catalogs that use it, defined or not. */
export interface ListedChannel extends Pick<
  ChannelRecord,
  'id' | 'labels' | 'locales' | 'currencies' | 'shopUrl' | 'feedSettings'
> {
  /** Absent if it is not defined. */
  definition?: ChannelRecord;
  /** By name. */
  catalogs: CatalogRecord[];
}

const UNDEFINED = { labels: [], locales: [], currencies: [] };

/** Returns the definitions, and the channels in use without one. */
export async function getAllChannels({ list }: Pick<Store, 'list'>): Promise<ListedChannel[]> {
  const catalogsOf = new Map<string, CatalogRecord[]>();
  for (const catalog of (await list('catalogs')).sort((a, b) => compareNames(a.name, b.name))) {
    for (const code of catalog.channels) catalogsOf.set(code, [...(catalogsOf.get(code) ?? []), catalog]);
  }
  const definitions = await getChannels({ list });
  const defined = definitions.map((definition): ListedChannel => ({
    ...definition,
    definition,
    catalogs: catalogsOf.get(definition.id) ?? [],
  }));
  for (const { id } of definitions) catalogsOf.delete(id);
  return [...defined, ...[...catalogsOf].map(([id, catalogs]): ListedChannel => ({ ...UNDEFINED, id, catalogs }))];
}

/** Returns the label of a channel in English, or its code. */
const getName = ({ id, labels }: ListedChannel) => getLabel(labels) || id;

type Compare = (a: ListedChannel, b: ListedChannel) => number;

const byLabel: Compare = (a, b) => compareNames(getName(a), getName(b)) || compareNames(a.id, b.id);

const COMPARE: Record<ChannelSort, Compare> = {
  LABEL: byLabel,
  CATALOGS: (a, b) => a.catalogs.length - b.catalogs.length,
};

/** Returns a page of the channels that match the input. Throws INVALID for a bad page. */
export async function listChannels(
  { store }: Reads,
  input?: ChannelListInput | null,
): Promise<PageResult & { channels: ListedChannel[] }> {
  const text = foldQuery(input?.q);
  const found = (await getAllChannels(store)).filter(({ id, labels }) => isNamedLike({ code: id, labels }, text));
  const sign = sortSign(input);
  const compare = COMPARE[input?.sort ?? 'LABEL'];
  const { rows, ...page } = pageOfRows(
    found.sort((a, b) => sign * compare(a, b) || byLabel(a, b)),
    input,
  );
  return { channels: rows, ...page };
}

/** Says that no channel has the code, and names the one that is most like it. */
export function getUnknownChannelMessage(code: string, known: readonly string[]): Sentence {
  const nearest = nearestText(code, known);
  return nearest === null
    ? say`No channel has the code ${code}. Create the channel first.`
    : say`No channel has the code ${code}. Use ${nearest}, or create the channel first.`;
}

/** Returns the channel with the code. Throws NOT_FOUND, with the nearest code, if it is neither defined nor in use. */
export async function getChannel({ store }: Reads, code: string): Promise<ListedChannel> {
  const channels = await getAllChannels(store);
  const channel = channels.find(({ id }) => id === code);
  if (channel) return channel;
  const known = channels.map(({ id }) => id);
  throw new DomainError('NOT_FOUND', getUnknownChannelMessage(code, known));
}
