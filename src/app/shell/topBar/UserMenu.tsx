import { Button } from '@fluentui/react-components';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { userName } from '#session/userName';
import { LazyPopup } from '#ui/menu/LazyPopup';
import { Picture } from '#ui/picture/Picture';
import { messages } from '../messages';

const loadMenu = () => import('./OpenUserMenu').then((module) => ({ default: module.OpenUserMenu }));
const OpenUserMenu = lazy(loadMenu);

/** A button with the picture of the signed-in user, which opens a menu. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  if (!user) return null;
  const name = userName(user);
  const trigger = (
    <Button
      appearance="subtle"
      shape="circular"
      icon={<Picture url={user.avatar} name={name} size={28} isRound />}
      aria-label={formatMessage(messages.account, { name })}
    />
  );
  return (
    <LazyPopup kind="menu" button={trigger} load={loadMenu}>
      {() => <OpenUserMenu user={user} name={name} trigger={trigger} />}
    </LazyPopup>
  );
}
