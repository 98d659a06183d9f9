import { makeStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { IDLE_CHOICES } from '#shared/idleChoices';
import { useIdleLabel } from '#entities/session/useIdleLabel';
import { useRefreshUser } from '#graphql/backEnd';
import { SelectField } from '#ui/form/SelectField';
import { defineMessages } from '#i18n/defineMessages';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { SettingsForm } from '../form/SettingsForm';
import { useSettingsForm } from '../form/useSettingsForm';
import { useAccountSessionsUpdateMutation } from './AccountSessions.generated';

const messages = defineMessages({
  heading: { id: 'account.sessions.inactivity', defaultMessage: 'Inactivity' },
  idle: { id: 'account.sessions.idle', defaultMessage: 'Sign out when inactive for' },
  hint: { id: 'account.sessions.hint', defaultMessage: 'You’re asked one minute before. Applies in all browsers.' },
  limit: { id: 'account.sessions.limit', defaultMessage: 'Administrators allow at most {time}.' },
});

const useStyles = makeStyles({ field: { maxWidth: '420px' } });

/** The choice as the text of its option. */
interface SessionValues {
  idleMinutes: string;
}

/** The server checks the choice. */
const resolver: Resolver<SessionValues> = (values) => ({ values, errors: {} });

const toValues = ({ idleMinutes, maxIdleMinutes }: AccountSettingsFragment): SessionValues => ({
  idleMinutes: String(Math.min(idleMinutes, maxIdleMinutes)),
});

/** After which time without input the account is signed out. */
export function SessionsForm({ settings }: { settings: AccountSettingsFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const getLabel = useIdleLabel();
  const refreshUser = useRefreshUser();
  const [update] = useAccountSessionsUpdateMutation();
  const values = useMemo(() => toValues(settings), [settings]);
  const { maxIdleMinutes } = settings;
  const form = useSettingsForm<SessionValues>({
    resolver,
    values,
    fields: ['idleMinutes'],
    async save(changed) {
      const { data } = await update({ variables: { input: { idleMinutes: Number(changed.idleMinutes) } } });
      refreshUser();
      return data ? toValues(data.updateAccountSessions.accountSettings) : changed;
    },
  });
  const isLimited = maxIdleMinutes < Math.max(...IDLE_CHOICES);
  const hint = formatMessage(messages.hint);
  return (
    <SettingsForm heading={formatMessage(messages.heading)} form={form}>
      <div className={styles.field}>
        <SelectField
          control={form.form.control}
          name="idleMinutes"
          label={formatMessage(messages.idle)}
          hint={isLimited ? `${hint} ${formatMessage(messages.limit, { time: getLabel(maxIdleMinutes) })}` : hint}
          options={IDLE_CHOICES.filter((choice) => choice <= maxIdleMinutes).map((choice) => ({
            value: String(choice),
            label: getLabel(choice),
          }))}
        />
      </div>
    </SettingsForm>
  );
}
