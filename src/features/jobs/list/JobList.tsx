import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { ListViews } from '#entities/view/ListViews';
import { toViewableList } from '#entities/view/viewableList';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { ListTable } from '#ui/table/ListTable';
import { useListPage } from '#ui/table/useListPage';
import { tableQuery } from '#ui/table/tableQuery';
import { JobFilters } from './JobFilters';
import { useJobListProgressSubscription, useJobListQuery } from './JobList.generated';
import { filterNames, jobListParams } from './jobListParams';
import { messages } from '../messages';
import { useJobColumns } from './useJobColumns';
import { titles } from '../titles';

/** The list of all jobs, newest first; running jobs update automatically. */
export function JobList() {
  const { formatMessage } = useIntl();
  const list = useListPage(jobListParams, filterNames);
  const { catalogId, ...input } = list.state;
  const result = useJobListQuery({ variables: { input: { ...input, catalogId: catalogId || null } } });
  const query = tableQuery(result);
  const { data, table } = query;
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

  return (
    <Page heading={formatMessage(titles.list)} description={formatMessage(messages.listDescription)}>
      <ListViews
        viewable={toViewableList({ list: 'JOBS', tableId: 'jobs' }, jobListParams, filterNames)}
        query={query}
        total={found?.totalDocs}
      >
        <ListTable
          {...table}
          list={list}
          id="jobs"
          label={formatMessage(titles.list)}
          columns={columns}
          rows={found?.jobs}
          rowHref={({ id }) => href(paths.jobDetail, { jobId: id })}
          total={found?.totalDocs}
          toolbar={<JobFilters list={list} />}
          nothing={{ title: messages.nothingTitle, text: messages.nothingText }}
          none={{
            title: messages.emptyTitle,
            text: messages.emptyText,
            actions: <LinkButton to={paths.catalogList}>{formatMessage(messages.toCatalogs)}</LinkButton>,
          }}
        />
      </ListViews>
    </Page>
  );
}
