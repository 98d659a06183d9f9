import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { formMessages } from './formMessages';
import { getName } from '../userName';
import { titles } from '../titles';
import { useUserEditQuery } from './UserEdit.generated';
import { UserEditForm } from './UserEditForm';
import { UserFormSkeleton } from './UserFormSkeleton';
import { UserNotFound } from '../UserNotFound';

/** Page to edit a user. */
export function UserEdit() {
  const { formatMessage } = useIntl();
  const { userId = '' } = useParams();
  const result = useUserEditQuery({ variables: { id: userId } });
  const user = result.data?.user;
  const name = user && getName(user);
  usePageTitle(name, href(paths.userView, { userId }));
  if (getErrorCode(result.error) === 'NOT_FOUND') return <UserNotFound />;

  return (
    <Page
      isNarrow
      heading={name === undefined ? formatMessage(titles.edit) : formatMessage(formMessages.editOf, { name })}
    >
      <QueryView result={result} skeleton={<UserFormSkeleton />}>
        {(data) => <UserEditForm key={userId} user={data.user} />}
      </QueryView>
    </Page>
  );
}
