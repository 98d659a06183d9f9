import { Checkbox, Field, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choiceMessages as messages } from './choiceMessages';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column' },
  channels: { display: 'flex', flexDirection: 'column', paddingInlineStart: tokens.spacingHorizontalXL },
});

const channels = ['Web shop', 'Marketplace', 'Print catalog'];

/** Several of a few options, with a checkbox for all of them. */
export function CheckboxGroup() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [selected, setSelected] = useState<readonly string[]>(['Web shop']);
  const isAll = selected.length === channels.length;
  return (
    <Field label={formatMessage(messages.channels)} hint={formatMessage(messages.channelsHint)}>
      <div role="group" className={styles.group}>
        <Checkbox
          label={formatMessage(messages.allChannels)}
          checked={isAll ? true : selected.length > 0 ? 'mixed' : false}
          onChange={() => setSelected(isAll ? [] : channels)}
        />
        <div className={styles.channels}>
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              label={channel}
              checked={selected.includes(channel)}
              onChange={(_event, { checked }) =>
                setSelected(checked ? [...selected, channel] : selected.filter((each) => each !== channel))
              }
            />
          ))}
        </div>
      </div>
    </Field>
  );
}
