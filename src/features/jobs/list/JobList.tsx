import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { tableQuery } from '#ui/table/tableQuery';
import { JobFilters } from './JobFilters';
import { useJobListProgressSubscription, useJobListQuery } from './JobList.generated';
import { jobListParams, noFilters, getSort } from './jobListParams';
import { messages } from '../messages';
import { useJobColumns } from './useJobColumns';
import { titles } from '../titles';

/** The list of all jobs, newest first; running jobs update automatically. */
export function JobList() {
  const { formatMessage } = useIntl();
  const [state, setState] = useUrlState(jobListParams);
  const { page, perPage, q, type, status, catalogId, sort, direction } = state;
  const result = useJobListQuery({
    variables: { input: { page, perPage, q, type, status, catalogId: catalogId || null, sort, direction } },
  });
  const { data, table } = tableQuery(result);
  const found = data?.jobs;
  const columns = useJobColumns();
  // Jobs in the list are updated by id; a job with a new status can enter or leave the list.
  const seen = useRef(new Set<string>());
  useJobListProgressSubscription({
    onData: ({ data: { data: news } }) => {
      if (!news) return;
      const key = `${news.jobProgress.id} ${news.jobProgress.status}`;
      if (seen.current.has(key)) return;
      seen.current.add(key);
      table.onRetry();
    },
  });
  const isFiltered = q !== '' || type !== null || status !== null || catalogId !== '';

  return (
    <Page heading={formatMessage(titles.list)} description={formatMessage(messages.listDescription)}>
      <DataTable
        {...table}
        id="jobs"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.jobs}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.jobDetail, { jobId: id })}
        sort={{ column: sort, direction }}
        onSort={({ column, direction: to }) => setState({ sort: getSort(column), direction: to, page: 1 })}
        page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
        toolbar={
          <JobFilters
            q={q}
            type={type}
            status={status}
            catalogId={catalogId}
            isFiltered={isFiltered}
            onChange={setState}
          />
        }
        empty={
          <ListEmpty
            total={found?.totalDocs ?? 0}
            isFiltered={isFiltered}
            nothing={{ title: formatMessage(messages.nothingTitle), text: formatMessage(messages.nothingText) }}
            none={{
              title: formatMessage(messages.emptyTitle),
              text: formatMessage(messages.emptyText),
              actions: <LinkButton to={paths.catalogList}>{formatMessage(messages.toCatalogs)}</LinkButton>,
            }}
            onFirstPage={() => setState({ page: 1 })}
            onClear={() => setState(noFilters)}
          />
        }
      />
    </Page>
  );
}
