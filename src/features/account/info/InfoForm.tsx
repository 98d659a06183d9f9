import { isPhoneNumber } from '#shared/phoneNumber';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isPageAddress } from '#shared/addresses';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import type { AccountSettingsFragment } from '../AccountSettings.generated';
import { getChanges } from '../form/getChanges';
import { SettingsForm } from '../form/SettingsForm';
import { useColumnStyles } from '../form/useColumnStyles';
import { useSettingsForm } from '../form/useSettingsForm';
import { messages as accountMessages } from '../messages';
import { useAccountInfoUpdateMutation } from './AccountInfo.generated';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

const messages = defineMessages({
  heading: { id: 'account.info.heading', defaultMessage: 'Personal details' },
  bio: sharedMessages.aboutYou,
  dob: { id: 'account.info.dob', defaultMessage: 'Date of birth' },
  dobWrong: { id: 'account.info.dobWrong', defaultMessage: 'The date of birth can’t be in the future.' },
  country: sharedMessages.country,
  website: sharedMessages.website,
  phone: sharedMessages.phone,
  phoneWrong: {
    id: 'account.info.phoneWrong',
    defaultMessage: 'Enter a phone number with 5 to 15 digits, or leave this blank.',
  },
});

const infoSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z.object({
    bio: z.string().check(z.trim()),
    dob: z.string().check(z.refine((day) => day <= new Date().toISOString(), formatMessage(messages.dobWrong))),
    country: z.string().check(z.trim()),
    website: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isPageAddress(text), formatMessage(accountMessages.urlWrong)),
    ),
    phone: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isPhoneNumber(text), formatMessage(messages.phoneWrong)),
    ),
  });

type InfoValues = z.infer<ReturnType<typeof infoSchema>>;

const fieldNames = ['bio', 'dob', 'country', 'website', 'phone'] as const satisfies (keyof InfoValues)[];

const toValues = ({ info }: AccountSettingsFragment): InfoValues => ({
  bio: info.bio,
  dob: info.dob ?? '',
  country: info.country,
  website: info.website ?? '',
  phone: info.phone,
});

/** Empty text removes a date or a URL. */
const toInput = ({ dob, website, ...texts }: Partial<InfoValues>) => ({
  ...texts,
  ...(dob !== undefined && { dob: dob || null }),
  ...(website !== undefined && { website: website || null }),
});

/** Personal details of the account's owner. */
export function InfoForm({ settings }: { settings: AccountSettingsFragment }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const columns = useColumnStyles();
  const [update] = useAccountInfoUpdateMutation();
  const values = useMemo(() => toValues(settings), [settings]);
  const form = useSettingsForm<InfoValues>({
    resolver: zodResolver(infoSchema(intl)),
    values,
    fields: fieldNames,
    async save(changed) {
      const { data } = await update({ variables: { input: toInput(getChanges(values, changed)) } });
      return data ? toValues(data.updateAccountInfo.accountSettings) : changed;
    },
  });
  const { control } = form.form;
  return (
    <SettingsForm heading={formatMessage(messages.heading)} form={form}>
      <TextAreaField control={control} name="bio" label={formatMessage(messages.bio)} rows={5} />
      <div className={columns.fields}>
        <TextField control={control} name="dob" type="date" label={formatMessage(messages.dob)} autoComplete="bday" />
        <TextField
          control={control}
          name="country"
          label={formatMessage(messages.country)}
          autoComplete="country-name"
        />
        <TextField
          control={control}
          name="website"
          type="url"
          label={formatMessage(messages.website)}
          autoComplete="url"
        />
        <TextField control={control} name="phone" type="tel" label={formatMessage(messages.phone)} autoComplete="tel" />
      </div>
    </SettingsForm>
  );
}
