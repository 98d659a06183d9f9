import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { DownloadButton } from '#ui/control/DownloadButton';
import { RelativeTime } from '#ui/text/RelativeTime';
import { TextLink } from '#ui/text/TextLink';
import { type CatalogJobFragment, useCatalogJobProgressSubscription } from './CatalogJob.generated';
import { jobMessages } from '../jobMessages';
import { jobMessages as commonMessages } from '#entities/job/jobMessages';
import { JobProgress } from '#entities/job/JobProgress';
import { JobStatusBadge } from '#entities/job/JobStatusBadge';
import { getJobSubject } from '#entities/job/jobSource';
import { useJobType } from '#entities/job/useJobType';
import { isSettled } from '#entities/job/jobState';

const useStyles = makeStyles({
  job: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalM,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    ':first-child': { borderBlockStartStyle: 'none', paddingBlockStart: 0 },
    ':last-child': { paddingBlockEnd: 0 },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
  },
  file: {
    ...typographyStyles.caption1,
    minWidth: 0,
    maxWidth: '32ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  when: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, marginInlineStart: 'auto' },
  error: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1, margin: 0 },
  files: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface CatalogJobProps {
  job: CatalogJobFragment;
  /** Called when the job settles while it is shown. */
  onSettled: () => void;
}

/** A job in the catalog overview: its type, status, and files. */
export function CatalogJob({ job, onSettled }: CatalogJobProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const getType = useJobType();
  const subject = getJobSubject(job, intl);
  const isAtWork = !isSettled(job.status);
  useCatalogJobProgressSubscription({
    variables: { id: job.id },
    skip: !isAtWork,
    onData: ({ data: { data } }) => {
      if (data && isSettled(data.jobProgress.status)) onSettled();
    },
  });
  return (
    <li className={styles.job}>
      <div className={styles.head}>
        <TextLink to={href(paths.jobDetail, { jobId: job.id })}>{getType(job)}</TextLink>
        <JobStatusBadge status={job.status} />
        {subject && (
          <span className={styles.file} title={subject}>
            {subject}
          </span>
        )}
        <span className={styles.when}>
          {formatMessage(jobMessages.by, {
            when: <RelativeTime at={job.settledAt ?? job.createdAt} />,
            user: job.user,
          })}
        </span>
      </div>
      {isAtWork && <JobProgress job={job} />}
      {job.error !== null && <p className={styles.error}>{job.error}</p>}
      {job.outputFiles.length > 0 && (
        <div className={styles.files}>
          {job.outputFiles.map(({ id, name, url }) => (
            <DownloadButton key={id} size="small" url={url} fileName={name}>
              {formatMessage(commonMessages.download, { name })}
            </DownloadButton>
          ))}
        </div>
      )}
    </li>
  );
}
