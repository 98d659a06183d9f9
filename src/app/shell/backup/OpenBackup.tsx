import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { DownloadButton } from '#ui/control/DownloadButton';
import { BackupZone } from '#ui/control/BackupZone';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { Notice } from '#ui/state/Notice';
import { messages } from './messages';
import type { useOpenBackup } from './useOpenBackup';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  text: { ...typographyStyles.body1, margin: 0 },
  start: { alignSelf: 'flex-start' },
});

/** Opens a backup: a field to select it, its progress, and what is in it. */
export function OpenBackup({ opened, check }: ReturnType<typeof useOpenBackup>) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (opened.kind === 'running') {
    const text = formatMessage(opened.isReplacing ? messages.replacing : messages.checking);
    return <LabeledProgress label={text} share={opened.share} text={text} />;
  }
  if (opened.kind === 'found') {
    const { createdAt, ...counts } = opened.summary;
    return (
      <div className={styles.part}>
        <p className={styles.text}>{formatMessage(messages.found, { ...counts, date: new Date(createdAt) })}</p>
        <p className={styles.text}>{formatMessage(messages.replaceText)}</p>
        <DownloadButton className={styles.start} url="/backup" fileName="catalog-manager-before.zip">
          {formatMessage(messages.download)}
        </DownloadButton>
      </div>
    );
  }
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{formatMessage(messages.openHeading)}</h3>
      <p className={styles.text}>{formatMessage(messages.openText)}</p>
      {opened.kind === 'failed' && <Notice tone="danger">{opened.reason}</Notice>}
      <BackupZone onFile={check} />
    </div>
  );
}
