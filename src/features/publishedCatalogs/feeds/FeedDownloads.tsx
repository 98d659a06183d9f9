import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatNames, formatNotes } from '../../../entities/catalog/formatMessages';
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

function FeedDownload({ feed }: { feed: FeedDownloadsFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const getName = useCodeName('language');
  const [locale, setLocale] = useState('');
  const { format, translations } = feed;
  const { url, fileName } = translations.find((each) => each.locale === locale) ?? feed;
  return (
    <li className={styles.feed}>
      <DownloadButton url={url} fileName={fileName}>
        {formatMessage(messages.download, { format: formatMessage(formatNames[format]) })}
      </DownloadButton>
      {translations.length > 0 && (
        <NativeSelect
          isSmall
          aria-label={formatMessage(messages.feedLanguage)}
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        >
          <option value="">{formatMessage(messages.defaultLanguage)}</option>
          {translations.map((each) => (
            <option key={each.locale} value={each.locale}>
              {getName(each.locale)}
            </option>
          ))}
        </NativeSelect>
      )}
      <p className={styles.note}>{formatMessage(formatNotes[format])}</p>
    </li>
  );
}

/** Props of `FeedDownloads`. */
export interface FeedDownloadsProps {
  feeds: readonly FeedDownloadsFragment[];
  /** A Google feed without the shop's links would be empty, so it is offered only if the catalog has a shop URL. */
  hasShop: boolean;
}

/** Download links for the feeds of a version. */
export function FeedDownloads({ feeds, hasShop }: FeedDownloadsProps) {
  const styles = useStyles();
  const offered = feeds.filter(({ format }) => hasShop || format !== 'GOOGLE_XML');
  return (
    <ul className={styles.list}>
      {offered.map((feed) => (
        <FeedDownload key={feed.format} feed={feed} />
      ))}
    </ul>
  );
}
