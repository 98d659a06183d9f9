import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { FormActions } from '#ui/form/FormActions';
import { showFieldErrors } from '#ui/form/serverErrors';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { useSubmitOnce } from '#ui/form/useSubmitOnce';
import { Panel } from '#ui/layout/Panel';
import { useToast } from '#ui/state/useToast';
import { AccountSection } from './AccountSection';
import { ClientSection } from './ClientSection';
import { contentMessages } from './contentMessages';
import { DetailsSection } from './FactsSection';
import { formMessages } from './formMessages';
import { formPaths } from './formPaths';
import type { InvoiceValues } from './invoiceValues';
import { ItemsSection } from './ItemsSection';
import { TotalsSection } from './TotalsSection';
import { useFormStyles } from './useInvoiceFormStyles';
import type { InvoiceForm } from './useInvoiceForm';

export interface InvoiceFormViewProps {
  form: InvoiceForm;
  /** Accessible name of the form. */
  label: string;
  isNew: boolean;
  /** Target of the Cancel button. */
  backTo: string;
  /** Rejects with the server's error, which is shown at the fields or in a toast. */
  onSave: (values: InvoiceValues) => Promise<void>;
  children?: ReactNode;
}

/** The form of an invoice. Ctrl+S (Command+S on a Mac) saves it. */
export function InvoiceFormView(props: InvoiceFormViewProps) {
  const { form, label, isNew, backTo, onSave, children } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useFormStyles();
  const toast = useToast();
  const { isDirty, isSubmitting } = form.formState;

  const submit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      try {
        await onSave(values);
      } catch (error) {
        if (showFieldErrors(error, form.setError, formPaths(values))) return;
        toast.error(formatMessage(formMessages.notSaved), getErrorMessage(error, intl));
      }
    }),
  );

  useSaveShortcut(isDirty && !isSubmitting ? submit : undefined);

  return (
    <FormProvider {...form}>
      <form aria-label={label} noValidate className={styles.grid} onSubmit={(event) => void submit(event)}>
        <div className={styles.main}>
          {children}
          <DetailsSection />
          <ClientSection />
          <ItemsSection />
          <AccountSection isNew={isNew} />
          <Panel>
            <TextAreaField
              control={form.control}
              name="note"
              label={formatMessage(contentMessages.note)}
              hint={formatMessage(formMessages.noteHint)}
              rows={3}
            />
          </Panel>
        </div>
        <div className={styles.side}>
          <TotalsSection>
            <FormActions
              createLabel={isNew ? formatMessage(formMessages.create) : undefined}
              isSaving={isSubmitting}
              onCancel={backTo}
            />
          </TotalsSection>
        </div>
      </form>
    </FormProvider>
  );
}
