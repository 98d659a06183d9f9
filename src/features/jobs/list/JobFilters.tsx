import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { JobStatus, JobType } from '#graphql/types.generated';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { useJobListCatalogsQuery } from './JobList.generated';
import { jobStatuses, jobTypes, noFilters } from './jobListParams';
import { jobMessages } from '#entities/job/jobMessages';
import { messages } from '../messages';

/** The filters of the list. */
interface JobFilter {
  q: string;
  type: JobType | null;
  status: JobStatus | null;
  /** Empty for all catalogs. */
  catalogId: string;
}

export interface JobFiltersProps extends JobFilter {
  isFiltered: boolean;
  onChange: (changes: Partial<JobFilter> & { page: 1 }) => void;
}

/** The search and filters of the job list. */
export function JobFilters({ q, type, status, catalogId, isFiltered, onChange }: JobFiltersProps) {
  const { formatMessage } = useIntl();
  const catalogs = useJobListCatalogsQuery().data?.catalogs.catalogs ?? [];
  const search = useCallback((text: string) => onChange({ q: text, page: 1 }), [onChange]);
  return (
    <FilterBar onClear={isFiltered ? () => onChange(noFilters) : undefined}>
      <SearchField label={formatMessage(messages.search)} value={q} onChange={search} />
      <SelectFilter
        label={formatMessage(messages.type)}
        anyLabel={formatMessage(messages.anyType)}
        value={type}
        options={jobTypes.map((value) => ({ value, label: formatMessage(jobMessages[value], { mode: 'APPLY' }) }))}
        onChange={(value) => onChange({ type: value, page: 1 })}
      />
      <SelectFilter
        label={formatMessage(messages.status)}
        anyLabel={formatMessage(messages.anyStatus)}
        value={status}
        options={jobStatuses.map((value) => ({ value, label: formatMessage(jobMessages[value]) }))}
        onChange={(value) => onChange({ status: value, page: 1 })}
      />
      <SelectFilter
        label={formatMessage(messages.catalog)}
        anyLabel={formatMessage(messages.anyCatalog)}
        value={catalogId || null}
        options={catalogs.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => onChange({ catalogId: value ?? '', page: 1 })}
      />
    </FilterBar>
  );
}
