import { mergeClasses } from '@fluentui/react-components';
import { useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useCodeName } from '#i18n/useCodeName';
import { CheckboxField } from '#ui/form/CheckboxField';
import { SelectField } from '#ui/form/SelectField';
import { useRecordFormStyles } from '#ui/form/useRecordFormStyles';
import { Panel } from '#ui/layout/Panel';
import type { ChannelFormFragment } from './ChannelForm.generated';
import type { ChannelValues } from './channelValues';
import { formMessages as messages } from './formMessages';

export interface FeedSectionProps {
  control: Control<ChannelValues>;
  /** The catalogs that use the channel. */
  catalogs: ChannelFormFragment['catalogs'];
}

/** The codes to select from, with the selected one, which the channel may no longer have. */
const toOptions = (codes: readonly string[], selected: string, getName: (code: string) => string) =>
  [...new Set([...codes, selected])]
    .filter((code) => code !== '')
    .map((value) => ({ value, label: getName(value) }))
    .sort((a, b) => a.label.localeCompare(b.label));

/**
 * What Google feeds for a channel use by default. Without own languages and currencies, it has those of its catalogs.
 */
export function FeedSection({ control, catalogs }: FeedSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useRecordFormStyles();
  const getLanguage = useCodeName('language');
  const getCurrency = useCodeName('currency');
  const [locales, currencies, settings] = useWatch({ control, name: ['locales', 'currencies', 'feedSettings'] });
  const ownLocales = locales.length ? locales : catalogs.flatMap((catalog) => catalog.locales);
  const ownCurrencies = currencies.length ? currencies : catalogs.flatMap((catalog) => catalog.currencies);
  return (
    <Panel heading={formatMessage(messages.feeds)}>
      <p className={styles.note}>{formatMessage(messages.feedsText)}</p>
      <div className={mergeClasses(styles.fields, styles.pairs)}>
        <SelectField
          control={control}
          name="feedSettings.locale"
          label={formatMessage(messages.feedLanguage)}
          emptyLabel={formatMessage(messages.anyLanguage)}
          options={toOptions(ownLocales, settings.locale, getLanguage)}
        />
        <SelectField
          control={control}
          name="feedSettings.currency"
          label={formatMessage(messages.feedCurrency)}
          hint={formatMessage(messages.feedCurrencyHint)}
          emptyLabel={formatMessage(messages.anyCurrency)}
          options={toOptions(ownCurrencies, settings.currency, getCurrency)}
        />
      </div>
      <CheckboxField
        control={control}
        name="feedSettings.isOnlyInStock"
        label={formatMessage(messages.isOnlyInStock)}
      />
    </Panel>
  );
}
