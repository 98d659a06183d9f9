import { Field, makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { IDLE_CHOICES } from '#shared/idleChoices';
import { useIdleLabel } from '#entities/session/useIdleLabel';
import { useRefreshUser } from '#graphql/backEnd';
import { getErrorMessage } from '#graphql/errors';
import { useSession } from '#session/sessionContext';
import { NativeSelect } from '#ui/control/NativeSelect';
import { Panel } from '#ui/layout/Panel';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';
import { useSessionPolicyUpdateMutation } from './SessionPolicy.generated';

const useStyles = makeStyles({ field: { maxWidth: '420px' } });

/** The longest time without input that accounts can choose. Administrators can change it. */
export function SessionPolicy({ maxIdleMinutes }: { maxIdleMinutes: number }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const getLabel = useIdleLabel();
  const toast = useToast();
  const refreshUser = useRefreshUser();
  const { user, can } = useSession();
  const [update, { loading }] = useSessionPolicyUpdateMutation({
    update: (cache, { data }) => {
      if (data) cache.modify({ fields: { sessionPolicy: () => data.updateSessionPolicy.sessionPolicy } });
      // They name the limit.
      cache.evict({ fieldName: 'accountSettings' });
    },
  });
  // The server allows only administrators, whatever the permissions of a role say.
  const mayEdit = user?.role === 'admin' && can('update', 'ACL');
  const change = async (minutes: number) => {
    try {
      await update({ variables: { input: { maxIdleMinutes: minutes } } });
      toast.success(formatMessage(messages.sessionsSaved, { time: getLabel(minutes) }));
      refreshUser();
    } catch (error) {
      toast.error(formatMessage(messages.sessionsFailed), getErrorMessage(error, intl));
    }
  };
  return (
    <Panel heading={formatMessage(messages.sessions)}>
      <Field
        className={styles.field}
        label={formatMessage(messages.maxIdle)}
        hint={formatMessage(mayEdit ? messages.maxIdleHint : messages.maxIdleFixed)}
      >
        {(field) => (
          <NativeSelect
            {...field}
            value={maxIdleMinutes}
            disabled={!mayEdit || loading}
            onChange={({ target }) => void change(Number(target.value))}
          >
            {IDLE_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {getLabel(choice)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Panel>
  );
}
