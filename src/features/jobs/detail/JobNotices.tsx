import { makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { TextLink } from '#ui/text/TextLink';
import { detailMessages as messages } from './detailMessages';
import type { JobDetailQuery } from './JobDetail.generated';
import { isDone, isSettled } from '#entities/job/jobState';
import { useJobType } from '#entities/job/useJobType';

const useStyles = makeStyles({
  failure: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  title: { fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
});

const getUndoneText = ({ status }: NonNullable<JobDetailQuery['job']['undoneBy']>) => {
  if (!isSettled(status)) return messages.undoing;
  return status === 'COMPLETED_WITH_ISSUES' ? messages.undoneByPartly : messages.undoneBy;
};

/**
 * Important notices about a job: why it failed and what to do, how a dry run continues, which job undid it, and which
 * job it undoes.
 */
export function JobNotices({ job }: { job: JobDetailQuery['job'] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const linkTo = (id: string) => (
    <TextLink to={href(paths.jobDetail, { jobId: id })}>{formatMessage(messages.jobNumber, { id })}</TextLink>
  );
  const getType = useJobType();
  const { error, undoneBy, undoes, redoes, catalog, waitsFor } = job;
  const [direct, source] = redoes ? [messages.redoes, redoes] : [messages.undoes, undoes];
  const isPartial = job.issueCounts.warning > 0;
  const isImport = job.type === 'IMPORT' && catalog !== null;
  return (
    <>
      {waitsFor && (
        <Notice tone="info">
          {formatMessage(messages.waitsFor, { job: linkTo(waitsFor.id), name: waitsFor.subject ?? getType(waitsFor) })}
        </Notice>
      )}
      {job.status === 'FAILED' && (
        <Notice
          tone="danger"
          actions={
            isImport && (
              <LinkButton size="small" to={href(paths.catalogImport, { catalogId: catalog.id })}>
                {formatMessage(messages.importAgain)}
              </LinkButton>
            )
          }
        >
          <div className={styles.failure}>
            <span className={styles.title}>{formatMessage(messages.failedTitle)}</span>
            {error !== null && <p className={styles.text}>{error}</p>}
            {job.type !== 'CLONE' && (
              <p className={styles.text}>{formatMessage(isImport ? messages.failedImport : messages.failedRetry)}</p>
            )}
          </div>
        </Notice>
      )}
      {job.mode === 'DRY_RUN' && isDone(job.status) && (
        <Notice
          tone="info"
          actions={
            isImport &&
            job.inputFile &&
            can('create', 'Job') && (
              <LinkButton
                size="small"
                to={href(
                  paths.catalogImport,
                  { catalogId: catalog.id },
                  { step: 'check', file: job.inputFile.id, job: job.id },
                )}
              >
                {formatMessage(messages.continueImport)}
              </LinkButton>
            )
          }
        >
          {formatMessage(messages.dryRun, { type: job.type })}
        </Notice>
      )}
      {undoneBy && <Notice tone="info">{formatMessage(getUndoneText(undoneBy), { job: linkTo(undoneBy.id) })}</Notice>}
      {source && (
        <Notice tone={isPartial ? 'warning' : 'info'}>
          {formatMessage(direct, { job: linkTo(source.id) })}
          {isPartial && <> {formatMessage(messages.kept)}</>}
        </Notice>
      )}
    </>
  );
}
