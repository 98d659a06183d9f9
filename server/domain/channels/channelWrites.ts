import { notFound } from '../../errors';
import { LABEL_LOCALES } from '../../records/attributes';
import type { ChannelRecord } from '../../records/channels';
import type { CreateChannelInput, UpdateChannelInput } from '../../types.generated';
import { assertCodeFree, toLabelCode, toLabels } from '../locales/labelFields';
import { getEdit } from '../author';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { toChannelFields, type ChannelFields } from './channelFields';
import { getAllChannels, getChannel, type ListedChannel } from './channelList';
import { findChannel, toChannelLabel } from '../definitions/storedChannels';
import { validateCatalogs, type Revalidation } from '../attributes/revalidate';

const KEY = 'channels';

const NEW: ChannelFields = { labels: [], locales: [], currencies: [] };

const commit = ({ store }: DomainContext, put: ChannelRecord) => store.commit([{ table: 'channels', put }]);

const getDefinition = async ({ store }: DomainContext, id: string): Promise<ChannelRecord> => {
  const channel = await findChannel(store, id);
  if (!channel) throw notFound('channel', id);
  return channel;
};

/** What issues depend on: what the channel is called, and the currencies that it sells in. */
const toFacts = ({ labels, currencies }: ChannelRecord): string => JSON.stringify([labels, currencies]);

/**
 * Makes a change to the definition of a channel. If that changes what the channel is called or its currencies, the
 * catalogs that use it are validated again, because issues name these.
 */
async function changeChannel<Result>(
  ctx: DomainContext,
  change: () => Promise<{ id: string; result: Result; former: string }>,
): Promise<Result & Revalidation> {
  const { id, result, former } = await withLock(ctx, KEY, change);
  const now = (await getAllChannels(ctx.store)).find((channel) => channel.id === id);
  const isSame = !now || (now.definition ? toFacts(now.definition) : now.id) === former;
  return { ...result, ...(await validateCatalogs(ctx, isSame ? [] : now.catalogs)) };
}

/**
 * Creates a channel. A code that catalogs use can have any characters; others are slugs. Throws INVALID, or CONFLICT if
 * another one has the code, with `fields`.
 */
export async function createChannel(
  ctx: DomainContext,
  { code: given, labels, ...input }: CreateChannelInput,
): Promise<Revalidation & { channel: ListedChannel }> {
  return changeChannel(ctx, async () => {
    const channels = await getAllChannels(ctx.store);
    const wanted = given?.trim() ?? '';
    const isInUse = channels.some(({ id }) => id === wanted);
    const own =
      labels?.length || !wanted ? (labels ?? []) : [{ locale: LABEL_LOCALES[0], text: toChannelLabel(wanted) }];
    const fields = toChannelFields({ ...input, labels: own }, NEW);
    const code = isInUse ? wanted : toLabelCode(wanted, toLabels(own)[0]!.text, 'web-shop');
    const defined = channels.flatMap(({ definition }) => (definition ? [{ code: definition.id }] : []));
    assertCodeFree(code, defined, 'channel');
    await commit(ctx, { ...fields, id: code, createdAt: ctx.now().toISOString(), ...getEdit(ctx) });
    return { id: code, former: code, result: { channel: await getChannel(ctx, code) } };
  });
}

/** Updates the given fields. Throws NOT_FOUND, or INVALID with `fields`. */
export async function updateChannel(
  ctx: DomainContext,
  { id, ...input }: UpdateChannelInput,
): Promise<Revalidation & { channel: ListedChannel }> {
  return changeChannel(ctx, async () => {
    const { shopUrl, feedSettings, ...former } = await getDefinition(ctx, id);
    const fields = toChannelFields(input, { ...former, shopUrl, feedSettings });
    await commit(ctx, { ...former, ...fields, ...getEdit(ctx) });
    return { id, former: toFacts(former), result: { channel: await getChannel(ctx, id) } };
  });
}

/**
 * Deletes the definition and returns its id. Catalogs keep its code. `restoreChannel` undoes this. Throws NOT_FOUND.
 */
export async function deleteChannel(ctx: DomainContext, id: string): Promise<Revalidation & { deletedId: string }> {
  return changeChannel(ctx, async () => {
    const definition = await getDefinition(ctx, id);
    await commit(ctx, { ...definition, deletedAt: ctx.now().toISOString() });
    return { id, former: toFacts(definition), result: { deletedId: id } };
  });
}

/** Restores a deleted definition unchanged. One that was defined again stays as it is. Throws NOT_FOUND. */
export async function restoreChannel(
  ctx: DomainContext,
  id: string,
): Promise<Revalidation & { channel: ListedChannel }> {
  return changeChannel(ctx, async () => {
    const channel = await ctx.store.get('channels', id);
    if (!channel) throw notFound('channel', id);
    const { deletedAt, ...kept } = channel;
    if (deletedAt !== undefined) await commit(ctx, kept);
    const former = deletedAt === undefined ? toFacts(kept) : id;
    return { id, former, result: { channel: await getChannel(ctx, id) } };
  });
}
