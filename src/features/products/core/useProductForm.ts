import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLiveForm } from '#ui/form/useLiveForm';
import { createProductSchema } from './values/productSchema';
import type { ProductValues } from './values/productValues';

/** The form of a product. */
export type ProductForm = UseFormReturn<ProductValues>;

/**
 * Returns a form initialized with `values`. The caller that submits it moves the focus to invalid fields, see
 * `fieldLocation`.
 */
export function useNewProductForm(values: ProductValues): ProductForm {
  const intl = useIntl();
  const schema = useMemo(() => createProductSchema(intl), [intl]);
  return useLiveForm<ProductValues>({ defaultValues: values, resolver: zodResolver(schema), shouldFocusError: false });
}

/** Returns the form that a field belongs to. */
export function useProductForm(): ProductForm {
  return useFormContext<ProductValues>();
}
