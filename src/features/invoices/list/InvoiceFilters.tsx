import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { InvoiceBalance, InvoiceStatus } from '#graphql/types.generated';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { invoiceStatuses } from '../invoiceChoices';
import { noFilters } from './invoiceListParams';
import { messages } from '../messages';

/** The filters of the list. */
interface InvoiceFilter {
  q: string;
  status: InvoiceStatus | null;
  balance: InvoiceBalance | null;
}

export interface InvoiceFiltersProps extends Omit<InvoiceFilter, 'balance'> {
  isFiltered: boolean;
  onChange: (changes: Partial<InvoiceFilter> & { page: 1 }) => void;
}

/** Search field and status filter of the list. */
export function InvoiceFilters({ q, status, isFiltered, onChange }: InvoiceFiltersProps) {
  const { formatMessage } = useIntl();
  const search = useCallback((text: string) => onChange({ q: text, page: 1 }), [onChange]);
  return (
    <FilterBar onClear={isFiltered ? () => onChange(noFilters) : undefined}>
      <SearchField label={formatMessage(messages.search)} value={q} onChange={search} />
      <SelectFilter
        label={formatMessage(messages.status)}
        anyLabel={formatMessage(messages.anyStatus)}
        value={status}
        options={invoiceStatuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(value) => onChange({ status: value, balance: null, page: 1 })}
      />
    </FilterBar>
  );
}
