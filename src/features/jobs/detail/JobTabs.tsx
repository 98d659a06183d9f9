import { useState } from 'react';
import { useIntl } from 'react-intl';
import { JobChanges } from '#entities/job/changes/JobChanges';
import { JobIssues } from '#entities/job/issues/JobIssues';
import { EmptyState } from '#ui/state/EmptyState';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { JobFiles } from './JobFiles';
import { JobLog } from './JobLog';
import { isDone, isSettled } from '#entities/job/jobState';
import type { JobTab, JobTabProps } from './jobTab';
import { tabMessages } from './tabMessages';

function IssuesTab({ job, state, onChange }: JobTabProps) {
  const { formatMessage } = useIntl();
  return (
    <JobIssues
      job={job}
      label={formatMessage(tabMessages.issues)}
      state={state}
      onChange={onChange}
      empty={
        <EmptyState
          title={formatMessage(isSettled(job.status) ? tabMessages.noIssues : tabMessages.noIssuesYet)}
          description={isDone(job.status) && formatMessage(tabMessages.noIssuesText)}
        />
      }
    />
  );
}

const contents = { issues: IssuesTab, changes: JobChanges, log: JobLog, files: JobFiles };

/** Tabs with the issues, changes, log, and files of a job. */
export function JobTabs({ job, state, onChange }: JobTabProps) {
  const { formatMessage } = useIntl();
  const { error, warning, info } = job.issueCounts;
  const { created, updated, deleted } = job.counts;
  const issueCount = error + warning + info;
  // What a clone creates is all the same as the original.
  const changeCount = job.type === 'CLONE' ? 0 : created + updated + deleted;
  // Selected once, so that the tabs of a running job do not switch.
  const [first] = useState<JobTab>(() => {
    if (!isSettled(job.status) || issueCount > 0) return 'issues';
    return changeCount > 0 ? 'changes' : job.outputFiles.length > 0 ? 'files' : 'issues';
  });
  const tab = state.tab ?? first;
  const Content = contents[tab];
  return (
    <>
      <UrlTabs
        label={formatMessage(tabMessages.tabs)}
        value={tab}
        tabs={[
          { value: 'issues', label: formatMessage(tabMessages.issues), count: issueCount },
          ...(job.type === 'CLONE'
            ? []
            : [{ value: 'changes' as const, label: formatMessage(tabMessages.changes), count: changeCount }]),
          { value: 'log', label: formatMessage(tabMessages.log) },
          {
            value: 'files',
            label: formatMessage(tabMessages.files),
            count: job.outputFiles.length + (job.inputFile ? 1 : 0),
          },
        ]}
        onChange={(next) => onChange({ tab: next, page: 1 })}
      />
      <Content job={job} state={state} onChange={onChange} />
    </>
  );
}
