import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import type { ProductConditionInput, VariantQuantifier } from '#graphql/types.generated';
import { languageTitle } from '#i18n/languageName';
import type { FilterField, FilterFields } from './useFilterFields';
import { whereMessages as messages } from './whereMessages';

const quantifiers: readonly VariantQuantifier[] = ['ANY', 'ALL'];

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    minWidth: 0,
    '& select': { minWidth: 0 },
  },
});

export interface ScopeLineProps {
  condition: ProductConditionInput;
  field: FilterField;
  catalog: FilterFields['catalog'];
  onChange: (condition: ProductConditionInput) => void;
}

/** Whether conditions on the field can be for a language, a channel, or variants. */
export function hasScope(field: FilterField, { locales, salesChannels }: FilterFields['catalog']): boolean {
  const { hasLocale, hasChannel, hasVariants } = field;
  return hasVariants || (hasLocale && locales.length > 1) || (hasChannel && salesChannels.length > 0);
}

/** Selects the language and the channel of the value that a condition compares, and whether it is that of variants. */
export function ScopeLine({ condition, field, catalog, onChange }: ScopeLineProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const { locales, defaultLocale, salesChannels } = catalog;
  const { locale, channel, variants } = condition;
  const toLanguage = (tag: string) => languageTitle(tag, userLocale);
  return (
    <div className={styles.line}>
      {field.hasVariants && (
        <Field size="small" label={formatMessage(messages.variants)}>
          <Select
            size="small"
            value={variants ?? ''}
            onChange={(_event, { value }) =>
              onChange({ ...condition, variants: quantifiers.find((one) => one === value) ?? null })
            }
          >
            <option value="">{formatMessage(messages.ofProduct)}</option>
            <option value="ANY">{formatMessage(messages.ofAny)}</option>
            <option value="ALL">{formatMessage(messages.ofAll)}</option>
          </Select>
        </Field>
      )}
      {field.hasLocale && locales.length > 1 && (
        <Field size="small" label={formatMessage(messages.language)}>
          <Select
            size="small"
            value={locale ?? ''}
            onChange={(_event, { value }) => onChange({ ...condition, locale: value || null })}
          >
            <option value="">{formatMessage(messages.defaultLanguage, { language: toLanguage(defaultLocale) })}</option>
            {locales
              .filter((tag) => tag !== defaultLocale)
              .map((tag) => (
                <option key={tag} value={tag}>
                  {toLanguage(tag)}
                </option>
              ))}
          </Select>
        </Field>
      )}
      {field.hasChannel && salesChannels.length > 0 && (
        <Field size="small" label={formatMessage(messages.channel)}>
          <Select
            size="small"
            value={channel ?? ''}
            onChange={(_event, { value }) => onChange({ ...condition, channel: value || null })}
          >
            <option value="">{formatMessage(messages.allChannels)}</option>
            {salesChannels.map((one) => (
              <option key={one.code} value={one.code}>
                {channelLabel(one, userLocale)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}
