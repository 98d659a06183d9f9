import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { Page } from '#ui/layout/Page';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import { formMessages } from './formMessages';
import { useInvoiceCreateMutation } from './InvoiceAdd.generated';
import { InvoiceFormView } from './InvoiceFormView';
import { createInput } from './invoiceInput';
import { newInvoiceValues, type InvoiceValues } from './invoiceValues';
import { titles } from '../titles';
import { useNewInvoiceForm } from './useInvoiceForm';

/** Page to create an invoice, which is then opened. */
export function InvoiceAdd() {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [start] = useState(() => newInvoiceValues(new Date()));
  const form = useNewInvoiceForm(start, true);
  const [create] = useInvoiceCreateMutation();
  const [createdId, setCreatedId] = useState<string | null>(null);

  const save = async (values: InvoiceValues) => {
    const { data } = await create({ variables: { input: createInput(values) } });
    if (!data) return;
    const { id } = data.createInvoice.invoice;
    toast.success(formatMessage(formMessages.created, { id }));
    setCreatedId(id);
  };
  return (
    <Page heading={formatMessage(titles.add)} description={formatMessage(formMessages.addDescription)}>
      <InvoiceFormView
        form={form}
        label={formatMessage(titles.add)}
        isNew
        backTo={href(paths.invoiceList)}
        onSave={save}
      />
      <UnsavedChangesGuard isDirty={form.formState.isDirty && createdId === null} />
      {createdId !== null && <Navigate to={href(paths.invoicePreview, { invoiceId: createdId })} replace />}
    </Page>
  );
}
