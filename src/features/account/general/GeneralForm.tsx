import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { useRefreshUser } from '#graphql/backEnd';
import { isEmailAddress } from '#shared/emailAddress';
import { TextField } from '#ui/form/TextField';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { getChanges } from '../form/getChanges';
import { SettingsForm } from '../form/SettingsForm';
import { useColumnStyles } from '../form/useColumnStyles';
import { useSettingsForm } from '../form/useSettingsForm';
import { useAccountGeneralUpdateMutation } from './AccountGeneral.generated';
import { generalMessages as messages } from './generalMessages';

const generalSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z.object({
    fullName: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.fullNameMissing))),
    username: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.usernameMissing))),
    email: z.string().check(z.trim(), z.refine(isEmailAddress, formatMessage(messages.emailWrong))),
    company: z.string().check(z.trim()),
  });

type GeneralValues = z.infer<ReturnType<typeof generalSchema>>;

const fieldNames = ['fullName', 'username', 'email', 'company'] as const satisfies (keyof GeneralValues)[];

const toValues = ({ general }: AccountSettingsFragment): GeneralValues => ({
  fullName: general.fullName,
  username: general.username,
  email: general.email,
  company: general.company,
});

/** The account's names, email, and company. */
export function GeneralForm({ settings }: { settings: AccountSettingsFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const columns = useColumnStyles();
  const refreshUser = useRefreshUser();
  const [update] = useAccountGeneralUpdateMutation();
  const values = useMemo(() => toValues(settings), [settings]);
  const form = useSettingsForm<GeneralValues>({
    resolver: zodResolver(generalSchema(intl)),
    values,
    fields: fieldNames,
    async save(changed) {
      const { data } = await update({ variables: { input: getChanges(values, changed) } });
      refreshUser();
      return data ? toValues(data.updateAccountGeneral.accountSettings) : changed;
    },
  });
  const { control } = form.form;
  return (
    <SettingsForm heading={formatMessage(messages.details)} form={form}>
      <div className={columns.fields}>
        <TextField
          control={control}
          name="fullName"
          label={formatMessage(messages.fullName)}
          autoComplete="name"
          isRequired
        />
        <TextField
          control={control}
          name="username"
          label={formatMessage(messages.username)}
          autoComplete="username"
          isRequired
        />
        <TextField
          control={control}
          name="email"
          type="email"
          label={formatMessage(messages.email)}
          hint={formatMessage(messages.emailHint)}
          autoComplete="email"
          isRequired
        />
        <TextField
          control={control}
          name="company"
          label={formatMessage(messages.company)}
          autoComplete="organization"
        />
      </div>
    </SettingsForm>
  );
}
