import { say, type Sentence } from '#server/records/sentence';
import { DomainError } from '#server/errors';
import { LABEL_LOCALES } from '#server/records/attributes';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ChannelRecord } from '#server/records/channels';
import type { ImportPlanRecord } from '#server/records/imports';
import type { Change } from '#server/records/tables';
import { canonicalLocale } from '../../locales/canonicalLocale';
import { editedCatalog } from '../../catalogs/catalogEdits';
import { getChannels, toChannelLabel } from '../../definitions/storedChannels';
import { isCurrency } from '../../locales/currencies';
import { getJobCatalog } from '../../jobs/productWrites';
import type { SliceResult, WorkRun } from '../../jobs/work';

/** What an import can add to its catalog. */
type Plan = Pick<ImportPlanRecord, 'addCurrencies' | 'addLocales' | 'addChannels' | 'defineChannels'>;

const FIELDS = ['currencies', 'locales', 'channels'] as const;

/** The longest code of a channel that is added. */
const MAX_CHANNEL = 60;

const isTag = (tag: string) => canonicalLocale(tag) === tag;

/**
 * Throws INVALID for codes that are not currencies, tags that are not languages, and channels without a usable code.
 */
export function assertAdditions({ addCurrencies = [], addLocales = [], addChannels = [] }: Plan): void {
  const currency = addCurrencies.find((code) => !isCurrency(code));
  if (currency !== undefined) {
    const message = say`“${currency}” isn’t a valid currency. Use ISO 4217 codes. Example: EUR`;
    throw new DomainError('INVALID', message, { addCurrencies: message });
  }
  const locale = addLocales.find((tag) => !isTag(tag));
  if (locale !== undefined) {
    const message = say`“${locale}” isn’t a valid language tag. Examples: de, pt-BR`;
    throw new DomainError('INVALID', message, { addLocales: message });
  }
  if (addChannels.every((code) => code !== '' && code.trim() === code && code.length <= MAX_CHANNEL)) return;
  const message = say`Use channel codes of 1 to ${MAX_CHANNEL} characters without blanks around them. Example: web`;
  throw new DomainError('INVALID', message, { addChannels: message });
}

/** Files can write the channels of the catalog in other letters. */
const lacking = (known: readonly string[], wanted: readonly string[] = []): string[] => {
  const codes = new Set(known.map((code) => code.toLowerCase()));
  return [...new Set(wanted)].filter((code) => !codes.has(code.toLowerCase()));
};

const additions = ({ currencies, locales, channels }: CatalogRecord, plan: Plan) => ({
  currencies: lacking(currencies, plan.addCurrencies),
  locales: lacking(locales, plan.addLocales),
  channels: lacking(channels, plan.addChannels),
});

/** The catalog including the currencies, languages, and channels that the import adds. */
export function withAdditions(catalog: CatalogRecord, plan: Plan): CatalogRecord {
  const added = additions(catalog, plan);
  const fields = FIELDS.filter((field) => added[field].length);
  if (!fields.length) return catalog;
  return { ...catalog, ...Object.fromEntries(fields.map((field) => [field, [...catalog[field], ...added[field]]])) };
}

/** Returns definitions of the added channels that have none. Those that were deleted are defined anew. */
const defineChannels = async ({ ctx, job }: WorkRun, codes: readonly string[]): Promise<ChannelRecord[]> => {
  const at = ctx.now().toISOString();
  const defined = new Set((await getChannels(ctx.store)).map(({ id }) => id));
  return codes
    .filter((code) => !defined.has(code))
    .map((code) => ({
      id: code,
      labels: [{ locale: LABEL_LOCALES[0], text: toChannelLabel(code) }],
      locales: [],
      currencies: [],
      createdAt: at,
      updatedAt: at,
      updatedBy: job.user,
    }));
};

const ADDED: Readonly<Record<(typeof FIELDS)[number], (words: string) => Sentence>> = {
  currencies: (words) => say`Added ${words} to the catalog’s currencies.`,
  locales: (words) => say`Added ${words} to the catalog’s languages.`,
  channels: (words) => say`Added ${words} to the catalog’s channels.`,
};

/** Adds what the catalog lacks to it, and logs it in the job; null if the catalog has all of it. */
export async function addToCatalog(
  run: WorkRun,
  plan: Plan,
): Promise<Pick<SliceResult, 'changes' | 'log' | 'job'> | null> {
  const catalog = await getJobCatalog(run);
  const added = additions(catalog, plan);
  const fields = FIELDS.filter((field) => added[field].length);
  if (!fields.length) return null;
  const extended = withAdditions(catalog, plan);
  const values = Object.fromEntries(fields.map((field) => [field, extended[field]]));
  const defined = plan.defineChannels ? await defineChannels(run, added.channels) : [];
  const edit = { user: run.job.user, now: run.ctx.now().toISOString() };
  return {
    changes: [
      { table: 'catalogs', put: editedCatalog(catalog, values, edit) },
      ...defined.map((put): Change => ({ table: 'channels', put })),
    ],
    log: fields.map((field) => ({
      level: 'INFO',
      message: ADDED[field](added[field].join(', ')),
    })),
    job: {
      ...(added.currencies.length && { addedCurrencies: added.currencies }),
      ...(added.locales.length && { addedLocales: added.locales }),
      ...(added.channels.length && { addedChannels: added.channels }),
      ...(defined.length && { definedChannels: defined.map(({ id }) => id) }),
    },
  };
}
