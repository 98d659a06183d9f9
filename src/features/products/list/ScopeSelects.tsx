import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { languageTitle } from '#i18n/languageName';
import type { SetUrlState } from '#routing/useUrlState';
import { SelectFilter, type SelectFilterProps } from '#ui/filter/SelectFilter';
import { filterMessages as messages } from './filterMessages';
import { useListScopesQuery } from './columns/ColumnChoices.generated';
import type { ProductListState } from '../core/list/productListParams';

export interface ScopeSelectsProps {
  catalogId: string;
  state: ProductListState;
  onChange: SetUrlState<ProductListState>;
  /** Renders each field; by default without a visible label. */
  Select?: (props: SelectFilterProps<string>) => ReactNode;
}

/** Selects the language and the sales channel that the product list shows values in, if there are several. */
export function ScopeSelects({ catalogId, state, onChange, Select = SelectFilter }: ScopeSelectsProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const catalog = useListScopesQuery({ variables: { catalogId } }).data?.catalog;
  if (!catalog) return null;
  const { locales, defaultLocale, salesChannels } = catalog;
  const toOption = (value: string) => ({ value, label: languageTitle(value, userLocale) });
  return (
    <>
      {locales.length > 1 && (
        <Select
          label={formatMessage(messages.language)}
          anyLabel={formatMessage(messages.defaultLanguage, { language: languageTitle(defaultLocale, userLocale) })}
          value={state.locale === defaultLocale ? null : state.locale || null}
          options={locales.filter((locale) => locale !== defaultLocale).map(toOption)}
          onChange={(locale) => onChange({ locale: locale ?? '', page: 1 })}
        />
      )}
      {salesChannels.length > 0 && (
        <Select
          label={formatMessage(messages.channel)}
          anyLabel={formatMessage(messages.allChannels)}
          value={state.channel || null}
          options={salesChannels.map((channel) => ({
            value: channel.code,
            label: channelLabel(channel, userLocale),
          }))}
          onChange={(channel) => onChange({ channel: channel ?? '', page: 1 })}
        />
      )}
    </>
  );
}
