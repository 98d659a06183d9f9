import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import { formMessages } from './formMessages';
import { InvoiceFormView } from './InvoiceFormView';
import { updateInput } from './invoiceInput';
import type { InvoiceContentFragment } from '../document/InvoicePreview.generated';
import { useInvoiceUpdateMutation } from '../InvoiceUpdate.generated';
import { toFormValues, type InvoiceValues } from './invoiceValues';
import { useNewInvoiceForm } from './useInvoiceForm';

/** Form of a stored invoice. It is reset when newer data arrives, unless it has unsaved changes. */
export function InvoiceEditor({ invoice }: { invoice: InvoiceContentFragment }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { id } = invoice;
  const preview = href(paths.invoicePreview, { invoiceId: id });
  const [start, setStart] = useState(() => toFormValues(invoice));
  const form = useNewInvoiceForm(start, false);
  const [update] = useInvoiceUpdateMutation();
  const [isSaved, setIsSaved] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const { reset } = form;
  const current = toFormValues(invoice);
  const isNewer = !isSaved && !isSubmitting && JSON.stringify(current) !== JSON.stringify(start);
  if (isNewer && !isDirty) setStart(current);
  useEffect(() => reset(start), [start, reset]);

  const save = async (values: InvoiceValues) => {
    await update({ variables: { input: { id, ...updateInput(start, values) } } });
    toast.success(formatMessage(formMessages.saved, { id }));
    setIsSaved(true);
  };
  return (
    <>
      <InvoiceFormView
        form={form}
        label={formatMessage(formMessages.editHeading, { id })}
        isNew={false}
        backTo={preview}
        onSave={save}
      >
        {isNewer && isDirty && <Notice tone="info">{formatMessage(formMessages.newer)}</Notice>}
      </InvoiceFormView>
      <UnsavedChangesGuard isDirty={isDirty && !isSaved} />
      {isSaved && <Navigate to={preview} replace />}
    </>
  );
}
