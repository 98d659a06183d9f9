import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import type { BulkEditValues, StepPath } from '../stepValues';
import { getRoundings } from '#shared/priceRounding';
import { stepMessages as messages } from '../stepMessages';

/** Selects what new prices are rounded to, from what the currency of the step has. */
export function RoundingField({ path }: { path: `${StepPath}.${'price' | 'startSale'}` }) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const currency = useWatch({ control, name: `${path}.currency` });
  return (
    <SelectField
      control={control}
      name={`${path}.rounding`}
      label={formatMessage(messages.rounding)}
      options={getRoundings(currency).map((value) => ({ value, label: formatMessage(messages[value]) }))}
    />
  );
}
