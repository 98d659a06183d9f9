import { makeStyles, Switch, tokens, typographyStyles } from '@fluentui/react-components';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ChatOwnerFragment } from '../list/ChatList.generated';
import { profileMessages as messages } from './profileMessages';
import { useOwnProfileChange } from './useOwnProfileChange';

const useStyles = makeStyles({
  settings: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  heading: { ...typographyStyles.body1, margin: 0 },
  note: { ...typographyStyles.caption1, margin: 0, color: tokens.colorNeutralForeground3 },
});

const names = ['isTwoStepAuthVerificationEnabled', 'isNotificationsOn'] as const;

/** Switches for the user's settings. Changes are saved immediately. */
export function OwnSettings({ owner }: { owner: ChatOwnerFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const id = useId();
  const change = useOwnProfileChange(owner);
  return (
    <div role="group" aria-labelledby={id} className={styles.settings}>
      <p id={id} className={styles.heading}>
        {formatMessage(messages.settings)}
      </p>
      {names.map((name) => (
        <Switch
          key={name}
          label={formatMessage(messages[name])}
          checked={owner.settings[name]}
          onChange={(_event, { checked }) => change({ settings: { [name]: checked } })}
        />
      ))}
      <p className={styles.note}>{formatMessage(messages.settingsDemo)}</p>
    </div>
  );
}
