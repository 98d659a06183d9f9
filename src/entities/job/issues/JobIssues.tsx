import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IssueSeverity } from '#graphql/types.generated';
import type { SetUrlState } from '#routing/useUrlState';
import { FilterBar } from '#ui/filter/FilterBar';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { tableQuery } from '#ui/table/tableQuery';
import { severities } from '../../issue/severities';
import { issueMessages as messages } from './issueMessages';
import { JobFileDownload } from '../JobFileDownload';
import { JobIssueNarrowFacts, JobIssueNarrowHead } from './JobIssueNarrow';
import { useJobIssuesQuery } from './JobIssues.generated';
import { isSettled } from '../jobState';
import type { JobStateFragment } from '../JobState.generated';
import { useJobIssueColumns } from './useJobIssueColumns';
import { Notice } from '#ui/state/Notice';

interface OmittedIssuesProps {
  /** The result of a query for a job’s issues; undefined while it loads. */
  page: { totalDocs: number; omitted: number } | undefined;
  /** Whether all rows with errors can be downloaded. */
  hasFile: boolean;
}

/** Says how many of a job’s issues are listed, if not all are. */
function OmittedIssues({ page, hasFile }: OmittedIssuesProps) {
  const { formatMessage } = useIntl();
  if (!page || page.omitted === 0) return null;
  const counts = { listed: page.totalDocs, count: page.totalDocs + page.omitted };
  return (
    <Notice tone="info">
      {formatMessage(hasFile ? messages.omittedIssuesInFile : messages.omittedIssues, counts)}
    </Notice>
  );
}

/** Polling interval for the issues of a running job, in milliseconds. */
const pollMs = 2000;

/** URL state of the list of issues. */
interface JobIssuesState {
  severity: IssueSeverity | null;
  page: number;
  perPage: number;
}

export interface JobIssuesProps {
  job: JobStateFragment;
  /** Accessible name of the table. */
  label: string;
  state: JobIssuesState;
  onChange: SetUrlState<JobIssuesState>;
  /** What is shown if the job has no issues. */
  empty: ReactNode;
}

/** The issues that a job found: where, what, and how to fix them. */
export function JobIssues({ job, label, state, onChange, empty }: JobIssuesProps) {
  const { formatMessage } = useIntl();
  const { severity, page, perPage } = state;
  const columns = useJobIssueColumns(job);
  const result = useJobIssuesQuery({
    variables: { id: job.id, severity, page, perPage },
    pollInterval: isSettled(job.status) ? 0 : pollMs,
  });
  const { data, table } = tableQuery(result);
  const shown = data?.job.issues;
  const { error, warning, info } = job.issueCounts;
  const counts = { ERROR: error, WARNING: warning, INFO: info };
  if (shown?.totalDocs === 0 && severity === null) return empty;
  return (
    <>
      <OmittedIssues page={shown} hasFile={job.issueRowsFile !== null} />
      <DataTable
        {...table}
        id="jobIssues"
        label={label}
        columns={columns}
        narrowRow={{
          header: formatMessage(messages.message),
          link: (issue) => <JobIssueNarrowHead issue={issue} catalogId={job.catalog?.id} />,
          facts: (issue) => <JobIssueNarrowFacts issue={issue} />,
        }}
        isGrowing
        rows={shown?.issues}
        // The same issue can occur twice in a file, or again after a retry.
        rowId={(issue) => `${issue.id} ${shown?.issues.indexOf(issue)}`}
        page={{ page, perPage, total: shown?.totalDocs, onChange: (next) => onChange(next, { push: true }) }}
        toolbar={
          <FilterBar>
            <SelectFilter
              label={formatMessage(messages.severity)}
              anyLabel={formatMessage(messages.anySeverity)}
              value={severity}
              options={severities.map((value) => ({
                value,
                label: formatMessage(messages.counted, {
                  name: formatMessage(messages[value]),
                  count: counts[value],
                }),
              }))}
              onChange={(value) => onChange({ severity: value, page: 1 })}
            />
            {job.issueRowsFile && (
              <JobFileDownload file={job.issueRowsFile}>{formatMessage(messages.downloadRows)}</JobFileDownload>
            )}
          </FilterBar>
        }
        empty={
          <ListEmpty
            total={shown?.totalDocs ?? 0}
            nothing={{ title: formatMessage(messages.noSuchIssues) }}
            onFirstPage={() => onChange({ page: 1 })}
            onClear={() => onChange({ severity: null, page: 1 })}
          />
        }
      />
    </>
  );
}
