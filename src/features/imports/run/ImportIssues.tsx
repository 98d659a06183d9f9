import { useIntl } from 'react-intl';
import { JobIssues, type JobIssuesProps } from '#entities/job/issues/JobIssues';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { checkMessages as messages } from './checkMessages';

/** The job is settled: its issues no longer change. */
export type ImportIssuesProps = Pick<JobIssuesProps, 'job' | 'state' | 'onChange'>;

/** The issues in a file: where they are, what is wrong, and how to fix it. */
export function ImportIssues({ job, state, onChange }: ImportIssuesProps) {
  const { formatMessage } = useIntl();
  const { error, warning, info } = job.issueCounts;
  const none = <Notice tone="success">{formatMessage(messages.noIssuesText)}</Notice>;
  if (error + warning + info === 0) return none;
  return (
    <Panel heading={formatMessage(messages.issues)}>
      <JobIssues job={job} label={formatMessage(messages.issueTable)} state={state} onChange={onChange} empty={none} />
    </Panel>
  );
}
