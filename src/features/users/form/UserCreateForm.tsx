import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import { useSendsEmail } from '#graphql/backEnd';
import { DialogForm } from '#ui/form/DialogForm';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { useRecordForm } from '#ui/form/useRecordForm';
import { dialogMessages } from './dialogMessages';
import { useFieldStyles } from './fieldStyles';
import { messages } from '../messages';
import { useUserCreateMutation, type UserCreateMutation } from './UserCreateForm.generated';
import { newUserSchema, type NewUserValues } from './userSchema';
import { userRoles } from '../list/userListParams';
import { useUserLabel } from '../useUserLabel';

const newUserValues: NewUserValues = { fullName: '', email: '', role: 'viewer' };

export interface UserCreateFormProps {
  onCreated: (created: UserCreateMutation['createUser'], email: string) => void;
  onClose: () => void;
}

/** The form of a new user, shown in a dialog. */
export function UserCreateForm({ onCreated, onClose }: UserCreateFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const fields = useFieldStyles();
  const sendsEmail = useSendsEmail();
  const getLabel = useUserLabel();
  const [create] = useUserCreateMutation({ refetchQueries: ['UserList', 'UserFigures'] });
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(newUserSchema(intl)),
    values: newUserValues,
    fields: ['fullName', 'email', 'role'],
    onSave: async ({ fullName, email, role }) => {
      const { data } = await create({ variables: { input: { fullName, email, role: role || null } } });
      if (data) onCreated(data.createUser, email);
    },
  });
  const { control, formState } = form;

  return (
    <DialogForm
      title={formatMessage(messages.newUser)}
      text={formatMessage(sendsEmail ? dialogMessages.createText : dialogMessages.createTextTeam)}
      problem={failure}
      submitLabel={formatMessage(dialogMessages.create)}
      formState={formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={fields.form}>
        <TextField control={control} name="fullName" label={formatMessage(messages.fullName)} isRequired />
        <TextField
          control={control}
          name="email"
          type="email"
          label={formatMessage(messages.email)}
          autoComplete="off"
          isRequired
        />
        <SelectField
          control={control}
          name="role"
          label={formatMessage(messages.role)}
          options={userRoles.map((value) => ({ value, label: getLabel(value) }))}
        />
      </div>
    </DialogForm>
  );
}
