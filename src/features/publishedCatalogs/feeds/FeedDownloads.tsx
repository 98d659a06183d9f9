import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { FeedFormat } from '../../../graphql/types.generated';
import { DownloadButton } from '../../../ui/control/DownloadButton';
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

const names: Record<FeedFormat, 'feedJSON' | 'feedCSV' | 'feedGOOGLE_XML'> = {
  JSON: 'feedJSON',
  CSV: 'feedCSV',
  GOOGLE_XML: 'feedGOOGLE_XML',
};

/** Props of `FeedDownloads`. */
export interface FeedDownloadsProps {
  feeds: readonly FeedDownloadsFragment[];
  /** A Google feed without the shop's links would be empty, so it is offered only if the catalog has a shop URL. */
  hasShop: boolean;
}

/** Download links for the feeds of a version. */
export function FeedDownloads({ feeds, hasShop }: FeedDownloadsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const offered = feeds.filter(({ format }) => hasShop || format !== 'GOOGLE_XML');
  return (
    <ul className={styles.list}>
      {offered.map(({ format, url, fileName }) => (
        <li key={format} className={styles.feed}>
          <DownloadButton url={url} fileName={fileName}>
            {formatMessage(messages.download, { format: formatMessage(messages[names[format]]) })}
          </DownloadButton>
          <p className={styles.note}>{formatMessage(messages[`${names[format]}Note`])}</p>
        </li>
      ))}
    </ul>
  );
}
