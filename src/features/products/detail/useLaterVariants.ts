import { useEffect, useState } from 'react';
import type { ProductForm } from '../core/useProductForm';
import type { ProductValues } from '../core/values/productValues';
import type { ProductContentFragment } from '../core/ProductDetail.generated';
import { isWhole } from '../core/wholeProduct';

/** Other fields can be edited before all variants are in the form. */
const KEPT = { keepValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true };

/**
 * Adds the other variants to a form that was made of a product with its first page of them. Returns whether the form
 * has all variants: until then, they must not be edited, and the form must not be submitted.
 */
export function useLaterVariants(product: ProductContentFragment, stored: ProductValues, form: ProductForm): boolean {
  const isRead = isWhole(product);
  const [hasAll, setHasAll] = useState(isRead);
  const { setValue, reset } = form;
  const { defaultValues } = form.formState;
  useEffect(() => {
    if (!isRead || hasAll) return;
    const { variants } = stored;
    setValue('variants', variants);
    // The former values of the other fields stay those of the revision that the edit began with.
    reset({ ...(defaultValues as ProductValues), variants }, KEPT);
    // oxlint-disable-next-line react/set-state-in-effect -- follows the form, which is outside React
    setHasAll(true);
  }, [isRead, hasAll, stored, setValue, reset, defaultValues]);
  return hasAll;
}
