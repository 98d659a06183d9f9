import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { channelLabel } from '#entities/channel/channelLabel';
import { useCodeName } from '#i18n/useCodeName';
import { useLanguageChoices } from '#i18n/useLanguageChoices';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { NativeSelect } from '#ui/control/NativeSelect';
import { Notice } from '#ui/state/Notice';
import type { WindowBarFragment } from './WindowBar.generated';
import { windowMessages } from './windowMessages';

const useStyles = makeStyles({
  bar: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  choices: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
  choice: {
    ...typographyStyles.body1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  hint: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** The language of the view: the one in the URL if the catalog has it, otherwise the catalog’s default. */
export function getLanguage(languages: readonly string[], wanted: string): string {
  return languages.find((tag) => tag === wanted) ?? languages[0] ?? 'en';
}

/** What can be selected, as stored in the URL: empty for the first currency and language and for all sales channels. */
export interface WindowChoice {
  currency: string;
  language: string;
  channel: string;
}

export interface WindowBarProps {
  shopWindow: WindowBarFragment;
  chosen: WindowChoice;
  onChange: (changes: Partial<WindowChoice>) => void;
}

/**
 * Says which version is shown, and lets shoppers select a sales channel, a currency, and a language if there are
 * several.
 */
export function WindowBar({ shopWindow, chosen, onChange }: WindowBarProps) {
  const { formatMessage, locale } = useIntl();
  const { currency, language, channel } = chosen;
  const styles = useStyles();
  const hintId = useId();
  const { heading: languageLabel } = useLanguageChoices();
  const getLanguageName = useCodeName('language');
  const getCurrencyName = useCodeName('currency');
  const { publishedCatalog, channels, currencies, languages } = shopWindow;
  const { id, version, catalog } = publishedCatalog;
  return (
    <div className={styles.bar}>
      <Notice
        tone="info"
        actions={
          <LinkButton to={href(paths.publishedCatalogDetail, { versionId: id })}>
            {formatMessage(windowMessages.goToVersion)}
          </LinkButton>
        }
      >
        {formatMessage(windowMessages.bar, { name: <bdi key="name">{catalog.name}</bdi>, version })}
      </Notice>
      {(channels.length > 0 || currencies.length > 1 || languages.length > 1) && (
        <div className={styles.choices}>
          {channels.length > 0 && (
            <label className={styles.choice}>
              {formatMessage(windowMessages.channel)}
              <NativeSelect
                value={channels.some(({ code }) => code === channel) ? channel : ''}
                onChange={({ target }) => onChange({ channel: target.value })}
              >
                <option value="">{formatMessage(windowMessages.allChannels)}</option>
                {channels.map((one) => (
                  <option key={one.code} value={one.code}>
                    {channelLabel(one, locale)}
                  </option>
                ))}
              </NativeSelect>
            </label>
          )}
          {currencies.length > 1 && (
            <label className={styles.choice}>
              {formatMessage(windowMessages.currency)}
              <NativeSelect
                value={currencies.includes(currency) ? currency : currencies[0]}
                onChange={({ target }) => onChange({ currency: target.value === currencies[0] ? '' : target.value })}
              >
                {currencies.map((code) => (
                  <option key={code} value={code}>
                    {getCurrencyName(code)}
                  </option>
                ))}
              </NativeSelect>
            </label>
          )}
          {languages.length > 1 && (
            <>
              <label className={styles.choice}>
                {languageLabel}
                <NativeSelect
                  value={getLanguage(languages, language)}
                  aria-describedby={hintId}
                  onChange={({ target }) => onChange({ language: target.value === languages[0] ? '' : target.value })}
                >
                  {languages.map((tag) => (
                    <option key={tag} value={tag}>
                      {getLanguageName(tag)}
                    </option>
                  ))}
                </NativeSelect>
              </label>
              <span id={hintId} className={styles.hint}>
                {formatMessage(windowMessages.languageHint, { language: getLanguageName(languages[0] ?? 'en') })}
              </span>
            </>
          )}
        </div>
      )}
    </div>
  );
}
