import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { useCodeName } from '#i18n/useCodeName';
import { messages } from '../messages';
import type { GoogleFeedChoice } from './useGoogleFeedChoice';

/** Returns the selected channel, language, and currency with their labels: those that there is a choice of. */
export function useChoiceItems(choice: GoogleFeedChoice): { label: string; value: string }[] {
  const { formatMessage, locale: userLocale } = useIntl();
  const getLanguage = useCodeName('language');
  const getCurrency = useCodeName('currency');
  const { channels, inChannel, translations, locale, currencies, currency, standardCurrency } = choice;
  const language = locale || inChannel?.locale;
  const code = currency || standardCurrency;
  return [
    channels.length > 0 && {
      label: formatMessage(messages.feedChannel),
      value: inChannel ? channelLabel(inChannel.channel, userLocale) : formatMessage(messages.allChannels),
    },
    translations.length > 0 && {
      label: formatMessage(messages.feedLanguage),
      value: language ? getLanguage(language) : formatMessage(messages.defaultLanguage),
    },
    currencies.length > 0 && {
      label: formatMessage(messages.feedCurrency),
      value: code ? getCurrency(code) : formatMessage(messages.anyCurrency),
    },
  ].filter((item) => item !== false);
}
