import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useIntl } from 'react-intl';
import { href, paths } from '../../routing/paths';
import { useSession } from '../../session/sessionContext';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import type { MenuSection } from '../../ui/menu/menuTypes';
import { messages } from './messages';

/** Props of `InvoiceMenu`. */
export interface InvoiceMenuProps {
  invoiceId: string;
  onDelete(): void;
}

/** What can be done with an invoice of the list, as far as the user's role allows. */
export function InvoiceMenu({ invoiceId, onDelete }: InvoiceMenuProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const view = {
    id: 'view',
    label: formatMessage(messages.view),
    icon: <Eye20Regular />,
    to: href(paths.invoicePreview, { invoiceId }),
  };
  const edit = {
    id: 'edit',
    label: formatMessage(messages.edit),
    icon: <Edit20Regular />,
    to: href(paths.invoiceEdit, { invoiceId }),
  };
  const remove = {
    id: 'delete',
    label: formatMessage(messages.delete),
    icon: <Delete20Regular />,
    onSelect: onDelete,
  };
  const sections: MenuSection[] = [
    { id: 'open', kind: 'actions', entries: [view, ...(can('update', 'Invoice') ? [edit] : [])] },
    { id: 'end', kind: 'actions', entries: can('delete', 'Invoice') ? [remove] : [] },
  ];
  return (
    <ActionMenu
      appearance="subtle"
      icon={<MoreHorizontal20Regular />}
      label={formatMessage(messages.menuOf, { id: invoiceId })}
      sections={sections.filter(({ entries }) => entries.length > 0)}
    />
  );
}
