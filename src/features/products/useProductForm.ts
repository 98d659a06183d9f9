import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { productSchemaOf } from './productSchema';
import type { ProductValues } from './productValues';

/** The form of a product. */
export type ProductForm = UseFormReturn<ProductValues>;

/** A form that begins with `values`. Whoever submits it moves the focus to what is wrong, see `fieldLocation`. */
export function useNewProductForm(values: ProductValues): ProductForm {
  const intl = useIntl();
  const schema = useMemo(() => productSchemaOf(intl), [intl]);
  return useForm<ProductValues>({
    defaultValues: values,
    resolver: zodResolver(schema),
    mode: 'onTouched',
    shouldFocusError: false,
  });
}

/** The form that a field stands in. */
export const useProductForm = (): ProductForm => useFormContext<ProductValues>();
