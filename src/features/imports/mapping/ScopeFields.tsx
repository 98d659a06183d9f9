import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { findChannelLabel } from '#entities/channel/channelLabel';
import { useCodeName } from '#i18n/useCodeName';
import { NativeSelect } from '#ui/control/NativeSelect';
import type { ColumnMapping } from '../importDraft';
import type { CatalogChoices } from '../importStep';
import { languageMessages as messages } from './languageMessages';
import { LanguageSelect } from './LanguageSelect';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 220px)',
    columnGap: tokens.spacingHorizontalXS,
    // Space for the focus outline.
    padding: '3px',
  },
  both: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXS },
  },
});

export interface ScopeFieldsProps {
  column: ColumnMapping;
  catalog: CatalogChoices;
  /** Whether its values are in a language, as texts are. Prices are not. */
  hasLanguage: boolean;
  /** Languages of the file. */
  inFile: readonly string[];
  onChange: (changes: Pick<Partial<ColumnMapping>, 'locale' | 'channel'>) => void;
}

/** The language of a column’s texts, and the channel of its texts or prices, if there are several to choose from. */
export function ScopeFields({ column, catalog, hasLanguage, inFile, onChange }: ScopeFieldsProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const getName = useCodeName('language');
  const { source, locale, channel } = column;
  const { locales, defaultLocale, channels } = catalog;
  const hasLanguages = hasLanguage && (locales.length > 1 || inFile.length > 0 || Boolean(locale));
  const hasChannels = channels.length > 1 || Boolean(channel);
  if (!hasLanguages && !hasChannels) return null;
  const known = !channel || channels.includes(channel) ? channels : [...channels, channel];
  return (
    <span className={mergeClasses(styles.fields, hasLanguages && hasChannels && styles.both)}>
      {hasLanguages && (
        <LanguageSelect
          label={formatMessage(messages.languageOf, { column: source })}
          value={locale === defaultLocale ? '' : (locale ?? '')}
          none={formatMessage(messages.defaultLanguage, { language: getName(defaultLocale) })}
          catalog={catalog}
          inFile={inFile}
          onChange={(tag) => onChange({ locale: tag || null })}
        />
      )}
      {hasChannels && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.channelOf, { column: source })}
          value={channel ?? ''}
          onChange={(event) => onChange({ channel: event.target.value || null })}
        >
          <option value="">{formatMessage(messages.allChannels)}</option>
          {known.map((code) => (
            <option key={code} value={code}>
              {findChannelLabel(catalog.salesChannels, code, userLocale)}
            </option>
          ))}
        </NativeSelect>
      )}
    </span>
  );
}
