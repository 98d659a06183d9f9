import { say, type Sentence } from '#server/records/sentence';
import { getPrices } from '#server/records/productFacts';
import type { JobRecord } from '#server/records/jobs';
import type { Change } from '#server/records/tables';
import { editedCatalog } from '../../catalogs/catalogEdits';
import { getChannels } from '../../definitions/storedChannels';
import { getFamilies } from '../../definitions/storedFamilies';
import { getJobCatalog } from '../../jobs/productWrites';
import { productsOfIds } from '../../products/productList';
import { getAllValues } from '../../productValues/values';
import type { SliceResult, WorkRun } from '../../jobs/work';
import { settingLeftAlone } from '../../validation/undo/leftAlone';

/** Returns the currencies, languages, and channels of the prices and values that products of the catalog have. */
const findUsed = async ({ ctx, job, yieldIfDue }: WorkRun) => {
  const used = { currencies: new Set<string>(), locales: new Set<string>(), channels: new Set<string>() };
  for await (const product of productsOfIds(ctx, await ctx.store.products.ids(job.catalogId, {}))) {
    for (const { currency, channel } of product ? getPrices(product) : []) {
      used.currencies.add(currency);
      if (channel !== undefined) used.channels.add(channel);
    }
    for (const { locale, channel } of product ? getAllValues(product) : []) {
      if (locale !== undefined) used.locales.add(locale);
      if (channel !== undefined) used.channels.add(channel);
    }
    await yieldIfDue();
  }
  return used;
};

/** What stays of a list without the added words that are not used; at least `min` of them. */
const without = (list: readonly string[], added: readonly string[], used: ReadonlySet<string>, min = 1) => {
  const left = list.filter((word) => !added.includes(word) || used.has(word));
  return left.length >= min ? left : list.slice(0, min);
};

/** What an undo changes besides products, what its log says, and what it leaves as it is. */
export type UndoResult = Required<Pick<SliceResult, 'changes' | 'log' | 'issues'>>;

/** What the log says about words that were removed, and an issue about those that stay. */
type Says = Readonly<Record<'removed' | 'kept', (words: string) => Sentence>>;

const describe = (added: readonly string[], left: readonly string[], says: Says): Omit<UndoResult, 'changes'> => {
  const removed = added.filter((word) => !left.includes(word));
  const kept = added.filter((word) => left.includes(word));
  const fix = say`Remove them in the settings of the catalog if you don’t need them.`;
  return {
    log: removed.length ? [{ level: 'INFO', message: says.removed(removed.join(', ')) }] : [],
    issues: kept.length ? [settingLeftAlone(says.kept(kept.join(', ')), fix, 'STILL_USED')] : [],
  };
};

/**
 * Returns the changes that delete the definitions of channels that an undone job created. Those that were edited since,
 * or that a catalog or a family uses, stay.
 */
const undoChannels = async (
  { ctx: { store, now }, job }: WorkRun,
  defined: readonly string[],
  left: readonly string[],
) => {
  if (!defined.length) return [];
  const others = await store.list('catalogs', ({ id }) => id !== job.catalogId);
  const required = (await getFamilies(store)).flatMap(({ attributes }) => attributes);
  const used = new Set([
    ...left,
    ...others.flatMap(({ channels }) => channels),
    ...required.flatMap(({ requiredInChannels }) => requiredInChannels),
  ]);
  return (await getChannels(store))
    .filter(({ id, createdAt, updatedAt }) => defined.includes(id) && !used.has(id) && createdAt === updatedAt)
    .map((channel): Change => ({ table: 'channels', put: { ...channel, deletedAt: now().toISOString() } }));
};

/**
 * Returns the changes that remove the currencies, languages, and channels that an undone job added to its catalog.
 * Those that a product still has a price or a value for stay, as do the catalog’s last ones; an issue says which.
 */
export async function undoAdditions(
  run: WorkRun,
  { addedCurrencies = [], addedLocales = [], addedChannels = [], definedChannels = [] }: JobRecord,
): Promise<UndoResult> {
  const catalog = await getJobCatalog(run);
  const currencies = addedCurrencies.filter((code) => catalog.currencies.includes(code));
  const locales = addedLocales.filter((tag) => catalog.locales.includes(tag) && tag !== catalog.defaultLocale);
  const channels = addedChannels.filter((code) => catalog.channels.includes(code));
  const isUnchanged = !currencies.length && !locales.length && !channels.length;
  const used = isUnchanged ? null : await findUsed(run);
  const left = used && {
    currencies: without(catalog.currencies, currencies, used.currencies),
    locales: without(catalog.locales, locales, used.locales),
    // A catalog can only be a draft without channels.
    channels: without(catalog.channels, channels, used.channels, catalog.status === 'DRAFT' ? 0 : 1),
  };
  const defined = await undoChannels(run, definedChannels, left?.channels ?? catalog.channels);
  if (!left) return { changes: defined, log: [], issues: [] };
  const values = {
    ...(left.currencies.length < catalog.currencies.length && { currencies: left.currencies }),
    ...(left.locales.length < catalog.locales.length && { locales: left.locales }),
    ...(left.channels.length < catalog.channels.length && { channels: left.channels }),
  };
  const put = editedCatalog(catalog, values, { user: run.job.user, now: run.ctx.now().toISOString() });
  const described = [
    describe(currencies, left.currencies, {
      removed: (words) => say`Removed ${words} from the currencies of the catalog.`,
      kept: (words) => say`Currencies kept because products still have prices in them: ${words}.`,
    }),
    describe(locales, left.locales, {
      removed: (words) => say`Removed ${words} from the languages of the catalog.`,
      kept: (words) => say`Languages kept because products still have texts in them: ${words}.`,
    }),
    describe(channels, left.channels, {
      removed: (words) => say`Removed ${words} from the channels of the catalog.`,
      kept: (words) => say`Channels kept because products still have texts or prices for them: ${words}.`,
    }),
  ];
  return {
    changes: [...(Object.keys(values).length ? [{ table: 'catalogs' as const, put }] : []), ...defined],
    log: described.flatMap(({ log }) => log),
    issues: described.flatMap(({ issues }) => issues),
  };
}
