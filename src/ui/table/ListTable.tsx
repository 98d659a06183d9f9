import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ReactNode } from 'react';
import { DataTable } from './DataTable';
import { ListEmpty } from './ListEmpty';
import { useListLayout } from './listLayout';
import type { DataTableProps } from './tableTypes';
import type { ListControls } from './useListPage';

interface EmptyText {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rowId' | 'sort' | 'onSort' | 'page' | 'empty'> {
  list: ListControls;
  /** Number of rows on all pages; undefined while unknown. */
  total: number | undefined;
  /** Shown when nothing matches the filters. */
  nothing?: EmptyText;
  /** Shown when there are no rows at all, with actions to create the first one. */
  none: EmptyText & { actions?: ReactNode };
}

/** The table of a list whose state is in the URL. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { list, total, nothing, none, ...table } = props;
  const { formatMessage } = useIntl();
  const toTexts = ({ title, text }: EmptyText) => ({ title: formatMessage(title), text: formatMessage(text) });
  return (
    <DataTable
      {...table}
      {...list.sorting}
      preferences={useListLayout(table.id)}
      rowId={({ id }) => id}
      page={{ ...list.page, total }}
      empty={
        <ListEmpty
          total={total ?? 0}
          isFiltered={list.isFiltered}
          nothing={toTexts(nothing ?? none)}
          none={{ ...toTexts(none), actions: none.actions }}
          onFirstPage={list.showFirstPage}
          onClear={list.clear}
        />
      }
    />
  );
}
