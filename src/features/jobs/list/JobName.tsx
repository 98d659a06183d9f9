import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { getJobSubject } from '#entities/job/jobSource';
import type { JobRowFragment } from '#entities/job/JobState.generated';
import { useJobType } from '#entities/job/useJobType';

const useStyles = makeStyles({
  subject: {
    ...typographyStyles.caption1,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
});

/** The type of a job above what it is about. */
export function JobName({ job }: { job: JobRowFragment }) {
  const getType = useJobType();
  const styles = useStyles();
  const subject = getJobSubject(job, useIntl());
  return (
    <>
      {getType(job)}
      {subject && (
        <span className={styles.subject} title={subject}>
          {subject}
        </span>
      )}
    </>
  );
}
