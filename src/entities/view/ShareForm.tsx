import { zodResolver } from '@hookform/resolvers/zod';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { roleNames } from '#entities/permission/roleNames';
import type { RoleName } from '#graphql/types.generated';
import { DialogForm } from '#ui/form/DialogForm';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { useRecordForm } from '#ui/form/useRecordForm';
import { messages } from './messages';

/** What can be shared with a role; with null, only its owner sees it. */
interface SharedFields {
  name: string;
  sharedWith: RoleName | null;
}

export interface ShareFormProps {
  title: string;
  /** Absent for a new one. */
  edited: SharedFields | undefined;
  /** What a new one has. */
  note: string;
  sharingHint: string;
  onSave: (fields: SharedFields) => Promise<void>;
  onClose: () => void;
}

const roles = Object.keys(roleNames) as RoleName[];

/** The form in which a view or a recipe gets a name, and is shared. */
export function ShareForm({ title, edited, note, sharingHint, onSave, onClose }: ShareFormProps) {
  const { formatMessage } = useIntl();
  const schema = z.object({
    name: z.string().check(z.trim(), z.minLength(1, formatMessage(messages.nameMissing))),
    sharedWith: z.string(),
  });
  const { form, submit, failure } = useRecordForm({
    resolver: zodResolver(schema),
    values: { name: edited?.name ?? '', sharedWith: edited?.sharedWith ?? '' },
    fields: ['name'],
    onSave: async ({ name, sharedWith }) => {
      await onSave({ name, sharedWith: roles.find((role) => role === sharedWith) ?? null });
      onClose();
    },
  });
  return (
    <DialogForm
      title={title}
      text={!edited && note}
      problem={failure}
      submitLabel={formatMessage(messages.save)}
      formState={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label={formatMessage(messages.name)} isRequired />
      <SelectField
        control={form.control}
        name="sharedWith"
        label={formatMessage(messages.sharing)}
        hint={sharingHint}
        emptyLabel={formatMessage(messages.onlyMe)}
        options={roles.map((role) => ({ value: role, label: formatMessage(roleNames[role]) }))}
      />
    </DialogForm>
  );
}
