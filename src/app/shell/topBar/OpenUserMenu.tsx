import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Database20Regular } from '@fluentui/react-icons/svg/database';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { PersonSettings20Regular } from '@fluentui/react-icons/svg/person-settings';
import { ShieldPerson20Regular } from '@fluentui/react-icons/svg/shield-person';
import { Settings20Regular } from '@fluentui/react-icons/svg/settings';
import { SignOut20Regular } from '@fluentui/react-icons/svg/sign-out';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useEmbeddedGateway } from '#graphql/backEnd';
import { useLanguageChoices } from '#i18n/useLanguageChoices';
import { paths } from '#routing/paths';
import type { SessionUserFragment } from '#session/Session.generated';
import { useSession } from '#session/sessionContext';
import { mirrored } from '#ui/layout/mirrored';
import { OpenMenu } from '#ui/menu/OpenMenu';
import type { MenuEntry } from '#ui/menu/menuTypes';
import { layoutMessages } from '../layoutMessages';
import { messages } from '../messages';
import { useQuickAccess } from '../shortcuts/quickAccess';
import { userMenuMessages } from './userMenuMessages';

const BackupDialog = lazy(() => import('../backup/BackupDialog').then((module) => ({ default: module.BackupDialog })));
const ResetDemoDialog = lazy(() => import('./ResetDemoDialog').then((module) => ({ default: module.ResetDemoDialog })));

const useStyles = makeStyles({
  who: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  name: { ...typographyStyles.body1Strong, margin: 0 },
  line: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, margin: 0 },
  arrow: mirrored,
});

export interface OpenUserMenuProps {
  user: SessionUserFragment;
  name: string;
  /** The button that opens it. */
  trigger: ReactElement;
}

/** The open menu of the signed-in user: the language and the account actions. */
export function OpenUserMenu({ user, name, trigger }: OpenUserMenuProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can, signOut } = useSession();
  const gateway = useEmbeddedGateway();
  const languages = useLanguageChoices();
  const { open } = useQuickAccess();
  // Loaded when first opened. It stays mounted after closing so that it can restore the focus.
  const [resetDialog, setResetDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const [backupDialog, setBackupDialog] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const profile: MenuEntry = {
    id: 'profile',
    label: formatMessage(messages.profile),
    icon: <Person20Regular />,
    to: paths.profile,
  };
  const settings: MenuEntry = {
    id: 'settings',
    label: formatMessage(messages.accountSettings),
    icon: <PersonSettings20Regular />,
    to: paths.accountSettings,
  };
  const account: MenuEntry = {
    id: 'account',
    label: formatMessage(userMenuMessages.yourAccount),
    icon: <ShieldPerson20Regular />,
    to: paths.accessControl,
  };
  const reset: MenuEntry = {
    id: 'reset',
    label: formatMessage(userMenuMessages.resetDemo),
    icon: <ArrowReset20Regular />,
    onSelect: () => setResetDialog('open'),
  };
  const backup: MenuEntry = {
    id: 'backup',
    label: formatMessage(userMenuMessages.backup),
    icon: <Database20Regular />,
    onSelect: () => setBackupDialog('open'),
  };
  const customizer: MenuEntry = {
    id: 'customizer',
    label: formatMessage(layoutMessages.customize),
    icon: <Settings20Regular />,
    onSelect: () => open('customizer'),
  };
  const leave: MenuEntry = {
    id: 'signOut',
    label: formatMessage(messages.signOut),
    icon: <SignOut20Regular className={styles.arrow} />,
    onSelect: signOut,
  };
  return (
    <>
      <OpenMenu
        trigger={trigger}
        header={
          <div className={styles.who}>
            <p className={styles.name}>{name}</p>
            <p className={styles.line}>{user.email}</p>
          </div>
        }
        sections={[
          { id: 'language', heading: languages.heading, kind: 'choice', entries: languages.choices },
          {
            id: 'account',
            kind: 'actions',
            entries: [
              ...(can('read', 'Profile') ? [profile] : []),
              ...(can('read', 'AccountSettings') ? [settings] : []),
              ...(can('read', 'ACL') ? [account] : []),
              customizer,
              ...(can('manage', 'all') ? [backup] : []),
              ...(gateway ? [reset] : []),
              leave,
            ],
          },
        ]}
      />
      {backupDialog !== 'unloaded' && (
        <Suspense fallback={null}>
          <BackupDialog gateway={gateway} isOpen={backupDialog === 'open'} onClose={() => setBackupDialog('closed')} />
        </Suspense>
      )}
      {gateway && resetDialog !== 'unloaded' && (
        <Suspense fallback={null}>
          <ResetDemoDialog gateway={gateway} isOpen={resetDialog === 'open'} onClose={() => setResetDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
