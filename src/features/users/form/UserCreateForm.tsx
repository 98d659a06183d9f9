import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { DialogForm } from '#ui/form/DialogForm';
import { useToast } from '#ui/state/useToast';
import { dialogMessages } from './dialogMessages';
import { useFieldStyles } from './fieldStyles';
import { messages } from '../messages';
import { UserAccessFields } from './UserAccessFields';
import { useUserCreateMutation } from './UserCreateForm.generated';
import { useUserForm } from './useUserForm';
import { UserPersonFields } from './UserPersonFields';
import { newUserValues, type UserValues } from './userSchema';
import { toInput } from './userValues';

const useStyles = makeStyles({
  last: { paddingBlockEnd: tokens.spacingVerticalM },
});

/** The form of a new user, shown in a dialog. */
export function UserCreateForm({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const fields = useFieldStyles();
  const toast = useToast();
  const [create] = useUserCreateMutation({ refetchQueries: ['UserList', 'UserFigures'] });
  const save = async (values: UserValues) => {
    const { data } = await create({ variables: { input: toInput(values) } });
    if (!data) return;
    const { id: userId, fullName: name } = data.createUser.user;
    toast.show({
      intent: 'success',
      title: formatMessage(dialogMessages.created, { name }),
      actions: [{ label: formatMessage(dialogMessages.show), to: href(paths.userView, { userId }) }],
    });
    onClose();
  };
  const { form, submit, failure } = useUserForm(newUserValues, save);
  const { control, formState } = form;

  return (
    <DialogForm
      title={formatMessage(messages.newUser)}
      problem={failure}
      submitLabel={formatMessage(dialogMessages.create)}
      formState={formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={fields.fields}>
        <UserPersonFields control={control} />
      </div>
      <div className={mergeClasses(fields.fields, fields.three, styles.last)}>
        <UserAccessFields control={control} />
      </div>
    </DialogForm>
  );
}
