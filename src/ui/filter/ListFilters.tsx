import type { ReactNode } from 'react';
import { FilterBar } from './FilterBar';
import { SearchField } from './SearchField';
import type { ListControls } from '../table/useListPage';

export interface ListFiltersProps {
  list: ListControls;
  /** The label of the search field. */
  label: string;
  /** More filters. */
  children?: ReactNode;
}

/** The search field and filters of a list whose state is in the URL. */
export function ListFilters({ list, label, children }: ListFiltersProps) {
  return (
    <FilterBar onClear={list.isFiltered ? list.clear : undefined}>
      <SearchField label={label} value={list.q} onChange={list.search} />
      {children}
    </FilterBar>
  );
}
