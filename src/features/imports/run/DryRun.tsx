import { useIntl } from 'react-intl';
import { Notice } from '#ui/state/Notice';
import { Panel } from '#ui/layout/Panel';
import { checkMessages as messages } from './checkMessages';
import { ImportCounts } from './ImportCounts';
import { ImportIssues } from './ImportIssues';
import { Assumptions } from './preview/Assumptions';
import { ChangedKeys } from './preview/ChangedKeys';
import { NewOptions } from './preview/NewOptions';
import { PlannedChanges, type PlannedChangesProps } from './preview/PlannedChanges';
import { JobActions } from '#entities/job/JobActions';
import { JobProgress } from '#entities/job/JobProgress';
import { isDone, isSettled } from '#entities/job/jobState';

export interface DryRunProps extends PlannedChangesProps {
  catalogId: string;
  /** Whether the plan has changed since the dry run. */
  isOutdated: boolean;
  /** Repeats the dry run. */
  onRepeat: () => void;
  /** Repeats the dry run with SKUs and references matched that a spreadsheet has changed. */
  onMatchChanged: () => void;
}

/** A dry run: its progress, then the changes the import would make and the issues in the file. */
export function DryRun({ job, catalogId, isOutdated, onRepeat, onMatchChanged, ...list }: DryRunProps) {
  const { formatMessage } = useIntl();
  const { counts, importSummary } = job;
  const { assumptions = [], newOptions = [] } = importSummary ?? {};
  const changedKeys = importSummary?.matchBy.startsWith('LENIENT') ? null : importSummary?.changedKeys;
  const changed = counts.created + counts.updated;
  const isBlocked = importSummary?.errorPolicy === 'REJECT_EVERYTHING' && counts.failed > 0;
  const isEmpty = changed === 0 && counts.failed > 0;
  return (
    <>
      <Panel heading={formatMessage(messages.dryRunHeading)} actions={<JobActions job={job} />}>
        {isOutdated && <Notice tone="warning">{formatMessage(messages.outdated)}</Notice>}
        {job.status === 'CANCELED' && <Notice tone="info">{formatMessage(messages.dryRunCanceled)}</Notice>}
        {job.status === 'FAILED' && (
          <Notice tone="danger">{formatMessage(messages.dryRunFailed, { reason: job.error ?? '' })}</Notice>
        )}
        {isDone(job.status) && isBlocked && (
          <Notice tone="warning">{formatMessage(messages.allOrNothing, { count: counts.failed })}</Notice>
        )}
        {isDone(job.status) && !isBlocked && isEmpty && (
          <Notice tone="warning">{formatMessage(messages.allFailed)}</Notice>
        )}
        {isDone(job.status) && changed + counts.failed === 0 && (
          <Notice tone="info">{formatMessage(messages.nothingToDo)}</Notice>
        )}
        {!isSettled(job.status) && (
          <JobProgress job={job} label={formatMessage(messages.progress, { kind: job.mode })} />
        )}
        <ImportCounts job={job} />
        {isDone(job.status) && changedKeys && <ChangedKeys changedKeys={changedKeys} onMatch={onMatchChanged} />}
        {isDone(job.status) && assumptions.length > 0 && (
          <Assumptions assumptions={assumptions} catalogId={catalogId} fileId={list.state.file} />
        )}
      </Panel>
      {isDone(job.status) && (
        <>
          {changed > 0 && <PlannedChanges job={job} {...list} />}
          {newOptions.length > 0 && <NewOptions attributes={newOptions} onAdded={onRepeat} />}
          <ImportIssues job={job} {...list} />
        </>
      )}
    </>
  );
}
