import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
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
  const form = useForm<InvoiceValues>({ defaultValues: values, resolver: zodResolver(schema), mode: 'onTouched' });
  const { subscribe, trigger, getFieldState } = form;
  // A change in another field can resolve their errors.
  useEffect(() => {
    const judgeAgain = () => {
      const wrong = dependent.filter((name) => getFieldState(name).invalid);
      if (wrong.length > 0) void trigger(wrong);
    };
    return subscribe({ formState: { values: true }, callback: judgeAgain });
  }, [subscribe, trigger, getFieldState]);
  return form;
}

/** The invoice form from the context. */
export function useInvoiceForm(): InvoiceForm {
  return useFormContext<InvoiceValues>();
}
