import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { RecordMenu } from '#ui/menu/RecordMenu';
import { TruncatedText } from '#ui/text/TruncatedText';
import { PictureName } from '#ui/picture/PictureName';
import type { Column } from '#ui/table/tableTypes';
import { listMessages } from './listMessages';
import { messages } from '../messages';
import { getName } from '../userName';
import type { UserRowFragment } from './UserList.generated';
import { useUserAccess, type UserAccessDialog } from '../invitation/useUserAccess';
import { UserStatusBadge } from '../UserStatusBadge';
import { useUserLabel } from '../useUserLabel';

/** The columns of the list. Ids of sortable columns are the server's sort keys. */
export function useUserColumns(
  onOpen: (dialog: UserAccessDialog | 'delete', id: string) => void,
): readonly Column<UserRowFragment>[] {
  const { formatMessage } = useIntl();
  const getLabel = useUserLabel();
  const { user: self, can } = useSession();
  const getAccess = useUserAccess(onOpen);
  return useMemo(
    () => [
      {
        id: 'FULL_NAME',
        header: formatMessage(messages.fullName),
        cell: (user) => <PictureName url={user.avatar} name={getName(user)} note={user.username} />,
        width: 260,
        isSortable: true,
      },
      {
        id: 'EMAIL',
        header: formatMessage(messages.email),
        cell: ({ email }) => <TruncatedText text={email ?? getLabel(null)} />,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'company',
        header: formatMessage(messages.company),
        cell: ({ company }) => <TruncatedText text={company || getLabel(null)} />,
        isHideable: true,
      },
      {
        id: 'country',
        header: formatMessage(messages.country),
        cell: ({ country }) => <TruncatedText text={country || getLabel(null)} />,
        width: 136,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'contact',
        header: formatMessage(messages.contact),
        cell: ({ contact }) => <bdi dir="ltr">{contact || getLabel(null)}</bdi>,
        width: 168,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'ROLE',
        header: formatMessage(messages.role),
        cell: ({ role }) => getLabel(role),
        width: 116,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'PLAN',
        header: formatMessage(messages.plan),
        cell: ({ currentPlan }) => getLabel(currentPlan),
        width: 116,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'STATUS',
        header: formatMessage(messages.status),
        cell: (user) => <UserStatusBadge user={user} />,
        width: 152,
        isSortable: true,
        isHideable: true,
      },
      {
        id: 'ADDED',
        header: formatMessage(listMessages.number),
        cell: ({ id }) => id,
        width: 96,
        align: 'end',
        isSortable: true,
        isHideable: true,
        isHiddenAtFirst: true,
      },
      {
        id: 'actions',
        header: formatMessage(listMessages.actions),
        cell: (user) => (
          <RecordMenu
            label={formatMessage(listMessages.menuOf, { name: getName(user) })}
            viewTo={href(paths.userView, { userId: user.id })}
            editTo={can('update', 'User') ? href(paths.userEdit, { userId: user.id }) : undefined}
            more={getAccess(user)}
            // No one can delete the own account.
            onDelete={can('delete', 'User') && self?.email !== user.email ? () => onOpen('delete', user.id) : undefined}
          />
        ),
        width: 88,
        align: 'end',
      },
    ],
    [formatMessage, getLabel, self, can, getAccess, onOpen],
  );
}
