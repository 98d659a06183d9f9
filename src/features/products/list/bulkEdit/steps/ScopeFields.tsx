import type { FieldPath } from 'react-hook-form';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { useCodeName } from '#i18n/useCodeName';
import { languageTitle } from '#i18n/languageName';
import { SelectField } from '#ui/form/SelectField';
import type { BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import type { StepProps } from './stepProps';

interface ScopeFieldProps {
  name: FieldPath<BulkEditValues>;
  catalog: StepProps['catalog'];
  label?: string;
}

/** Selects a language of the catalog; the empty value is its default one. Nothing if it has only one. */
export function LanguageField({ name, catalog: { locales, defaultLocale }, label }: ScopeFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  if (locales.length < 2) return null;
  return (
    <SelectField
      control={control}
      name={name}
      label={label ?? formatMessage(messages.language)}
      emptyLabel={formatMessage(messages.defaultLanguage, { language: languageTitle(defaultLocale, locale) })}
      options={locales
        .filter((one) => one !== defaultLocale)
        .map((one) => ({ value: one, label: languageTitle(one, locale) }))}
    />
  );
}

/** Selects a channel of the catalog; the empty value is all of them. Nothing if it has none. */
export function ChannelField({ name, catalog: { salesChannels }, label }: ScopeFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  if (salesChannels.length === 0) return null;
  return (
    <SelectField
      control={control}
      name={name}
      label={label ?? formatMessage(messages.channel)}
      emptyLabel={formatMessage(messages.allChannels)}
      options={salesChannels.map((channel) => ({ value: channel.code, label: channelLabel(channel, locale) }))}
    />
  );
}

/** Selects a currency of the catalog. */
export function CurrencyField({ name, catalog: { currencies }, label }: ScopeFieldProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const getName = useCodeName('currency');
  return (
    <SelectField
      control={control}
      name={name}
      label={label ?? formatMessage(messages.currency)}
      options={currencies.map((code) => ({ value: code, label: getName(code) }))}
    />
  );
}
