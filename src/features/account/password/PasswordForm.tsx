import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { newPasswordError } from '#ui/password/newPasswordError';
import { PasswordStrength } from '#ui/password/PasswordStrength';
import { RelativeTime } from '#ui/text/RelativeTime';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { SettingsForm } from '../form/SettingsForm';
import { useSettingsForm } from '../form/useSettingsForm';
import { useAccountPasswordChangeMutation } from './AccountPassword.generated';
import { PasswordInput } from './PasswordInput';
import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  heading: { id: 'account.password.heading', defaultMessage: 'Change password' },
  text: {
    id: 'account.password.text',
    defaultMessage: 'Changing your password signs you out on all other devices.',
  },
  changedAt: { id: 'account.password.changedAt', defaultMessage: 'Last changed {when}.' },
  neverChanged: { id: 'account.password.neverChanged', defaultMessage: 'You haven’t changed it yet.' },
  current: { id: 'account.password.current', defaultMessage: 'Current password' },
  new: nameMessages.newPassword,
  currentMissing: { id: 'account.password.currentMissing', defaultMessage: 'Enter your current password.' },
  same: { id: 'account.password.same', defaultMessage: 'Enter a password that differs from the current one.' },
  changed: { id: 'account.password.changed', defaultMessage: 'Password changed. Other devices are signed out.' },
});

const useStyles = makeStyles({
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  fields: { display: 'grid', rowGap: tokens.spacingVerticalL, maxWidth: '420px' },
  group: { display: 'grid', rowGap: tokens.spacingVerticalS },
});

/** The server checks whether the current password is right. */
const passwordSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, formatMessage(messages.currentMissing))),
      newPassword: z.string().check(
        z.superRefine((password, context) => {
          const message = newPasswordError(password, { formatMessage });
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
      ),
    })
    .check(
      z.refine(({ currentPassword, newPassword }) => newPassword === '' || newPassword !== currentPassword, {
        path: ['newPassword'],
        message: formatMessage(messages.same),
      }),
    );

type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;

const empty: PasswordValues = { currentPassword: '', newPassword: '' };

const fieldNames = ['currentPassword', 'newPassword'] as const satisfies (keyof PasswordValues)[];

/** Changes the password of the account. */
export function PasswordForm({ settings }: { settings: AccountSettingsFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const [change] = useAccountPasswordChangeMutation();
  const form = useSettingsForm<PasswordValues>({
    resolver: zodResolver(passwordSchema(intl)),
    values: empty,
    fields: fieldNames,
    savedMessage: formatMessage(messages.changed),
    async save(input) {
      await change({ variables: { input } });
      return empty;
    },
  });
  const { control } = form.form;
  const newPassword = useWatch({ control, name: 'newPassword' });
  const { fullName, username, email } = settings.general;
  const changedAt = settings.passwordChangedAt;
  return (
    <SettingsForm heading={formatMessage(messages.heading)} form={form} submitLabel={formatMessage(messages.heading)}>
      <p className={styles.text}>
        {formatMessage(messages.text)}{' '}
        {changedAt === null
          ? formatMessage(messages.neverChanged)
          : formatMessage(messages.changedAt, { when: <RelativeTime key="when" at={changedAt} /> })}
      </p>
      {/* Tells password managers which account the new password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.fields}>
        <PasswordInput
          control={control}
          name="currentPassword"
          label={formatMessage(messages.current)}
          autoComplete="current-password"
        />
        <div className={styles.group}>
          <PasswordInput
            control={control}
            name="newPassword"
            label={formatMessage(messages.new)}
            autoComplete="new-password"
          />
          <PasswordStrength password={newPassword} about={[fullName, username, email]} />
        </div>
      </div>
    </SettingsForm>
  );
}
