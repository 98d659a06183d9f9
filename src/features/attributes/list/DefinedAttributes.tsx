import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { Notice } from '#ui/state/Notice';
import { DataTable } from '#ui/table/DataTable';
import { ListEmpty } from '#ui/table/ListEmpty';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import { tableQuery } from '#ui/table/tableQuery';
import { titles } from '../titles';
import { AttributeFilters } from './AttributeFilters';
import { useAttributeListQuery } from './AttributeList.generated';
import { attributeListParams, getSort, noFilters } from './attributeListParams';
import { listMessages } from './listMessages';
import { useAttributeColumns } from './useAttributeColumns';

const AttributeDeleteDialog = lazy(() =>
  import('../form/AttributeDeleteDialog').then((module) => ({ default: module.AttributeDeleteDialog })),
);

export interface DefinedAttributesProps {
  /** Number of attributes in use that have no definition. */
  undefinedCount: number;
}

/** The list of definitions, system attributes included, with its filters and the deletion dialog. */
export function DefinedAttributes({ undefinedCount }: DefinedAttributesProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const [state, setState] = useUrlState(attributeListParams);
  const { page, perPage, q, type, group, origin, sort, direction, remove } = state;
  const isSystem = origin === null ? null : origin === 'SYSTEM';
  const result = useAttributeListQuery({
    variables: { input: { page, perPage, q, type, group, isSystem, sort, direction } },
  });
  const { data, table } = tableQuery(result);
  const found = data?.attributes;
  const onDelete = useCallback((id: string) => setState({ remove: id }, { push: true }), [setState]);
  const columns = useAttributeColumns(onDelete);
  const isFiltered = q !== '' || type !== null || group !== '' || origin !== null;
  const removed = found?.attributes.find(({ id }) => id === remove);
  const isOpen = removed !== undefined && !removed.isSystem && can('delete', 'Attribute');
  const shown = useLastOpen(isOpen, removed);

  return (
    <>
      <DataTable
        {...table}
        id="attributes"
        label={formatMessage(titles.list)}
        columns={columns}
        rows={found?.attributes}
        rowId={({ id }) => id}
        rowHref={({ id }) => href(paths.attributeEdit, { attributeId: id })}
        sort={{ column: sort, direction }}
        onSort={({ column, direction: to }) => setState({ sort: getSort(column), direction: to, page: 1 })}
        page={{ page, perPage, total: found?.totalDocs, onChange: (next) => setState(next, { push: true }) }}
        toolbar={
          <AttributeFilters
            q={q}
            type={type}
            group={group}
            origin={origin}
            groups={data?.attributeGroups}
            isFiltered={isFiltered}
            onChange={setState}
          />
        }
        empty={
          <ListEmpty
            total={found?.totalDocs ?? 0}
            isFiltered={isFiltered}
            nothing={{ title: formatMessage(listMessages.nothingTitle), text: formatMessage(listMessages.nothingText) }}
            none={{ title: formatMessage(listMessages.emptyTitle), text: formatMessage(listMessages.emptyText) }}
            onFirstPage={() => setState({ page: 1 })}
            onClear={() => setState(noFilters)}
          />
        }
      />
      {/* Below the table, which it would move when it arrives. */}
      {found && undefinedCount > 0 && (
        <Notice
          tone="info"
          actions={
            <Button size="small" onClick={() => setState({ ...noFilters, tab: 'undefined' }, { push: true })}>
              {formatMessage(listMessages.review)}
            </Button>
          }
        >
          {formatMessage(listMessages.reviewText, { count: undefinedCount })}
        </Notice>
      )}
      <Suspense fallback={null}>
        {shown && (
          <AttributeDeleteDialog
            isOpen={isOpen}
            attribute={shown}
            onDeleted={() => setState({ remove: '', page: pageAfterDelete(page, found?.attributes) })}
            onClose={() => setState({ remove: '' })}
          />
        )}
      </Suspense>
    </>
  );
}
