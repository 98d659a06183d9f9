import type { IntlShape } from 'react-intl';
import { languageName } from '#i18n/languageName';
import type { ValueKey, ValueScope } from '#shared/valuePath';
import { codesOnly, type CodeNames } from './codeNames';
import { fieldMessages, isFieldName, scopeMessages } from './fieldMessages';

type Words = Pick<IntlShape, 'formatMessage' | 'locale'>;

/** The name of a language, a channel, or both, for example “German, Web shop”. */
function scopeName({ locale, channel }: ValueScope, intl: Words, names: CodeNames): string {
  return [
    ...(locale === null ? [] : [languageName(locale, intl.locale)]),
    ...(channel === null ? [] : [names.channel(channel)]),
  ].join(', ');
}

/** The label of a field or an attribute in one language or for one channel, for example “Name (German)”. */
export function labelInScope(field: string, scope: ValueScope, intl: Words, names = codesOnly): string {
  return intl.formatMessage(scopeMessages.inScope, { field, scope: scopeName(scope, intl, names) });
}

/** The label of a value. */
export function valueName(key: ValueKey, intl: Words, names = codesOnly): string {
  const field = key.attribute.replace(/^seo-/, 'seo.');
  const label = isFieldName(field) ? intl.formatMessage(fieldMessages[field]) : names.attribute(key.attribute);
  return labelInScope(label, key, intl, names);
}
