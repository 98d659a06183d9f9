import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { Panel } from '#ui/layout/Panel';
import { TextLink } from '#ui/text/TextLink';
import { CatalogJob } from '../list/CatalogJob';
import type { CatalogJobFragment } from '../list/CatalogJob.generated';
import { jobMessages } from '../jobMessages';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
});

export interface CatalogJobsProps {
  catalogId: string;
  /** Newest first. */
  jobs: readonly CatalogJobFragment[];
  /** Called when a running job settles. */
  onSettled: () => void;
}

/** The latest jobs of a catalog. Running jobs are updated live. */
export function CatalogJobs({ catalogId, jobs, onSettled }: CatalogJobsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <Panel
      heading={formatMessage(jobMessages.title)}
      actions={<TextLink to={href(paths.jobList, {}, { catalogId })}>{formatMessage(jobMessages.all)}</TextLink>}
    >
      {jobs.length === 0 ? (
        <p className={styles.none}>{formatMessage(jobMessages.none)}</p>
      ) : (
        <ul className={styles.list}>
          {jobs.map((job) => (
            <CatalogJob key={job.id} job={job} onSettled={onSettled} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
