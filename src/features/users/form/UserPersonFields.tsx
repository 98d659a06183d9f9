import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/form/TextField';
import { messages } from '../messages';
import type { UserValues } from './userSchema';

/** Fields for personal data and contact details. */
export function UserPersonFields({ control }: { control: Control<UserValues> }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField control={control} name="fullName" label={formatMessage(messages.fullName)} isRequired />
      <TextField
        control={control}
        name="username"
        label={formatMessage(messages.username)}
        autoComplete="off"
        isRequired
      />
      <TextField control={control} name="email" type="email" label={formatMessage(messages.email)} isRequired />
      <TextField control={control} name="contact" type="tel" label={formatMessage(messages.contact)} />
      <TextField control={control} name="company" label={formatMessage(messages.company)} />
      <TextField control={control} name="country" label={formatMessage(messages.country)} />
    </>
  );
}
