import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { useIntl } from 'react-intl';
import { href, paths } from '../../routing/paths';
import { useSession } from '../../session/sessionContext';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import type { MenuEntry } from '../../ui/menu/menuTypes';
import { listMessages } from './listMessages';
import { messages } from './messages';
import { nameOf } from './nameOf';
import type { UserRowFragment } from './UserList.generated';

/** Props of `UserMenu`. */
export interface UserMenuProps {
  user: Pick<UserRowFragment, 'id' | 'fullName' | 'username'>;
  onDelete(): void;
}

/** What can be done with a user of the list, as far as one may. */
export function UserMenu({ user, onDelete }: UserMenuProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const userId = user.id;
  const view: MenuEntry = {
    id: 'view',
    label: formatMessage(messages.view),
    icon: <Person20Regular />,
    to: href(paths.userView, { userId }),
  };
  const edit: MenuEntry = {
    id: 'edit',
    label: formatMessage(messages.edit),
    icon: <Edit20Regular />,
    to: href(paths.userEdit, { userId }),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: formatMessage(messages.delete),
    icon: <Delete20Regular />,
    onSelect: onDelete,
  };
  const open = { id: 'open', kind: 'actions', entries: can('update', 'User') ? [view, edit] : [view] } as const;
  const end = { id: 'end', kind: 'actions', entries: [remove] } as const;
  return (
    <ActionMenu
      appearance="subtle"
      icon={<MoreHorizontal20Regular />}
      label={formatMessage(listMessages.menuOf, { name: nameOf(user) })}
      sections={can('delete', 'User') ? [open, end] : [open]}
    />
  );
}
