import { useIntl } from 'react-intl';
import { EmptyState } from '../../../ui/state/EmptyState';
import { FilterBar } from '../../../ui/filter/FilterBar';
import { Notice } from '../../../ui/state/Notice';
import { OmittedIssues } from '../../../ui/state/OmittedIssues';
import { Panel } from '../../../ui/layout/Panel';
import { SelectFilter } from '../../../ui/filter/SelectFilter';
import { DataTable } from '../../../ui/table/DataTable';
import { PageOutOfRange } from '../../../ui/table/PageOutOfRange';
import { tableQuery } from '../../../ui/table/tableQuery';
import { checkMessages as messages } from './checkMessages';
import { useImportIssuesQuery } from './ImportIssues.generated';
import type { ImportJobFragment } from './ImportJob.generated';
import { severities, type ImportState, type SetImportState } from '../importParams';
import { IssueRowsDownload } from './IssueRowsDownload';
import { useImportIssueColumns } from './useImportIssueColumns';

/** Props of `ImportIssues`. */
export interface ImportIssuesProps {
  /** A settled job, whose issues no longer change. */
  job: ImportJobFragment;
  state: Pick<ImportState, 'severity' | 'page' | 'perPage'>;
  onChange: SetImportState;
}

/** The issues in a file: where they are, what is wrong, and how to fix it. */
export function ImportIssues({ job, state, onChange }: ImportIssuesProps) {
  const { formatMessage } = useIntl();
  const columns = useImportIssueColumns();
  const { severity, page, perPage } = state;
  const { issueCounts, issueRowsFile } = job;
  const result = useImportIssuesQuery({ variables: { id: job.id, severity, page, perPage } });
  const { data, table } = tableQuery(result);
  const shown = data?.job.issues;
  const countOf = { ERROR: issueCounts.error, WARNING: issueCounts.warning, INFO: issueCounts.info };
  if (issueCounts.error + issueCounts.warning + issueCounts.info === 0) {
    return <Notice tone="success">{formatMessage(messages.noIssuesText)}</Notice>;
  }
  const nothing = () => {
    if (shown && shown.totalDocs > 0) return <PageOutOfRange onFirstPage={() => onChange({ page: 1 })} />;
    return <EmptyState drawing="search" title={formatMessage(messages.noSuchIssues)} />;
  };
  return (
    <Panel
      heading={formatMessage(messages.issues)}
      actions={issueRowsFile && <IssueRowsDownload file={issueRowsFile} />}
    >
      <OmittedIssues page={shown} hasFile={issueRowsFile !== null} />
      <DataTable
        {...table}
        id="importIssues"
        label={formatMessage(messages.issueTable)}
        columns={columns}
        rows={shown?.issues}
        // The same issue can occur twice in a file.
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
                  count: countOf[value],
                }),
              }))}
              onChange={(value) => onChange({ severity: value, page: 1 })}
            />
          </FilterBar>
        }
        empty={nothing()}
      />
    </Panel>
  );
}
