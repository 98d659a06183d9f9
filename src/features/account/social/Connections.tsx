import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { ConnectionNetwork } from '#graphql/types.generated';
import { useSession } from '#session/sessionContext';
import { lineBelow } from '#ui/layout/lines';
import { Panel } from '#ui/layout/Panel';
import { Picture } from '#ui/picture/Picture';
import { useToast } from '#ui/state/useToast';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { useAccountConnectionSetMutation } from './AccountSocial.generated';
import { ConnectDialog } from './ConnectDialog';
import { networkNames } from './networks';
import { socialMessages as messages } from './socialMessages';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    ':not(:last-child)': lineBelow,
  },
  words: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  network: { ...typographyStyles.body1Strong, display: 'block' },
  name: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

/** Connections with other networks: one button for each connects or disconnects it. */
export function Connections({ connections }: Pick<AccountSettingsFragment, 'connections'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const { can } = useSession();
  const [setConnection] = useAccountConnectionSetMutation();
  // The network stays while the dialog closes.
  const [dialog, setDialog] = useState<{ network: ConnectionNetwork; isOpen: boolean } | null>(null);
  const set = async (network: ConnectionNetwork, former: string | null, name: string | null) => {
    try {
      await setConnection({ variables: { input: { network, name } } });
      const text = name === null ? messages.disconnected : messages.connected;
      toast.show({
        intent: 'success',
        title: formatMessage(text, { network: networkNames[network] }),
        actions: [{ label: formatMessage(messages.undo), onSelect: () => void set(network, name, former) }],
      });
    } catch (error) {
      toast.error(formatMessage(messages.failed), getErrorMessage(error, intl));
    }
  };
  return (
    <Panel heading={formatMessage(messages.connections)}>
      <ul className={styles.list}>
        {connections.map(({ network, name, profileImage }) => {
          const label = networkNames[network];
          const isConnected = name !== null;
          return (
            <li key={network} className={styles.row}>
              <Picture url={profileImage} name={label} size={40} isRound />
              <div className={styles.words}>
                <span className={styles.network}>{label}</span>
                <span className={styles.name} dir="auto">
                  {name ?? formatMessage(messages.notConnected)}
                </span>
              </div>
              {can('update', 'AccountSettings') && (
                <Button
                  aria-label={formatMessage(isConnected ? messages.disconnectFrom : messages.connectTo, {
                    network: label,
                  })}
                  onClick={() => (isConnected ? void set(network, name, null) : setDialog({ network, isOpen: true }))}
                >
                  {formatMessage(isConnected ? messages.disconnect : messages.connect)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {dialog && <ConnectDialog {...dialog} onClose={() => setDialog({ ...dialog, isOpen: false })} />}
    </Panel>
  );
}
