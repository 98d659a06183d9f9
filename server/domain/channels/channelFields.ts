import type { ChannelRecord, FeedSettingsRecord } from '../../records/channels';
import type { Sentence } from '../../records/sentence';
import type { ChannelFeedSettingsInput, UpdateChannelInput } from '../../types.generated';
import { checkLabels, toLabels } from '../locales/labelFields';
import { assertNoFieldErrors } from '../errors';
import { getCurrenciesMessage, getLocalesMessage, toCurrencies, toLocales } from '../locales/localeLists';
import { getShopUrlMessage, normalizeUrl } from '../texts/shopUrl';
import { getUnknownScopeMessage } from '../productValues/assertScope';
import { withoutAbsent } from '../lists/withoutAbsent';

/** What an input says about a channel: all fields, or those to change. */
export type ChannelInput = Omit<UpdateChannelInput, 'id'>;

/** The fields that users can edit. */
export type ChannelFields = Pick<ChannelRecord, 'labels' | 'locales' | 'currencies' | 'shopUrl' | 'feedSettings'>;

const toFeedSettings = (input: ChannelFeedSettingsInput, former: FeedSettingsRecord): FeedSettingsRecord => {
  const { locale = former.locale, currency = former.currency, isOnlyInStock = former.isOnlyInStock } = input;
  return withoutAbsent({
    locale: toLocales([locale ?? ''])[0],
    currency: toCurrencies([currency ?? ''])[0],
    isOnlyInStock: isOnlyInStock ? (true as const) : undefined,
  });
};

type Report = (field: string, message: Sentence | null) => void;

/** A channel without languages or currencies of its own has those of each catalog. */
const checkFeedSettings = (
  { locale, currency }: FeedSettingsRecord,
  { locales, currencies }: Pick<ChannelFields, 'locales' | 'currencies'>,
  report: Report,
) => {
  report('feedSettings.locale', getLocalesMessage(locale === undefined ? [] : [locale]));
  report('feedSettings.currency', getCurrenciesMessage(currency === undefined ? [] : [currency]));
  const owner = 'channel';
  if (locales.length)
    report('feedSettings.locale', getUnknownScopeMessage(locale, locales, { owner, what: 'language' }));
  if (currencies.length) {
    report('feedSettings.currency', getUnknownScopeMessage(currency, currencies, { owner, what: 'currency' }));
  }
};

/** Returns the former fields with the given changes. Throws INVALID with a message for each invalid field. */
export function toChannelFields(input: ChannelInput, former: ChannelFields): ChannelFields {
  const fields: Record<string, Sentence> = {};
  const report: Report = (field, message) => {
    if (message !== null) fields[field] ??= message;
  };
  const shopUrl = input.shopUrl === undefined ? former.shopUrl : normalizeUrl(input.shopUrl ?? '');
  const result = {
    labels: input.labels ? toLabels(input.labels) : former.labels,
    locales: toLocales(input.locales ?? former.locales),
    currencies: toCurrencies(input.currencies ?? former.currencies),
  };
  const feedSettings = toFeedSettings(input.feedSettings ?? {}, former.feedSettings ?? {});
  checkLabels(result.labels, 'labels', report);
  report('locales', getLocalesMessage(result.locales));
  report('currencies', getCurrenciesMessage(result.currencies));
  report('shopUrl', getShopUrlMessage(shopUrl));
  checkFeedSettings(feedSettings, result, report);
  assertNoFieldErrors(fields);
  return { ...result, ...withoutAbsent({ shopUrl }), ...(Object.keys(feedSettings).length && { feedSettings }) };
}
