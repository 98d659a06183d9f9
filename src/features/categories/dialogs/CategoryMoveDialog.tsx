import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { getErrorMessage, getFieldErrors } from '#graphql/errors';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import { SelectField } from '#ui/form/SelectField';
import { dialogMessages as messages } from '../messages';
import { isInBranch } from '#shared/branch';
import { formatPath } from '../tree/treeRows';
import type { CategoryDialogProps } from './categoryDialog';

function CategoryMoveForm({ category, categories, changes, onChanged, onClose }: Omit<CategoryDialogProps, 'isOpen'>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { path, name, parent, productCount: count } = category;
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { parent: parent ?? '' } });
  const options = useMemo(
    () =>
      categories
        .filter((other) => !isInBranch(other.path, path))
        .map((other) => ({ value: other.path, label: formatPath(other.path) })),
    [categories, path],
  );
  const save = handleSubmit(async (values) => {
    const wanted = values.parent === '' ? null : values.parent;
    try {
      if (wanted !== parent) onChanged(await changes.move(path, { parent: wanted }));
      onClose();
    } catch (error) {
      const message = getFieldErrors(error).parent;
      if (message === undefined) setError('root', { message: getErrorMessage(error, intl) });
      else setError('parent', { message }, { shouldFocus: true });
    }
  });
  return (
    <DialogForm
      title={formatMessage(messages.moveTitle, { name })}
      text={count > 0 ? formatMessage(messages.changesProducts, { count }) : undefined}
      problem={formState.errors.root?.message}
      submitLabel={formatMessage(messages.moveSubmit)}
      formState={formState}
      onSubmit={save}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="parent"
        label={formatMessage(messages.parent)}
        emptyLabel={formatMessage(messages.topLevel)}
        options={options}
      />
    </DialogForm>
  );
}

/** Asks for the category to move another one into: what dragging does, for the keyboard. */
export function CategoryMoveDialog({ isOpen, ...form }: CategoryDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={form.onClose}>
      <CategoryMoveForm {...form} />
    </FormDialog>
  );
}
