import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { fileSize } from '#lib/fileSize';
import { DownloadButton } from '#ui/control/DownloadButton';
import { TruncatedText } from '#ui/text/TruncatedText';
import { Picture } from '#ui/picture/Picture';
import type { EmailFileFragment } from '../EmailBox.generated';
import { ownUrl } from '../ownUrl';
import { readMessages } from './readMessages';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  file: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { flexGrow: 1, minWidth: 0 },
  name: typographyStyles.body1,
  size: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** The attachments of an email. Those with stored content can be downloaded. */
export function EmailAttachments({ attachments }: { attachments: readonly EmailFileFragment[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={formatMessage(readMessages.attachments)}>
      {attachments.map(({ fileName, thumbnail, bytes, ...file }, place) => {
        const url = ownUrl(file.url);
        return (
          <li key={`${place} ${fileName}`} className={styles.file}>
            <Picture url={ownUrl(thumbnail)} name={fileName} size={40} />
            <span className={styles.words}>
              <TruncatedText text={fileName} className={styles.name} />
              {bytes !== null && <bdi className={styles.size}>{fileSize(bytes, intl)}</bdi>}
            </span>
            {url !== null && (
              <DownloadButton
                appearance="subtle"
                url={url}
                fileName={fileName}
                aria-label={formatMessage(readMessages.download, { name: fileName })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
