import type { IntlShape } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { parseVariantPath } from '#lib/variantPath';
import { parseValuePath } from '#shared/valuePath';
import { sharedMessages } from './sharedMessages';

const messages = defineMessages({
  empty: sharedMessages.empty,
  untranslated: sharedMessages.notTranslated,
  noOwn: { id: 'ui.emptyValue.noOwn', defaultMessage: 'No value of its own' },
  allChannels: { id: 'ui.emptyValue.allChannels', defaultMessage: 'In all channels' },
  inherited: { id: 'ui.emptyValue.inherited', defaultMessage: 'Inherited' },
});

/**
 * What a comparison shows in place of a value that a field does not have: a product without a text in a language is not
 * translated, what it lacks for a channel is inherited, a product that is left out of no channel is in all of them, and
 * a variant has no value of its own. Takes the path of the field.
 */
export function emptyValue(path: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  if (path === 'notInChannels') return formatMessage(messages.allChannels);
  const variant = parseVariantPath(path);
  const value = parseValuePath(variant?.field ?? path);
  if (!value) return formatMessage(messages.empty);
  // Whether its product has a text that the variant inherits is not known here.
  if (variant !== null) return formatMessage(messages.noOwn);
  return formatMessage(value.channel === null ? messages.untranslated : messages.inherited);
}
