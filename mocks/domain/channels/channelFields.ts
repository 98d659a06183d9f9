import type { ChannelRecord } from '../../records/channels';
import type { UpdateChannelInput } from '../../types.generated';
import { checkLabels, toLabels } from '../labelFields';
import { assertNoFieldErrors } from '../errors';
import { getCurrenciesMessage, getLocalesMessage, toCurrencies, toLocales } from '../localeLists';
import { getShopUrlMessage, normalizeUrl } from '../shopUrl';
import { withoutAbsent } from '../withoutAbsent';

/** What an input says about a channel: all fields, or those to change. */
export type ChannelInput = Omit<UpdateChannelInput, 'id'>;

/** The fields that users can edit. */
export type ChannelFields = Pick<ChannelRecord, 'labels' | 'locales' | 'currencies' | 'shopUrl'>;

/** Returns the former fields with the given changes. Throws INVALID with a message for each invalid field. */
export function toChannelFields(input: ChannelInput, former: ChannelFields): ChannelFields {
  const fields: Record<string, string> = {};
  const report = (field: string, message: string | null) => {
    if (message !== null) fields[field] ??= message;
  };
  const shopUrl = input.shopUrl === undefined ? former.shopUrl : normalizeUrl(input.shopUrl ?? '');
  const result = {
    labels: input.labels ? toLabels(input.labels) : former.labels,
    locales: toLocales(input.locales ?? former.locales),
    currencies: toCurrencies(input.currencies ?? former.currencies),
  };
  checkLabels(result.labels, 'labels', report);
  report('locales', getLocalesMessage(result.locales));
  report('currencies', getCurrenciesMessage(result.currencies));
  report('shopUrl', getShopUrlMessage(shopUrl));
  assertNoFieldErrors(fields);
  return { ...result, ...withoutAbsent({ shopUrl }) };
}
