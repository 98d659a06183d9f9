import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/form/TextField';
import type { BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import { RoundingField } from './RoundingField';
import { ChannelField, CurrencyField } from './ScopeFields';
import type { StepProps } from './stepProps';

/** Starts a sale: by how many percent prices are reduced, when, and where. */
export function StartSaleStep({ path, catalog }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const sale = `${path}.startSale` as const;
  return (
    <>
      <TextField
        control={control}
        name={`${sale}.percent`}
        label={formatMessage(messages.percentOff)}
        inputMode="decimal"
        isRequired
      />
      <RoundingField path={sale} />
      <CurrencyField name={`${sale}.currency`} catalog={catalog} />
      <ChannelField name={`${sale}.channel`} catalog={catalog} />
      <TextField
        control={control}
        name={`${sale}.from`}
        label={formatMessage(messages.saleFrom)}
        hint={formatMessage(messages.saleFromHint)}
        type="date"
      />
      <TextField
        control={control}
        name={`${sale}.until`}
        label={formatMessage(messages.saleUntil)}
        hint={formatMessage(messages.saleUntilHint)}
        type="date"
      />
    </>
  );
}

/** Ends a sale. */
export function EndSaleStep({ path, catalog }: StepProps) {
  return (
    <>
      <CurrencyField name={`${path}.endSale.currency`} catalog={catalog} />
      <ChannelField name={`${path}.endSale.channel`} catalog={catalog} />
    </>
  );
}
