import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { ChatOwnerFragment } from '../list/ChatList.generated';
import { messages } from '../messages';
import { PresenceBadge } from '../PresenceBadge';
import { profileMessages } from './profileMessages';
import { useOwnProfileChange } from './useOwnProfileChange';

const useStyles = makeStyles({
  label: { display: 'inline-flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
});

const statuses = ['ONLINE', 'AWAY', 'BUSY', 'OFFLINE'] as const;

/** Selection of the user's status. Changes are saved immediately. */
export function OwnStatus({ owner }: { owner: ChatOwnerFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const change = useOwnProfileChange(owner);
  return (
    <Field label={formatMessage(profileMessages.status)}>
      <RadioGroup
        value={owner.status}
        onChange={(_event, { value }) => {
          const status = statuses.find((each) => each === value);
          if (status) change({ status });
        }}
      >
        {statuses.map((status) => (
          <Radio
            key={status}
            value={status}
            label={
              <span className={styles.label}>
                <PresenceBadge status={status} />
                {formatMessage(messages[status])}
              </span>
            }
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
