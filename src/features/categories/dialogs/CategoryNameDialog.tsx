import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import { TextField } from '#ui/form/TextField';
import { useRecordForm } from '#ui/form/useRecordForm';
import { dialogMessages as messages } from '../messages';

export interface CategoryNameDialogProps {
  isOpen: boolean;
  title: string;
  text?: string | undefined;
  /** The current name; empty for a new category. */
  name: string;
  submitLabel: string;
  /** Rejects with the server's error. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

function CategoryNameForm({
  title,
  text,
  name,
  submitLabel,
  onSave,
  onClose,
}: Omit<CategoryNameDialogProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const schema = z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, formatMessage(messages.nameMissing)),
      z.refine((value) => !value.includes('/'), formatMessage(messages.nameSlash)),
    ),
  });
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(schema),
    values: { name },
    fields: ['name'],
    onSave: async (values) => {
      await onSave(values.name);
      onClose();
    },
  });
  return (
    <DialogForm
      title={title}
      text={text}
      problem={failure}
      submitLabel={submitLabel}
      formState={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={formatMessage(messages.name)} isRequired />
    </DialogForm>
  );
}

/** Asks for the name of a category. */
export function CategoryNameDialog({ isOpen, ...form }: CategoryNameDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose}>
      <CategoryNameForm {...form} />
    </FormDialog>
  );
}
