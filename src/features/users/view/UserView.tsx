import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { PersonKey20Regular } from '@fluentui/react-icons/svg/person-key';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { useNavigate } from '#routing/navigation';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { urlChoice } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { ActionMenu } from '#ui/menu/ActionMenu';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { recordMessages } from '#ui/recordMessages';
import { getName } from '../userName';
import { titles } from '../titles';
import { useUserAccess, type UserAccessDialog } from '../invitation/useUserAccess';
import { UserDialogs } from '../form/UserDialogs';
import { messages } from '../messages';
import { UserNotFound } from '../UserNotFound';
import { UserProfile } from './UserProfile';
import { UserProfileSkeleton } from './UserProfileSkeleton';
import { useUserViewQuery } from './UserView.generated';

const viewParams = { dialog: urlChoice(['invite', 'password', 'signOut', 'disable', 'delete'] as const) };

/** Page of one user. */
export function UserView() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { user: self, can } = useSession();
  const { userId = '' } = useParams();
  const [{ dialog }, setState] = useUrlState(viewParams);
  const onOpen = useCallback((opened: UserAccessDialog) => setState({ dialog: opened }, { push: true }), [setState]);
  const getAccess = useUserAccess(onOpen);
  const result = useUserViewQuery({ variables: { id: userId } });
  const user = result.data?.user;
  const name = user && getName(user);
  const access = user ? getAccess(user) : [];
  usePageTitle(name);
  if (getErrorCode(result.error) === 'NOT_FOUND') return <UserNotFound />;

  return (
    <Page
      isNarrow
      heading={name ?? formatMessage(titles.view)}
      actions={
        user && (
          <>
            {can('update', 'User') && (
              <LinkButton to={href(paths.userEdit, { userId })} icon={<Edit20Regular />}>
                {formatMessage(recordMessages.edit)}
              </LinkButton>
            )}
            {access.length > 0 && (
              <ActionMenu icon={<PersonKey20Regular />} sections={[{ id: 'access', kind: 'actions', entries: access }]}>
                {formatMessage(messages.access)}
              </ActionMenu>
            )}
            {/* No one can delete the own account. */}
            {can('delete', 'User') && self?.email !== user.email && (
              <Button icon={<Delete20Regular />} onClick={() => setState({ dialog: 'delete' }, { push: true })}>
                {formatMessage(recordMessages.delete)}
              </Button>
            )}
          </>
        )
      }
    >
      <QueryView result={result} skeleton={<UserProfileSkeleton />}>
        {(data) => <UserProfile user={data.user} />}
      </QueryView>
      <UserDialogs
        dialog={dialog}
        user={user}
        onDeleted={() => navigate(paths.userList, { replace: true })}
        onClose={() => setState({ dialog: null })}
      />
    </Page>
  );
}
