import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormIssuesContext, placeIssues } from './formIssues';
import type { ProductContentFragment } from './ProductDetail.generated';
import { useProductForm } from './useProductForm';

/** Props of `FormIssuesProvider`. */
export interface FormIssuesProviderProps {
  product: ProductContentFragment;
  children: ReactNode;
}

/** Gives each field of the form the issues that the stored product has there. */
export function FormIssuesProvider({ product, children }: FormIssuesProviderProps) {
  const { control } = useProductForm();
  // A text, so that typing in a variant gives the fields nothing new.
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
