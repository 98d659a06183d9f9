import type { Store } from '../../db/store';
import type { ChannelRecord } from '../../records/channels';
import { labelValue } from '../../records/labelValue';
import type { SentenceValue } from '../../records/sentence';

/** Returns the definitions of channels that are not deleted. */
export function getChannels({ list }: Pick<Store, 'list'>): Promise<ChannelRecord[]> {
  return list('channels', ({ deletedAt }) => deletedAt === undefined);
}

/** Returns the definition of the channel with the code; undefined if it has none. */
export async function findChannel({ get }: Pick<Store, 'get'>, code: string): Promise<ChannelRecord | undefined> {
  const channel = await get('channels', code);
  return channel?.deletedAt === undefined ? channel : undefined;
}

/** Returns what sentences call the channel with the code: its label, or the code if it has none. */
export async function nameChannel(store: Pick<Store, 'get'>, code: string): Promise<SentenceValue> {
  const { labels = [] } = (await findChannel(store, code)) ?? {};
  return labels.length ? labelValue(labels) : code;
}

/** Returns a code as a label: Amazon de for amazon-de. */
export function toChannelLabel(code: string): string {
  const words = code.replace(/-+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
