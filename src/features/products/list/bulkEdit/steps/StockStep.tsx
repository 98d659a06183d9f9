import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { stockActions, type BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import type { StepProps } from './stepProps';

const actionLabels = { set: messages.set, add: messages.add, clear: messages.stopTracking };

/** Changes the number of units in stock. */
export function StockStep({ path }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const action = useWatch({ control, name: `${path}.stock.action` });
  return (
    <>
      <SelectField
        control={control}
        name={`${path}.stock.action`}
        label={formatMessage(messages.action)}
        options={stockActions.map((value) => ({ value, label: formatMessage(actionLabels[value]) }))}
      />
      {action !== 'clear' && (
        <TextField
          key={action}
          control={control}
          name={`${path}.stock.change.${action}`}
          label={formatMessage(messages.units)}
          {...(action === 'add' && { hint: formatMessage(messages.unitsHint) })}
          inputMode="numeric"
          isRequired
        />
      )}
    </>
  );
}
