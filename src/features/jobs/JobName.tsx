import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { JobRowFragment } from './JobList.generated';
import { messages } from './messages';

const useStyles = makeStyles({
  file: {
    ...typographyStyles.caption1,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
});

/** What a job does, over the file that it reads. */
export function JobName({ job }: { job: JobRowFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <>
      {formatMessage(messages[job.type], { mode: job.mode })}
      {job.inputFile && (
        <span className={styles.file} title={job.inputFile.name}>
          {job.inputFile.name}
        </span>
      )}
    </>
  );
}
