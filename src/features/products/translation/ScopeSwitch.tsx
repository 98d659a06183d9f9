import { useIntl } from 'react-intl';
import { languageName } from '../../../i18n/languageName';
import { NativeSelect } from '../../../ui/control/NativeSelect';
import type { ProductContentFragment, ProductFormCatalogFragment } from '../detail/ProductDetail.generated';
import { translationMessages as messages } from './translationMessages';
import { useValueScope } from './useValueScope';

/** Props of `ScopeSwitch`. */
export interface ScopeSwitchProps {
  product: Pick<ProductContentFragment, 'translationProgress'>;
  catalog: ProductFormCatalogFragment;
}

/**
 * Selects the language, with how much of the product is translated into each, and the sales channel. A catalog with only
 * one of them has no selection.
 */
export function ScopeSwitch({ product, catalog }: ScopeSwitchProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const { scope, select } = useValueScope(catalog);
  const { locales, defaultLocale, channels } = catalog;
  return (
    <>
      {locales.length > 1 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.language)}
          value={scope.locale ?? ''}
          onChange={({ target }) => select({ locale: target.value }, { push: true })}
        >
          <option value="">
            {formatMessage(messages.defaultLanguage, { language: languageName(defaultLocale, userLocale) })}
          </option>
          {product.translationProgress.map(({ locale, filled, total }) => (
            <option key={locale} value={locale}>
              {formatMessage(messages.progress, { language: languageName(locale, userLocale), filled, total })}
            </option>
          ))}
        </NativeSelect>
      )}
      {channels.length > 1 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.channel)}
          value={scope.channel ?? ''}
          onChange={({ target }) => select({ channel: target.value }, { push: true })}
        >
          <option value="">{formatMessage(messages.allChannels)}</option>
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {channel}
            </option>
          ))}
        </NativeSelect>
      )}
    </>
  );
}
