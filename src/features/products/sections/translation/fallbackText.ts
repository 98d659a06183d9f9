import type { IntlShape } from 'react-intl';
import { languageName } from '#i18n/languageName';
import { lookupChain } from '#shared/languageLookup';
import type { ValueScope } from '#shared/valuePath';
import type { InheritedText } from './inheritedText';
import { translationMessages as messages } from './translationMessages';

type Fallback = Pick<InheritedText, 'locale' | 'isOfProduct'>;

/** Whether a text that is shown in place of another is in the language asked for, or in a more general one. */
export function isTranslated({ locale }: Fallback, scope: ValueScope, defaultLocale: string): boolean {
  return scope.locale === null || locale !== null || lookupChain(scope.locale).includes(defaultLocale);
}

/**
 * Returns where a text comes from that is shown in place of one for this language and channel: it is inherited from a
 * more general language, from all channels, or from the product, or nothing is translated, and it is in the default
 * language.
 */
export function fallbackText(
  text: Fallback,
  scope: ValueScope,
  defaultLocale: string,
  { formatMessage, locale: userLocale }: Pick<IntlShape, 'formatMessage' | 'locale'>,
): string {
  const { locale, isOfProduct } = text;
  const language = languageName(locale ?? defaultLocale, userLocale);
  if (!isTranslated(text, scope, defaultLocale)) {
    return formatMessage(isOfProduct ? messages.untranslatedOfProduct : messages.untranslated, { language });
  }
  if (isOfProduct) return formatMessage(messages.inheritedFromProduct, { language });
  if (locale === scope.locale) return formatMessage(messages.inheritedFromAll);
  return formatMessage(messages.inherited, { language });
}
