import { say } from '../../records/sentence';
import { notFound } from '../../errors';
import { LABEL_LOCALES } from '../../records/attributes';
import type { ChannelRecord } from '../../records/channels';
import type { CreateChannelInput, UpdateChannelInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { createDefinitionWrites } from '../attributes/definitionWrites';
import { hasChannelRules } from '../definitions/catalogChannels';
import { findChannel, toChannelLabel } from '../definitions/storedChannels';
import { toLabelCode, toLabels } from '../locales/labelFields';
import { toChannelFields, type ChannelFields } from './channelFields';
import { getAllChannels, getChannel } from './channelList';

const NEW: ChannelFields = { labels: [], locales: [], currencies: [] };

/** What issues depend on: what the channel is called, and the currencies that it sells in. */
const toFacts = (channel: ChannelRecord | null) => channel && JSON.stringify([channel.labels, channel.currencies]);

/** With rules of channels, the languages in which a product is asked for texts, and so its quality, depend on these. */
const toLanguages = (channel: ChannelRecord | null) => JSON.stringify(channel?.locales ?? []);

const writes = createDefinitionWrites({
  table: 'channels',
  what: 'channel',
  codeTaken: (code) => say`Another channel has the code ${code}. Edit that one, or use a different code.`,
  getCode: ({ id }) => id,
  get: async ({ store }, id) => {
    const channel = await findChannel(store, id);
    if (!channel) throw notFound('channel', id);
    return channel;
  },
  view: async (ctx, { id }) => ({ channel: await getChannel(ctx, id) }),
  listChecked: async (ctx, before, after) => {
    const isSame = toFacts(before) === toFacts(after);
    const hasSameLanguages = toLanguages(before) === toLanguages(after);
    const channels = isSame && hasSameLanguages ? [] : await getAllChannels(ctx.store);
    const catalogs = channels.find(({ id }) => id === (after ?? before)?.id)?.catalogs ?? [];
    return isSame ? catalogs.filter(hasChannelRules) : catalogs;
  },
});

/**
 * Creates a channel. A code that catalogs use can have any characters; others are slugs. Throws INVALID, or CONFLICT if
 * another one has the code, with `fields`.
 */
export function createChannel(ctx: DomainContext, { code: given, labels, ...input }: CreateChannelInput) {
  return writes.create(ctx, async () => {
    const wanted = given?.trim() ?? '';
    const isInUse = (await getAllChannels(ctx.store)).some(({ id }) => id === wanted);
    const own =
      labels?.length || !wanted ? (labels ?? []) : [{ locale: LABEL_LOCALES[0], text: toChannelLabel(wanted) }];
    const fields = toChannelFields({ ...input, labels: own }, NEW);
    return { ...fields, id: isInUse ? wanted : toLabelCode(wanted, toLabels(own)[0]!.text, 'web-shop') };
  });
}

/** Updates the given fields. Throws NOT_FOUND, INVALID with `fields`, or CONFLICT if it was changed since `updatedAt`. */
export function updateChannel(ctx: DomainContext, { id, updatedAt, ...input }: UpdateChannelInput) {
  return writes.update(ctx, { id, updatedAt }, async ({ shopUrl, feedSettings, ...former }) => ({
    ...former,
    ...toChannelFields(input, { ...former, shopUrl, feedSettings }),
  }));
}

/** Catalogs keep the code of a deleted channel. */
export const { remove: deleteChannel, restore: restoreChannel } = writes;
