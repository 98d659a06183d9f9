import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useUrlState } from '#routing/useUrlState';
import { FilterBar } from '#ui/filter/FilterBar';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { tableQuery } from '#ui/table/tableQuery';
import { employeeParams, employeeStatuses, getEmployeeSort, noEmployeeFilters } from './employeeParams';
import { useEmployeeTableQuery } from './EmployeeTable.generated';
import { tableMessages as messages } from './tableMessages';
import { useEmployeeColumns } from './useEmployeeColumns';
import { useEmployeeExport } from './useEmployeeExport';

/** A list from the server with search, filter, order, and pages in the URL, and an export of what matches. */
export function EmployeeTable() {
  const { formatMessage } = useIntl();
  const [state, setState] = useUrlState(employeeParams);
  const { page, perPage, q, status, sort, direction } = state;
  const { data, table } = tableQuery(
    useEmployeeTableQuery({ variables: { input: { page, perPage, q, status, sort, direction } } }),
  );
  const found = data?.employees;
  const { exportAll, isBusy } = useEmployeeExport();
  const search = useCallback((text: string) => setState({ q: text, page: 1 }), [setState]);
  const isFiltered = q !== '' || status !== null;
  const clear = () => setState(noEmployeeFilters);
  return (
    <DataTable
      {...table}
      id="employees"
      label={formatMessage(messages.employees)}
      columns={useEmployeeColumns()}
      rows={found?.employees}
      rowId={({ id }) => id}
      sort={{ column: sort, direction }}
      onSort={({ column, direction: to }) => setState({ sort: getEmployeeSort(column), direction: to, page: 1 })}
      page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
      toolbar={
        <FilterBar onClear={isFiltered ? clear : undefined}>
          <SearchField label={formatMessage(messages.searchEmployees)} value={q} onChange={search} />
          <SelectFilter
            label={formatMessage(messages.status)}
            anyLabel={formatMessage(messages.allStatuses)}
            value={status}
            options={employeeStatuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
            onChange={(value) => setState({ status: value, page: 1 })}
          />
          <Button
            icon={<ArrowDownload20Regular />}
            disabledFocusable={isBusy || !found?.totalDocs}
            onClick={() => void exportAll({ q, status, sort, direction })}
          >
            {formatMessage(messages.exportCsv)}
          </Button>
        </FilterBar>
      }
      empty={
        <ListEmpty
          total={found?.totalDocs ?? 0}
          isFiltered={isFiltered}
          nothing={{ title: formatMessage(messages.noneMatch), text: formatMessage(messages.noneMatchText) }}
          none={{ title: formatMessage(messages.noEmployees), text: formatMessage(messages.noEmployeesText) }}
          onFirstPage={() => setState({ page: 1 })}
          onClear={clear}
        />
      }
    />
  );
}
