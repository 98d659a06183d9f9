import { makeStyles, Switch } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choiceMessages as messages } from './choiceMessages';

const useStyles = makeStyles({ switches: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } });

/** Settings that apply immediately. The second one depends on the first. */
export function SwitchSettings() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [hasEmails, setHasEmails] = useState(true);
  const [isDaily, setIsDaily] = useState(false);
  return (
    <div className={styles.switches}>
      <Switch
        label={formatMessage(messages.emails)}
        checked={hasEmails}
        onChange={(_event, { checked }) => setHasEmails(checked)}
      />
      <Switch
        label={formatMessage(messages.daily)}
        checked={hasEmails && isDaily}
        disabled={!hasEmails}
        onChange={(_event, { checked }) => setIsDaily(checked)}
      />
    </div>
  );
}
