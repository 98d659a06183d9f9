import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { DialogForm } from '#ui/form/DialogForm';
import { showFieldErrors } from '#ui/form/serverErrors';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { TextField } from '#ui/form/TextField';
import { FormDialog } from '#ui/dialog/FormDialog';
import { mappingMessages as messages } from '../mapping/mappingMessages';

export interface ProfileNameDialogProps {
  title: string;
  text?: string;
  name: string;
  /** The dialog waits for the promise and shows an error if it is rejected. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a profile. */
export function ProfileNameDialog({ title, text, name, onSave, onClose }: ProfileNameDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { name } });
  const save = useSubmitOnce(
    handleSubmit(async (values) => {
      try {
        await onSave(values.name);
        onClose();
      } catch (error) {
        if (!showFieldErrors(error, setError, ['name'])) setError('root', { message: getErrorMessage(error, intl) });
      }
    }),
  );
  return (
    <FormDialog isOpen onClose={onClose}>
      <DialogForm
        title={title}
        text={text}
        problem={formState.errors.root?.message}
        submitLabel={formatMessage(messages.save)}
        formState={formState}
        onSubmit={save}
        onClose={onClose}
      >
        <TextField control={control} name="name" label={formatMessage(messages.profileName)} isRequired />
      </DialogForm>
    </FormDialog>
  );
}
