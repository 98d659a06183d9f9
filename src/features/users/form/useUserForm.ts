import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { useRecordForm, type RecordForm } from '#ui/form/useRecordForm';
import { userFieldNames, userSchema, type UserValues } from './userSchema';

/** The form state of a user. */
export function useUserForm(values: UserValues, onSave: (values: UserValues) => Promise<void>): RecordForm<UserValues> {
  const intl = useIntl();
  return useRecordForm({ resolver: zodResolver(userSchema(intl)), values, fields: userFieldNames, onSave });
}
