import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormIssuesContext, placeIssues } from './formIssues';
import type { ProductContentFragment } from '../ProductDetail.generated';
import { useProductForm } from '../useProductForm';

export interface FormIssuesProviderProps {
  product: ProductContentFragment;
  children: ReactNode;
}

/** Provides each form field with the issues of the stored product. */
export function FormIssuesProvider({ product, children }: FormIssuesProviderProps) {
  const { control } = useProductForm();
  // A string, so that typing in a variant does not re-render the fields.
  const formIds = useWatch({
    control,
    name: 'variants',
    compute: (variants) => variants.map(({ id }) => id).join(' '),
  });
  const { issues, variants } = product;
  const placed = useMemo(
    () =>
      placeIssues(
        issues,
        variants.map(({ id }) => id),
        formIds.split(' '),
      ),
    [issues, variants, formIds],
  );
  return <FormIssuesContext value={placed}>{children}</FormIssuesContext>;
}
