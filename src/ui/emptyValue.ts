import type { IntlShape } from 'react-intl';
import { defineMessages } from '#i18n/defineMessages';
import { parseVariantPath } from '#lib/variantPath';
import { parseValuePath } from '#shared/valuePath';
import { sharedMessages } from './sharedMessages';

const messages = defineMessages({
  empty: sharedMessages.empty,
  untranslated: sharedMessages.notTranslated,
  inherited: { id: 'ui.emptyValue.inherited', defaultMessage: 'Inherited' },
});

/**
 * What a comparison shows in place of a value that a field does not have: a product without a text in a language is not
 * translated, and what it lacks for a channel, or a variant for a language, is inherited. Takes the path of the field.
 */
export function emptyValue(path: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const variant = parseVariantPath(path);
  const value = parseValuePath(variant?.field ?? path);
  if (!value) return formatMessage(messages.empty);
  const isInherited = variant !== null || value.channel !== null;
  return formatMessage(isInherited ? messages.inherited : messages.untranslated);
}
