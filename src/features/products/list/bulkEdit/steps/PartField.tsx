import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { stepMessages as messages } from '../stepMessages';
import { editParts, type BulkEditValues, type StepPath } from '../stepValues';

/** Selects whether a step changes products, their variants, or both. */
export function PartField({
  name,
}: {
  name: `${StepPath}.${'value.part' | 'price.of' | 'images.part' | 'options.part'}`;
}) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  return (
    <SelectField
      control={control}
      name={name}
      label={formatMessage(messages.part)}
      options={editParts.map((value) => ({ value, label: formatMessage(messages[value]) }))}
    />
  );
}
