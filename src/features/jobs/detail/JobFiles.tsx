import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Document24Regular } from '@fluentui/react-icons/svg/document';
import { useIntl } from 'react-intl';
import { EmptyState } from '#ui/state/EmptyState';
import { Panel } from '#ui/layout/Panel';
import { fileSize } from '#lib/fileSize';
import { JobFileDownload } from '#entities/job/JobFileDownload';
import type { JobTabProps } from './jobTab';
import { tabMessages as messages } from './tabMessages';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, margin: 0, padding: 0 },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** The input and output files of a job. */
export function JobFiles({ job }: Pick<JobTabProps, 'job'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const files = [
    ...(job.inputFile ? [{ file: job.inputFile, note: messages.inputFile }] : []),
    ...job.outputFiles.map((file) => ({
      file,
      note: file.id === job.issueRowsFile?.id ? messages.issueRows : messages.outputFile,
    })),
  ];
  if (files.length === 0) {
    return <EmptyState title={formatMessage(messages.noFiles)} description={formatMessage(messages.noFilesText)} />;
  }
  return (
    <Panel>
      <ul className={styles.list} aria-label={formatMessage(messages.files)}>
        {files.map(({ file, note }) => (
          <li key={file.id} className={styles.file}>
            <Document24Regular aria-hidden="true" />
            <span className={styles.words}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.note}>
                {formatMessage(note)} · {fileSize(file.size, intl)}
              </span>
            </span>
            <JobFileDownload file={file} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
