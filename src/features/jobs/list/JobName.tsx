import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { getJobFile } from '#entities/job/jobSource';
import type { JobRowFragment } from '#entities/job/JobState.generated';
import { useJobType } from '#entities/job/useJobType';

const useStyles = makeStyles({
  file: {
    ...typographyStyles.caption1,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
});

/** The type of a job above the name of the file that it reads or writes. */
export function JobName({ job }: { job: JobRowFragment }) {
  const getType = useJobType();
  const styles = useStyles();
  const file = getJobFile(job);
  return (
    <>
      {getType(job)}
      {file && (
        <span className={styles.file} title={file.name}>
          {file.name}
        </span>
      )}
    </>
  );
}
