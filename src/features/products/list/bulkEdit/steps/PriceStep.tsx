import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { priceActions, priceParts, type BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import { PartField } from './PartField';
import { RoundingField } from './RoundingField';
import { ChannelField, CurrencyField } from './ScopeFields';
import type { StepProps } from './stepProps';

const actionLabels = {
  percent: messages.percent,
  add: messages.add,
  set: messages.set,
  copy: messages.copyPrice,
  clear: messages.clear,
};

const amounts = {
  percent: { label: messages.percentBy, hint: messages.percentHint },
  add: { label: messages.amountBy, hint: messages.amountHint },
  set: { label: messages.newPrice, hint: undefined },
} as const;

/** Changes prices in a currency: by how much, how they are rounded, and where. */
export function PriceStep({ path, catalog }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const price = `${path}.price` as const;
  const action = useWatch({ control, name: `${price}.action` });
  const parts = priceParts.map((value) => ({ value, label: formatMessage(messages[value]) }));
  const hasAmount = action !== 'copy' && action !== 'clear';
  return (
    <>
      <SelectField
        control={control}
        name={`${price}.action`}
        label={formatMessage(messages.action)}
        options={priceActions.map((value) => ({ value, label: formatMessage(actionLabels[value]) }))}
      />
      {hasAmount && (
        <TextField
          key={action}
          control={control}
          name={`${price}.change.${action}`}
          label={formatMessage(amounts[action].label)}
          {...(amounts[action].hint && { hint: formatMessage(amounts[action].hint) })}
          inputMode="decimal"
          isRequired
        />
      )}
      {action === 'copy' && (
        <>
          <CurrencyField
            name={`${price}.change.copy.currency`}
            catalog={catalog}
            label={formatMessage(messages.sourceCurrency)}
          />
          <ChannelField
            name={`${price}.change.copy.channel`}
            catalog={catalog}
            label={formatMessage(messages.fromChannel)}
          />
          <SelectField
            control={control}
            name={`${price}.change.copy.part`}
            label={formatMessage(messages.sourcePrice)}
            options={parts}
          />
          <TextField
            control={control}
            name={`${price}.change.copy.rate`}
            label={formatMessage(messages.rate)}
            hint={formatMessage(messages.rateHint)}
            inputMode="decimal"
          />
        </>
      )}
      {action !== 'set' && action !== 'clear' && <RoundingField path={price} />}
      <SelectField
        control={control}
        name={`${price}.part`}
        label={formatMessage(messages.whichPrice)}
        options={parts}
      />
      <CurrencyField name={`${price}.currency`} catalog={catalog} />
      <ChannelField name={`${price}.channel`} catalog={catalog} />
      <PartField name={`${price}.of`} />
    </>
  );
}
