import { Field, Select } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useInvoiceClientsQuery } from './ClientChoice.generated';
import { formMessages } from './formMessages';
import { clientValues, newClient, type ClientValues } from './invoiceValues';
import { useInvoiceForm } from './useInvoiceForm';

const toKey = (client: ClientValues) => JSON.stringify(clientValues(client));

/**
 * Fills in an existing client. The selection is derived from the fields: once they are edited, it is a different
 * client.
 */
export function ClientChoice() {
  const { formatMessage, locale } = useIntl();
  const { control, setValue, setFocus } = useInvoiceForm();
  const client = useWatch({ control, name: 'client' });
  const found = useInvoiceClientsQuery().data?.invoiceClients;
  const clients = useMemo(() => {
    const byKey = new Map((found ?? []).map((each) => [toKey(each), clientValues(each)]));
    const collator = new Intl.Collator(locale);
    return [...byKey].sort(([, a], [, b]) => collator.compare(a.name, b.name));
  }, [found, locale]);
  const chosen = clients.find(([key]) => key === toKey(client))?.[0] ?? '';

  const choose = (key: string) => {
    const next = clients.find(([each]) => each === key)?.[1];
    setValue('client', next ?? newClient, { shouldDirty: true, shouldValidate: next !== undefined });
    if (!next) setFocus('client.name');
  };
  return (
    <Field label={formatMessage(formMessages.choose)}>
      <Select value={chosen} onChange={(_event, { value }) => choose(value)}>
        <option value="">{formatMessage(formMessages.somebodyElse)}</option>
        {clients.map(([key, { name, company }]) => (
          <option key={key} value={key}>
            {company ? formatMessage(formMessages.chosen, { name, company }) : name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
