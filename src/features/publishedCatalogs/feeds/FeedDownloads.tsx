import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatNames, formatNotes } from '../../../entities/catalog/formatMessages';
import { channelLabel } from '../../../entities/channel/channelLabel';
import { useCodeName } from '../../../i18n/useCodeName';
import { DownloadButton } from '../../../ui/control/DownloadButton';
import { NativeSelect } from '../../../ui/control/NativeSelect';
import type { FeedDownloadsFragment } from './FeedDownloads.generated';
import { messages } from '../messages';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  feed: { display: 'grid', justifyItems: 'start', rowGap: tokens.spacingVerticalXS },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

interface FeedDownloadProps {
  feed: FeedDownloadsFragment;
  hasShop: boolean;
}

/** The feeds for channels that have a shop for their links. */
const getChannelFeeds = ({ channels }: FeedDownloadsFragment) =>
  channels.filter(({ channel }) => channel.shopUrl !== null);

/** The file with the prices in one currency, which its name and its URL say. */
const inCurrency = ({ url, fileName }: Pick<FeedDownloadsFragment, 'url' | 'fileName'>, currency: string) => {
  const [path = '', query] = url.split('?');
  const toName = (name: string) => name.replace(/\.\w+$/, (ending) => `-${currency}${ending}`);
  return { fileName: toName(fileName), url: `${toName(path)}?${query ? `${query}&` : ''}currency=${currency}` };
};

function FeedDownload({ feed, hasShop }: FeedDownloadProps) {
  const { formatMessage, locale: userLocale } = useIntl();
  const styles = useStyles();
  const getName = useCodeName('language');
  const getCurrencyName = useCodeName('currency');
  const channels = getChannelFeeds(feed);
  const [code, setCode] = useState(hasShop ? '' : (channels[0]?.channel.code ?? ''));
  const [locale, setLocale] = useState('');
  const [currency, setCurrency] = useState('');
  const inChannel = channels.find(({ channel }) => channel.code === code);
  const { translations } = inChannel ?? feed;
  const currencies = inChannel?.channel.currencies ?? feed.currencies;
  const standard = inChannel?.currency ?? '';
  const others = currencies.filter((each) => each !== standard);
  const wanted = others.includes(currency) ? currency : '';
  const file = translations.find((each) => each.locale === locale) ?? inChannel ?? feed;
  const { url, fileName } = wanted ? inCurrency(file, wanted) : file;
  return (
    <li className={styles.feed}>
      <DownloadButton url={url} fileName={fileName}>
        {formatMessage(messages.download, { format: formatMessage(formatNames[feed.format]) })}
      </DownloadButton>
      {channels.length > 0 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.feedChannel)}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        >
          {hasShop && <option value="">{formatMessage(messages.allChannels)}</option>}
          {channels.map(({ channel }) => (
            <option key={channel.code} value={channel.code}>
              {channelLabel(channel, userLocale)}
            </option>
          ))}
        </NativeSelect>
      )}
      {translations.length > 0 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.feedLanguage)}
          value={translations.some((each) => each.locale === locale) ? locale : ''}
          onChange={({ target }) => setLocale(target.value)}
        >
          <option value="">{inChannel ? getName(inChannel.locale) : formatMessage(messages.defaultLanguage)}</option>
          {translations.map((each) => (
            <option key={each.locale} value={each.locale}>
              {getName(each.locale)}
            </option>
          ))}
        </NativeSelect>
      )}
      {currencies.length > 1 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.feedCurrency)}
          value={wanted}
          onChange={({ target }) => setCurrency(target.value)}
        >
          <option value="">{standard ? getCurrencyName(standard) : formatMessage(messages.anyCurrency)}</option>
          {others.map((each) => (
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

/** Props of `FeedDownloads`. */
export interface FeedDownloadsProps {
  feeds: readonly FeedDownloadsFragment[];
  /** A Google feed without a shop's links would be empty, so it is offered only if the catalog or a channel has a shop URL. */
  hasShop: boolean;
}

/** Download links for the feeds of a version. */
export function FeedDownloads({ feeds, hasShop }: FeedDownloadsProps) {
  const styles = useStyles();
  const offered = feeds.filter((feed) => hasShop || feed.format !== 'GOOGLE_XML' || getChannelFeeds(feed).length > 0);
  return (
    <ul className={styles.list}>
      {offered.map((feed) => (
        <FeedDownload key={feed.format} feed={feed} hasShop={hasShop} />
      ))}
    </ul>
  );
}
