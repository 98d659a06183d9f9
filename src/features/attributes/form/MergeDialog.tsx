import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import type { PickerOption } from '#ui/form/picker/pickerOptions';
import { PickerField } from '#ui/form/picker/PickerField';
import { SelectField } from '#ui/form/SelectField';
import { formMessages as messages } from './formMessages';

export interface MergeDialogProps {
  isOpen: boolean;
  /** The stored options, by their codes. */
  options: readonly PickerOption[];
  onMerge: (from: readonly string[], into: string) => void;
  onClose: () => void;
}

function MergeForm({ options, onMerge, onClose }: Omit<MergeDialogProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(
      z
        .object({
          from: z.array(z.string()).check(z.minLength(1, formatMessage(messages.mergeFromMissing))),
          into: z.string(),
        })
        .check(
          z.refine(({ from, into }) => into !== '' && !from.includes(into), {
            message: formatMessage(messages.mergeIntoMissing),
            path: ['into'],
            // Both fields say what is wrong at once.
            when: () => true,
          }),
        ),
    ),
    defaultValues: { from: [] as string[], into: '' },
  });
  const submit = handleSubmit(({ from, into }) => {
    onMerge(from, into);
    onClose();
  });
  return (
    <DialogForm
      title={formatMessage(messages.mergeOptions)}
      text={formatMessage(messages.mergeText)}
      submitLabel={formatMessage(messages.mergeOptions)}
      formState={formState}
      onSubmit={(event) => {
        // The dialog is inside the form of the attribute.
        event.stopPropagation();
        return submit(event);
      }}
      onClose={onClose}
    >
      <PickerField
        control={control}
        name="from"
        label={formatMessage(messages.mergeFrom)}
        options={options}
        toText={(code) => options.find(({ value }) => value === code)?.text ?? code}
        isRequired
      />
      <SelectField
        control={control}
        name="into"
        label={formatMessage(messages.mergeInto)}
        options={options.map(({ value, text }) => ({ value, label: text }))}
        emptyLabel=""
        isRequired
      />
    </DialogForm>
  );
}

/** Selects options of an attribute, and the one that takes their place. */
export function MergeDialog({ isOpen, ...props }: MergeDialogProps) {
  return (
    <FormDialog isOpen={isOpen} onClose={props.onClose}>
      <MergeForm {...props} />
    </FormDialog>
  );
}
