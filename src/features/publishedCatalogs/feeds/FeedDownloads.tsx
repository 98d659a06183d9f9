import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { formatNames, formatNotes } from '#entities/catalog/formatMessages';
import { useCodeName } from '#i18n/useCodeName';
import { DownloadButton } from '#ui/control/DownloadButton';
import { NativeSelect } from '#ui/control/NativeSelect';
import { FeedChannelSelect } from './FeedChannelSelect';
import type { FeedDownloadsFragment } from './FeedDownloads.generated';
import { messages } from '../messages';
import { useGoogleFeedChoice } from './useGoogleFeedChoice';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  feed: { display: 'grid', alignContent: 'start', justifyItems: 'start', rowGap: tokens.spacingVerticalXS },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

interface FeedDownloadProps {
  feed: FeedDownloadsFragment;
  hasShop: boolean;
}

function FeedDownload({ feed, hasShop }: FeedDownloadProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const getName = useCodeName('language');
  const getCurrencyName = useCodeName('currency');
  const choice = useGoogleFeedChoice(feed, hasShop);
  const { channels, inChannel, translations, locale, standardCurrency, currencies, currency, file, onSelect } = choice;
  return (
    <li className={styles.feed}>
      <DownloadButton url={file.url} fileName={file.fileName}>
        {formatMessage(messages.download, { format: formatMessage(formatNames[feed.format]) })}
      </DownloadButton>
      {channels.length > 0 && (
        <FeedChannelSelect
          channels={channels.map(({ channel }) => channel)}
          value={inChannel?.channel.code ?? ''}
          hasAll={hasShop}
          onChange={(feedChannel) => onSelect({ feedChannel })}
        />
      )}
      {translations.length > 0 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.feedLanguage)}
          value={locale}
          onChange={({ target }) => onSelect({ feedLocale: target.value })}
        >
          <option value="">{inChannel ? getName(inChannel.locale) : formatMessage(messages.defaultLanguage)}</option>
          {translations.map((each) => (
            <option key={each.locale} value={each.locale}>
              {getName(each.locale)}
            </option>
          ))}
        </NativeSelect>
      )}
      {currencies.length > 0 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.feedCurrency)}
          value={currency}
          onChange={({ target }) => onSelect({ feedCurrency: target.value })}
        >
          <option value="">
            {standardCurrency ? getCurrencyName(standardCurrency) : formatMessage(messages.anyCurrency)}
          </option>
          {currencies.map((each) => (
            <option key={each} value={each}>
              {getCurrencyName(each)}
            </option>
          ))}
        </NativeSelect>
      )}
      <p className={styles.note}>{formatMessage(formatNotes[feed.format])}</p>
    </li>
  );
}

export interface FeedDownloadsProps {
  feeds: readonly FeedDownloadsFragment[];
  /**
   * A Google feed without a shop's links would be empty, so it is offered only if the catalog or a channel has a shop
   * URL.
   */
  hasShop: boolean;
}

/** Download links for the feeds of a version. */
export function FeedDownloads({ feeds, hasShop }: FeedDownloadsProps) {
  const styles = useStyles();
  const offered = feeds.filter(
    (feed) => hasShop || feed.format !== 'GOOGLE_XML' || feed.channels.some(({ channel }) => channel.shopUrl !== null),
  );
  return (
    <ul className={styles.list}>
      {offered.map((feed) => (
        <FeedDownload key={feed.format} feed={feed} hasShop={hasShop} />
      ))}
    </ul>
  );
}
