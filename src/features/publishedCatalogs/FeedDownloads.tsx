import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from '../../graphql/backEnd';
import { messageOf } from '../../graphql/errors';
import type { FeedFormat } from '../../graphql/types.generated';
import { useToast } from '../../ui/useToast';
import type { FeedDownloadsFragment } from './FeedDownloads.generated';
import { messages } from './messages';

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

/** The feeds of a version, to save. */
export function FeedDownloads({ feeds }: { feeds: readonly FeedDownloadsFragment[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const files = useFiles();
  const [busy, setBusy] = useState<FeedFormat | null>(null);
  const download = async ({ format, url, fileName }: FeedDownloadsFragment) => {
    setBusy(format);
    try {
      await files.downloadFile(url, fileName);
    } catch (error) {
      toast.error(formatMessage(messages.downloadFailed), messageOf(error, intl));
    } finally {
      setBusy(null);
    }
  };
  return (
    <ul className={styles.list}>
      {feeds.map((feed) => (
        <li key={feed.format} className={styles.feed}>
          <Button
            icon={<ArrowDownload20Regular />}
            disabledFocusable={busy === feed.format}
            onClick={() => void download(feed)}
          >
            {formatMessage(messages.download, { format: formatMessage(messages[names[feed.format]]) })}
          </Button>
          <p className={styles.note}>{formatMessage(messages[`${names[feed.format]}Note`])}</p>
        </li>
      ))}
    </ul>
  );
}
