import { useIntl } from 'react-intl';
import { SelectFilter } from '#ui/filter/SelectFilter';
import type { ListPage } from '#ui/table/useListPage';
import { ListFilters } from '#ui/filter/ListFilters';
import { useJobListCatalogsQuery } from './JobList.generated';
import { jobStatuses, jobTypes, type JobListState } from './jobListParams';
import { jobMessages } from '#entities/job/jobMessages';
import { messages } from '../messages';

/** The search and filters of the job list. */
export function JobFilters({ list }: { list: ListPage<JobListState> }) {
  const { type, status, catalogId } = list.state;
  const { formatMessage } = useIntl();
  const catalogs = useJobListCatalogsQuery().data?.catalogs.catalogs ?? [];
  return (
    <ListFilters list={list} label={formatMessage(messages.search)}>
      <SelectFilter
        label={formatMessage(messages.type)}
        anyLabel={formatMessage(messages.anyType)}
        value={type}
        options={jobTypes.map((value) => ({ value, label: formatMessage(jobMessages[value], { mode: 'APPLY' }) }))}
        onChange={(value) => list.filter({ type: value })}
      />
      <SelectFilter
        label={formatMessage(messages.status)}
        anyLabel={formatMessage(messages.anyStatus)}
        value={status}
        options={jobStatuses.map((value) => ({ value, label: formatMessage(jobMessages[value]) }))}
        onChange={(value) => list.filter({ status: value })}
      />
      <SelectFilter
        label={formatMessage(messages.catalog)}
        anyLabel={formatMessage(messages.anyCatalog)}
        value={catalogId || null}
        options={catalogs.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => list.filter({ catalogId: value ?? '' })}
      />
    </ListFilters>
  );
}
