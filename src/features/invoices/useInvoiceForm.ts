import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { invoiceSchema } from './invoiceSchema';
import type { InvoiceValues } from './invoiceValues';

/** The form of an invoice. */
export type InvoiceForm = UseFormReturn<InvoiceValues>;

/** A form that begins with `values`. */
export function useNewInvoiceForm(values: InvoiceValues, isNew: boolean): InvoiceForm {
  const intl = useIntl();
  const schema = useMemo(() => invoiceSchema(intl, isNew), [intl, isNew]);
  return useForm<InvoiceValues>({ defaultValues: values, resolver: zodResolver(schema), mode: 'onTouched' });
}

/** The form that a field stands in. */
export const useInvoiceForm = (): InvoiceForm => useFormContext<InvoiceValues>();
