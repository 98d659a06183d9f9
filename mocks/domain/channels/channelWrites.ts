import { notFound } from '../../errors';
import { LABEL_LOCALES } from '../../records/attributes';
import type { ChannelRecord } from '../../records/channels';
import type { CreateChannelInput, UpdateChannelInput } from '../../types.generated';
import { assertCodeFree, toLabelCode, toLabels } from '../labelFields';
import { getEdit } from '../author';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { toChannelFields, type ChannelFields } from './channelFields';
import { getAllChannels, getChannel, type ListedChannel } from './channelList';
import { findChannel } from './storedChannels';

const KEY = 'channels';

const NEW: ChannelFields = { labels: [], locales: [], currencies: [] };

const commit = ({ store }: DomainContext, put: ChannelRecord) => store.commit([{ table: 'channels', put }]);

const getDefinition = async ({ store }: DomainContext, id: string): Promise<ChannelRecord> => {
  const channel = await findChannel(store, id);
  if (!channel) throw notFound('channel', id);
  return channel;
};

/** Returns a code as a label: Amazon de for amazon-de. */
const toLabel = (code: string) => {
  const words = code.replace(/-+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/**
 * Creates a channel. A code that catalogs use can have any characters; others are slugs. Throws INVALID, or CONFLICT if
 * another one has the code, with `fields`.
 */
export async function createChannel(
  ctx: DomainContext,
  { code: given, labels, ...input }: CreateChannelInput,
): Promise<ListedChannel> {
  return withLock(ctx, KEY, async () => {
    const channels = await getAllChannels(ctx.store);
    const wanted = given?.trim() ?? '';
    const isInUse = channels.some(({ id }) => id === wanted);
    const own = labels?.length || !wanted ? (labels ?? []) : [{ locale: LABEL_LOCALES[0], text: toLabel(wanted) }];
    const fields = toChannelFields({ ...input, labels: own }, NEW);
    const code = isInUse ? wanted : toLabelCode(wanted, toLabels(own)[0]!.text, 'web-shop');
    const defined = channels.flatMap(({ definition }) => (definition ? [{ code: definition.id }] : []));
    assertCodeFree(code, defined, 'channel');
    await commit(ctx, { ...fields, id: code, createdAt: ctx.now().toISOString(), ...getEdit(ctx) });
    return getChannel(ctx, code);
  });
}

/** Updates the given fields. Throws NOT_FOUND, or INVALID with `fields`. */
export async function updateChannel(ctx: DomainContext, { id, ...input }: UpdateChannelInput): Promise<ListedChannel> {
  return withLock(ctx, KEY, async () => {
    const { shopUrl, ...former } = await getDefinition(ctx, id);
    const fields = toChannelFields(input, { ...former, shopUrl });
    await commit(ctx, { ...former, ...fields, ...getEdit(ctx) });
    return getChannel(ctx, id);
  });
}

/** Deletes the definition and returns its id. Catalogs keep its code. `restoreChannel` undoes this. Throws NOT_FOUND. */
export async function deleteChannel(ctx: DomainContext, id: string): Promise<{ deletedId: string }> {
  return withLock(ctx, KEY, async () => {
    await commit(ctx, { ...(await getDefinition(ctx, id)), deletedAt: ctx.now().toISOString() });
    return { deletedId: id };
  });
}

/** Restores a deleted definition unchanged. One that was defined again stays as it is. Throws NOT_FOUND. */
export async function restoreChannel(ctx: DomainContext, id: string): Promise<ListedChannel> {
  return withLock(ctx, KEY, async () => {
    const channel = await ctx.store.get('channels', id);
    if (!channel) throw notFound('channel', id);
    const { deletedAt, ...kept } = channel;
    if (deletedAt !== undefined) await commit(ctx, kept);
    return getChannel(ctx, id);
  });
}
