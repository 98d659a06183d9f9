import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { JobRowFragment } from '../../../entities/job/JobState.generated';
import { useJobType } from '../../../entities/job/useJobType';

const useStyles = makeStyles({
  file: {
    ...typographyStyles.caption1,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
});

/** The type of a job above the name of its input file. */
export function JobName({ job }: { job: JobRowFragment }) {
  const getType = useJobType();
  const styles = useStyles();
  return (
    <>
      {getType(job)}
      {job.inputFile && (
        <span className={styles.file} title={job.inputFile.name}>
          {job.inputFile.name}
        </span>
      )}
    </>
  );
}
