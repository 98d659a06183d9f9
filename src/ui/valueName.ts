import type { IntlShape } from 'react-intl';
import { languageName } from '../i18n/languageName';
import type { ValueKey, ValueScope } from '../lib/valuePath';
import { fieldMessages, isFieldName, scopeMessages } from './fieldMessages';

type Words = Pick<IntlShape, 'formatMessage' | 'locale'>;

/** The name of a language, a channel, or both, for example “German, web”. */
function scopeName({ locale, channel }: ValueScope, intl: Words): string {
  return [...(locale === null ? [] : [languageName(locale, intl.locale)]), ...(channel === null ? [] : [channel])].join(
    ', ',
  );
}

/** The label of a field or an attribute in one language or for one channel, for example “Name (German)”. */
export function labelInScope(field: string, scope: ValueScope, intl: Words): string {
  return intl.formatMessage(scopeMessages.inScope, { field, scope: scopeName(scope, intl) });
}

/** The label of a value. An attribute that is not a field of every product has its code as the label. */
export function valueName(key: ValueKey, intl: Words): string {
  const field = key.attribute.replace(/^seo-/, 'seo.');
  const label = isFieldName(field) ? intl.formatMessage(fieldMessages[field]) : key.attribute;
  return labelInScope(label, key, intl);
}
