import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEmbeddedGateway } from '../../graphql/backEnd';
import { useSession } from '../../session/sessionContext';
import { Picture } from '../../ui/Picture';
import { messages } from './messages';

const ResetDemoDialog = lazy(() => import('./ResetDemoDialog').then((module) => ({ default: module.ResetDemoDialog })));

const useStyles = makeStyles({
  who: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  name: { ...typographyStyles.body1Strong, margin: 0 },
  line: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** Who is signed in, and what concerns the account. */
export function UserMenu() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { user, signOut } = useSession();
  const gateway = useEmbeddedGateway();
  const [isResetting, setIsResetting] = useState(false);
  if (!user) return null;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            shape="circular"
            icon={<Picture url={user.avatar} name={user.fullName} size={28} isRound />}
            aria-label={formatMessage(messages.account, { name: user.fullName })}
          />
        </MenuTrigger>
        <MenuPopover>
          <div className={styles.who}>
            <p className={styles.name}>{user.fullName}</p>
            <p className={styles.line}>{user.email}</p>
            <p className={styles.line}>{user.role}</p>
          </div>
          <MenuList>
            <MenuDivider />
            {gateway && (
              <MenuItem icon={<ArrowReset20Regular />} onClick={() => setIsResetting(true)}>
                {formatMessage(messages.resetDemo)}
              </MenuItem>
            )}
            <MenuItem icon={<SignOut20Regular />} onClick={signOut}>
              {formatMessage(messages.signOut)}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {gateway && isResetting && (
        <Suspense fallback={null}>
          <ResetDemoDialog gateway={gateway} onClose={() => setIsResetting(false)} />
        </Suspense>
      )}
    </>
  );
}
