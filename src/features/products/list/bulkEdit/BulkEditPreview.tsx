import { useApolloClient } from '@apollo/client/react';
import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BulkEditCounts } from '#entities/job/changes/BulkEditCounts';
import { JobCancelDocument } from '#entities/job/JobActions.generated';
import { JobChanges, type JobChangesProps } from '#entities/job/changes/JobChanges';
import { JobIssues, type JobIssuesProps } from '#entities/job/issues/JobIssues';
import { JobProgress } from '#entities/job/JobProgress';
import type { JobStateFragment } from '#entities/job/JobState.generated';
import { isDone, isSettled } from '#entities/job/jobState';
import { useSession } from '#session/sessionContext';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { Notice } from '#ui/state/Notice';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { bulkEditMessages as messages } from './bulkEditMessages';

const useStyles = makeStyles({
  subject: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
  note: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

/** Cancels the job if it is still running when the preview is closed. */
const useCancelOnClose = ({ id, status }: JobStateFragment): void => {
  const client = useApolloClient();
  const canCancel = useSession().can('update', 'Job');
  const isRunning = useRef(false);
  useEffect(() => {
    isRunning.current = canCancel && !isSettled(status);
  });
  useEffect(
    () => () => {
      if (!isRunning.current) return;
      // A job that has ended in the meantime can’t be canceled, and need not be.
      client.mutate({ mutation: JobCancelDocument, variables: { id } }).catch(() => undefined);
    },
    [client, id],
  );
};

/** Says how a dry run ended if there is nothing to apply. */
function PreviewNotice({ job: { status, error, counts } }: { job: JobStateFragment }) {
  const { formatMessage } = useIntl();
  if (status === 'CANCELED') return <Notice tone="info">{formatMessage(messages.previewCanceled)}</Notice>;
  if (status === 'FAILED') {
    return <Notice tone="danger">{formatMessage(messages.previewFailed, { reason: error ?? '' })}</Notice>;
  }
  if (!isDone(status) || counts.updated > 0) return null;
  return counts.failed > 0 ? (
    <Notice tone="warning">{formatMessage(messages.allFail)}</Notice>
  ) : (
    <Notice tone="info">{formatMessage(messages.nothing)}</Notice>
  );
}

/** The page and the filter of each list. */
interface PreviewState {
  tab: 'changes' | 'issues' | null;
  changes: JobChangesProps['state'];
  issues: JobIssuesProps['state'];
}

/** What a bulk edit would change: its progress, then each change before and after, and which products would fail. */
export function BulkEditPreview({ job }: { job: JobStateFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  useCancelOnClose(job);
  const [state, setState] = useState<PreviewState>({
    tab: null,
    changes: { action: null, sort: null, page: 1, perPage: 25 },
    issues: { severity: null, page: 1, perPage: 25 },
  });
  const { counts, issueCounts } = job;
  const issueCount = issueCounts.error + issueCounts.warning + issueCounts.info;
  const hasRows = isDone(job.status) && counts.updated + issueCount > 0;
  const tab = state.tab ?? (counts.updated > 0 ? 'changes' : 'issues');
  return (
    <>
      <div>
        <p className={styles.subject}>{job.subject}</p>
        <p className={styles.note}>{formatMessage(messages.previewText)}</p>
      </div>
      <PreviewNotice job={job} />
      {!isSettled(job.status) && <JobProgress job={job} label={formatMessage(messages.progress)} />}
      <BulkEditCounts counts={counts} />
      <VisuallyHidden role="status">
        {isDone(job.status) && formatMessage(messages.previewDone, { ...counts })}
      </VisuallyHidden>
      {hasRows && (
        <>
          <UrlTabs
            label={formatMessage(messages.outcome)}
            value={tab}
            tabs={[
              { value: 'changes', label: formatMessage(messages.changes), count: counts.updated },
              { value: 'issues', label: formatMessage(messages.issues), count: issueCount },
            ]}
            onChange={(next) => setState({ ...state, tab: next })}
          />
          {tab === 'changes' ? (
            <JobChanges
              job={job}
              state={state.changes}
              onChange={(changes) => setState({ ...state, changes: { ...state.changes, ...changes } })}
            />
          ) : (
            <JobIssues
              job={job}
              label={formatMessage(messages.issues)}
              state={state.issues}
              onChange={(changes) => setState({ ...state, issues: { ...state.issues, ...changes } })}
              empty={<Notice tone="success">{formatMessage(messages.noIssues)}</Notice>}
            />
          )}
        </>
      )}
    </>
  );
}
