import { Button } from '@fluentui/react-components';
import { lazy, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { DefinitionTable } from '#entities/definition/DefinitionListPage';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { Notice } from '#ui/state/Notice';
import { useListPage } from '#ui/table/useListPage';
import { tableQuery } from '#ui/table/tableQuery';
import { titles } from '../titles';
import { AttributeFilters } from './AttributeFilters';
import { useAttributeListQuery } from './AttributeList.generated';
import { attributeListParams, filterNames } from './attributeListParams';
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
  const list = useListPage(attributeListParams, filterNames);
  const { state, setState } = list;
  const { page, perPage, q, type, group, origin, sort, direction } = state;
  const isSystem = origin === null ? null : origin === 'SYSTEM';
  const result = useAttributeListQuery({
    variables: { input: { page, perPage, q, type, group, isSystem, sort, direction } },
  });
  const { data, table } = tableQuery(result);
  const found = data?.attributes;
  const onDelete = useCallback((id: string) => setState({ remove: id }, { push: true }), [setState]);
  const columns = useAttributeColumns(onDelete);

  return (
    <DefinitionTable
      {...table}
      list={list}
      id="attributes"
      label={formatMessage(titles.list)}
      columns={columns}
      rows={found?.attributes}
      rowHref={({ id }) => href(paths.attributeEdit, { attributeId: id })}
      total={found?.totalDocs}
      toolbar={<AttributeFilters list={list} groups={data?.attributeGroups} />}
      nothing={{ title: listMessages.nothingTitle, text: listMessages.nothingText }}
      none={{ title: listMessages.emptyTitle, text: listMessages.emptyText }}
      canDelete={({ isSystem }) => !isSystem && can('delete', 'Attribute')}
      deletion={(row, dialog) => <AttributeDeleteDialog {...dialog} attribute={row} />}
    >
      {/* Below the table, which it would move when it arrives. */}
      {found && undefinedCount > 0 && (
        <Notice
          tone="info"
          actions={
            <Button size="small" onClick={() => setState({ ...list.noFilters, tab: 'undefined' }, { push: true })}>
              {formatMessage(listMessages.review)}
            </Button>
          }
        >
          {formatMessage(listMessages.reviewText, { count: undefinedCount })}
        </Notice>
      )}
    </DefinitionTable>
  );
}
