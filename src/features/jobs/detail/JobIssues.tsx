import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/state/EmptyState';
import { FilterBar } from '../../../ui/filter/FilterBar';
import { OmittedIssues } from '../../../ui/state/OmittedIssues';
import { SelectFilter } from '../../../ui/filter/SelectFilter';
import { DataTable } from '../../../ui/table/DataTable';
import { PageOutOfRange } from '../../../ui/table/PageOutOfRange';
import { tableQuery } from '../../../ui/table/tableQuery';
import { JobFileDownload } from './JobFileDownload';
import { useJobIssuesQuery } from './JobIssues.generated';
import { isSettled } from '../../../ui/jobState';
import { severities, type JobTabProps } from './jobTab';
import { tabMessages as messages } from './tabMessages';
import { useJobIssueColumns } from './useJobIssueColumns';

/** Polling interval for the issues of a running job, in milliseconds. */
const pollMs = 2000;

/** The issues that a job found: where, what, and how to fix them. */
export function JobIssues({ job, state, onChange }: JobTabProps) {
  const { formatMessage } = useIntl();
  const { severity, page, perPage } = state;
  const columns = useJobIssueColumns(job);
  const result = useJobIssuesQuery({
    variables: { id: job.id, severity, page, perPage },
    pollInterval: isSettled(job.status) ? 0 : pollMs,
  });
  const { data, table } = tableQuery(result);
  const shown = data?.job.issues;
  const isEmpty = shown?.totalDocs === 0 && severity === null;
  if (isEmpty) {
    return <EmptyState title={formatMessage(messages.noIssues)} description={formatMessage(messages.noIssuesText)} />;
  }
  const nothing = () => {
    if (shown && shown.totalDocs > 0) return <PageOutOfRange onFirstPage={() => onChange({ page: 1 })} />;
    return <EmptyState drawing="search" title={formatMessage(messages.noSuchIssues)} />;
  };
  return (
    <>
      <OmittedIssues page={shown} hasFile={job.issueRowsFile !== null} />
      <DataTable
        {...table}
        id="jobIssues"
        label={formatMessage(messages.issues)}
        columns={columns}
        rows={shown?.issues}
        // The same issue can occur twice on a page if the job was retried.
        rowId={(issue) => `${issue.id} ${shown?.issues.indexOf(issue)}`}
        page={{ page, perPage, total: shown?.totalDocs, onChange: (next) => onChange(next, { push: true }) }}
        toolbar={
          <FilterBar>
            <SelectFilter
              label={formatMessage(messages.severity)}
              anyLabel={formatMessage(messages.anySeverity)}
              value={severity}
              options={severities.map((value) => ({ value, label: formatMessage(messages[value]) }))}
              onChange={(value) => onChange({ severity: value, page: 1 })}
            />
            {job.issueRowsFile && (
              <JobFileDownload file={job.issueRowsFile}>{formatMessage(messages.downloadRows)}</JobFileDownload>
            )}
          </FilterBar>
        }
        empty={nothing()}
      />
    </>
  );
}
