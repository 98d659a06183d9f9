import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { channelLocales } from '#entities/channel/channelLocales';
import { languageTitle } from '#i18n/languageName';
import { NativeSelect } from '#ui/control/NativeSelect';
import type { ProductContentFragment, ProductFormCatalogFragment } from '../../core/ProductDetail.generated';
import { translationMessages as messages } from './translationMessages';
import { useValueScope } from '../../core/useValueScope';

const useStyles = makeStyles({
  // They wrap together where the heading takes the whole line.
  selects: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface ScopeSwitchProps {
  product: Pick<ProductContentFragment, 'translationProgress'>;
  catalog: ProductFormCatalogFragment;
}

/**
 * Selects the language, with how much of the product is translated into each that it is asked for, and the sales
 * channel. The languages are those that the channel sells in, and the default language, whose texts it shows where it
 * has none. A catalog with only one of them has no selection.
 */
export function ScopeSwitch({ product, catalog }: ScopeSwitchProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const { scope, select } = useValueScope(catalog);
  const { locales, defaultLocale, salesChannels } = catalog;
  const sold = channelLocales(catalog, scope.channel);
  // A text in another language can exist, for example if the channel sold in it before.
  const shown = product.translationProgress.filter(({ locale }) => sold.includes(locale) || locale === scope.locale);
  const selectChannel = (code: string) => {
    const isSold = scope.locale !== null && channelLocales(catalog, code).includes(scope.locale);
    select({ channel: code, ...(!isSold && { locale: '' }) }, { push: true });
  };
  return (
    <div className={useStyles().selects}>
      {locales.length > 1 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.language)}
          value={scope.locale ?? ''}
          onChange={({ target }) => select({ locale: target.value }, { push: true })}
        >
          <option value="">
            {formatMessage(messages.defaultLanguage, { language: languageTitle(defaultLocale, userLocale) })}
          </option>
          {shown.map(({ locale, filled, total, isAsked }) => {
            const language = languageTitle(locale, userLocale);
            return (
              <option key={locale} value={locale}>
                {isAsked ? formatMessage(messages.progress, { language, filled, total }) : language}
              </option>
            );
          })}
        </NativeSelect>
      )}
      {salesChannels.length > 1 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.channel)}
          value={scope.channel ?? ''}
          onChange={({ target }) => selectChannel(target.value)}
        >
          <option value="">{formatMessage(messages.allChannels)}</option>
          {salesChannels.map((channel) => (
            <option key={channel.code} value={channel.code}>
              {channelLabel(channel, userLocale)}
            </option>
          ))}
        </NativeSelect>
      )}
    </div>
  );
}
