import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { RecordMenu } from '#ui/menu/RecordMenu';
import { PictureName } from '#ui/picture/PictureName';
import type { Column } from '#ui/table/tableTypes';
import { Dollars } from '../Dollars';
import { InvoiceDate } from './InvoiceDate';
import type { InvoiceRowFragment } from './InvoiceList.generated';
import { InvoiceStatusBadge } from '../InvoiceStatusBadge';
import { messages } from '../messages';

/** The columns of the list. Ids of sortable columns are the server's sort keys. */
export function useInvoiceColumns(onDelete: (id: string) => void): readonly Column<InvoiceRowFragment>[] {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  return useMemo(
    () => [
      {
        id: 'ID',
        header: formatMessage(messages.number),
        cell: ({ id }) => formatMessage(messages.numbered, { id }),
        width: 104,
        isSortable: true,
      },
      {
        id: 'CLIENT',
        header: formatMessage(messages.client),
        cell: ({ avatar, client }) => <PictureName url={avatar} name={client.name} note={client.company} />,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'ISSUED_DATE',
        header: formatMessage(messages.issued),
        cell: ({ issuedDate }) => <InvoiceDate at={issuedDate} />,
        width: 136,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'DUE_DATE',
        header: formatMessage(messages.due),
        cell: ({ dueDate }) => <InvoiceDate at={dueDate} />,
        width: 136,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'TOTAL',
        header: formatMessage(messages.total),
        cell: ({ total }) => <Dollars amount={total} />,
        width: 128,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'BALANCE',
        header: formatMessage(messages.balance),
        cell: ({ balance }) => <Dollars amount={balance} />,
        width: 128,
        align: 'end',
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'STATUS',
        header: formatMessage(messages.status),
        cell: ({ invoiceStatus }) => <InvoiceStatusBadge status={invoiceStatus} />,
        width: 136,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        cell: ({ id }) => (
          <RecordMenu
            label={formatMessage(messages.menuOf, { id })}
            viewTo={href(paths.invoicePreview, { invoiceId: id })}
            editTo={can('update', 'Invoice') ? href(paths.invoiceEdit, { invoiceId: id }) : undefined}
            onDelete={can('delete', 'Invoice') ? () => onDelete(id) : undefined}
          />
        ),
        width: 88,
        align: 'end',
      },
    ],
    [formatMessage, can, onDelete],
  );
}
