import { useIntl } from 'react-intl';
import { SelectFilter } from '#ui/filter/SelectFilter';
import type { ListPage } from '#ui/table/useListPage';
import { ListFilters } from '#ui/filter/ListFilters';
import { invoiceStatuses } from '../invoiceChoices';
import type { InvoiceListState } from './invoiceListParams';
import { messages } from '../messages';

/** Search field and status filter of the list. */
export function InvoiceFilters({ list }: { list: ListPage<InvoiceListState> }) {
  const { formatMessage } = useIntl();
  return (
    <ListFilters list={list} label={formatMessage(messages.search)}>
      <SelectFilter
        label={formatMessage(messages.status)}
        anyLabel={formatMessage(messages.anyStatus)}
        value={list.state.status}
        options={invoiceStatuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(value) => list.filter({ status: value, balance: null })}
      />
    </ListFilters>
  );
}
