import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLiveForm } from '#ui/form/useLiveForm';
import { invoiceSchema } from './invoiceSchema';
import type { InvoiceValues } from './invoiceValues';

/** The form of an invoice. */
export type InvoiceForm = UseFormReturn<InvoiceValues>;

/** Fields whose validation depends on other fields. */
const dependent = ['dueDate', 'paid'] as const;

/** Form state with the initial `values`. */
export function useNewInvoiceForm(values: InvoiceValues, isNew: boolean): InvoiceForm {
  const intl = useIntl();
  const schema = useMemo(() => invoiceSchema(intl, isNew), [intl, isNew]);
  return useLiveForm<InvoiceValues>({ defaultValues: values, resolver: zodResolver(schema) }, dependent);
}

/** The invoice form from the context. */
export function useInvoiceForm(): InvoiceForm {
  return useFormContext<InvoiceValues>();
}
