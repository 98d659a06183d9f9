import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Suspense, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { Page } from '#ui/layout/Page';
import { ListTable, type ListTableProps } from '#ui/table/ListTable';
import { pageAfterDelete } from '#ui/table/pageAfterDelete';
import type { ListPage } from '#ui/table/useListPage';
import type { DeletionState } from './DefinitionPage';

export interface DefinitionListPageProps {
  subject: 'Attribute' | 'Channel' | 'Family';
  titles: { list: MessageDescriptor; create: MessageDescriptor };
  description: string;
  /** The path of the page to create one. */
  createPath: string;
  children: ReactNode;
}

/** The page with the definitions of a kind for all catalogs. */
export function DefinitionListPage(props: DefinitionListPageProps) {
  const { subject, titles, description, createPath, children } = props;
  const { formatMessage } = useIntl();
  return (
    <Page
      heading={formatMessage(titles.list)}
      description={description}
      actions={
        useSession().can('create', subject) && (
          <LinkButton appearance="primary" icon={<Add20Regular />} to={createPath}>
            {formatMessage(titles.create)}
          </LinkButton>
        )
      }
    >
      {children}
    </Page>
  );
}

export interface DefinitionTableProps<Row> extends ListTableProps<Row> {
  /** `remove` is the ID of the row in the dialog that asks before it is deleted. */
  list: ListPage<{ page: number; perPage: number; remove: string }>;
  canDelete: (row: Row) => boolean;
  /** The dialog that asks before the row is deleted. */
  deletion: (row: Row, state: DeletionState) => ReactNode;
  /** Shown below the table. */
  children?: ReactNode;
}

/** The table of definitions, with the dialog to delete one. */
export function DefinitionTable<Row extends { id: string }>(props: DefinitionTableProps<Row>) {
  const { canDelete, deletion, children, ...table } = props;
  const { list, rows } = table;
  const { page, remove } = list.state;
  const removed = rows?.find(({ id }) => id === remove);
  const isOpen = removed !== undefined && canDelete(removed);
  const shown = useLastOpen(isOpen, removed);
  return (
    <>
      <ListTable {...table} />
      {children}
      <Suspense fallback={null}>
        {shown &&
          deletion(shown, {
            isOpen,
            onDeleted: () => list.setState({ remove: '', page: pageAfterDelete(page, rows) }),
            onClose: () => list.setState({ remove: '' }),
          })}
      </Suspense>
    </>
  );
}
