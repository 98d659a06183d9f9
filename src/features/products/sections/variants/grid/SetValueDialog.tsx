import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { DialogForm } from '#ui/form/DialogForm';
import { FormDialog } from '#ui/dialog/FormDialog';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { statuses } from '#features/products/core/productStatuses';
import { messages as productMessages } from '#features/products/messages';
import { gridMessages as messages } from './gridMessages';
import { fieldId, type VariantField } from './variantCells';

export interface SetValueDialogProps {
  isOpen: boolean;
  /** Number of selected variants. */
  count: number;
  /** The fields that can have the same value in several variants. */
  fields: readonly VariantField[];
  getHeader: (field: VariantField) => string;
  onSet: (field: VariantField, text: string) => void;
  onClose: () => void;
}

function SetValueForm({ count, fields, getHeader, onSet, onClose }: SetValueDialogProps) {
  const { formatMessage } = useIntl();
  const { control, formState, handleSubmit } = useForm({
    defaultValues: { field: 'stock', text: '', status: 'ACTIVE' },
  });
  const selected = useWatch({ control, name: 'field' });
  const field = fields.find((one) => fieldId(one) === selected);
  const submit = handleSubmit(({ text, status }) => {
    if (field) onSet(field, field.kind === 'status' ? status : text);
    onClose();
  });
  return (
    <DialogForm
      title={formatMessage(messages.setTitle, { count })}
      submitLabel={formatMessage(messages.set)}
      formState={formState}
      onSubmit={(event) => {
        // The dialog is inside the form of the product.
        event.stopPropagation();
        return submit(event);
      }}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="field"
        label={formatMessage(messages.field)}
        options={fields.map((one) => ({ value: fieldId(one), label: getHeader(one) }))}
      />
      {field?.kind === 'status' ? (
        <SelectField
          control={control}
          name="status"
          label={formatMessage(messages.value)}
          options={statuses.map((value) => ({ value, label: formatMessage(productMessages[value]) }))}
        />
      ) : (
        <TextField
          control={control}
          name="text"
          label={formatMessage(messages.value)}
          hint={formatMessage(messages.valueHint)}
          {...(field?.kind === 'price' && { inputMode: 'decimal' as const })}
        />
      )}
    </DialogForm>
  );
}

/** Asks for a value that all selected variants get. */
export function SetValueDialog(props: SetValueDialogProps) {
  const { isOpen, onClose } = props;
  return (
    <FormDialog isOpen={isOpen} onClose={onClose}>
      <SetValueForm {...props} />
    </FormDialog>
  );
}
