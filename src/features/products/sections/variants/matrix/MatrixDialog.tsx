import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { normalizeName } from '#lib/comparedText';
import { FormDialog } from '#ui/dialog/FormDialog';
import { DialogForm } from '#ui/form/DialogForm';
import { SelectField } from '#ui/form/SelectField';
import { useProductForm } from '#features/products/core/useProductForm';
import { AxisFields } from './AxisFields';
import { matrixMessages as messages } from './matrixMessages';
import { useAxisChoices, type MatrixValues } from './useAxisChoices';
import { countCombinations, createMatrix, findNewCombinations, maxVariants } from './variantMatrix';

export interface MatrixDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

function MatrixForm({ onClose }: Pick<MatrixDialogProps, 'onClose'>) {
  const { formatMessage } = useIntl();
  const choices = useAxisChoices();
  const product = useProductForm();
  const variants = product.getValues('variants');
  const form = useForm<MatrixValues>({ defaultValues: { axes: choices.axes, source: 'product' } });
  const { control, formState, handleSubmit } = form;
  const axes = useWatch({ control, name: 'axes' });
  const total = countCombinations(axes);
  const isTooMany = variants.length + total > maxVariants;
  const created = useMemo(
    () => (isTooMany ? 0 : findNewCombinations(axes, variants).length),
    [isTooMany, axes, variants],
  );
  const names = axes.map(({ name }) => normalizeName(name)).filter(Boolean);
  const isTwice = new Set(names).size < names.length;
  const problem = isTwice
    ? formatMessage(messages.nameTwice)
    : isTooMany
      ? formatMessage(messages.tooMany, { limit: maxVariants })
      : null;
  const submit = handleSubmit((values) => {
    const { sku, stock } = product.getValues();
    const added = createMatrix({ sku, stock, variants }, values.axes, values.source, choices.getCode);
    product.setValue('variants', [...variants, ...added], { shouldDirty: true, shouldValidate: true });
    onClose();
  });
  return (
    <DialogForm
      title={formatMessage(messages.title)}
      text={formatMessage(messages.text)}
      problem={problem}
      submitLabel={created === 0 ? formatMessage(messages.title) : formatMessage(messages.create, { count: created })}
      isSubmitDisabled={created === 0 || problem !== null}
      formState={formState}
      onSubmit={(event) => {
        // The dialog is inside the form of the product.
        event.stopPropagation();
        return submit(event);
      }}
      onClose={onClose}
    >
      <AxisFields form={form} getOptions={choices.getOptions} />
      {variants.length > 0 && (
        <SelectField
          control={control}
          name="source"
          label={formatMessage(messages.source)}
          options={[
            { value: 'product', label: formatMessage(messages.product) },
            { value: 'neighbor', label: formatMessage(messages.neighbor) },
          ]}
        />
      )}
      <span role="status">
        {total === 0
          ? formatMessage(messages.none)
          : !problem && formatMessage(messages.counted, { total, created, existing: total - created })}
      </span>
    </DialogForm>
  );
}

/** Makes a variant for each new combination of the options that the variants of the product differ in. */
export function MatrixDialog({ isOpen, onClose }: MatrixDialogProps) {
  return (
    <FormDialog isOpen={isOpen} isWide onClose={onClose}>
      <MatrixForm onClose={onClose} />
    </FormDialog>
  );
}
