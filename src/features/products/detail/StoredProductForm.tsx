import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { formMessages as messages } from '../core/formMessages';
import { FormIssuesProvider } from '../core/issues/FormIssuesProvider';
import type { ProductContentFragment } from '../core/ProductDetail.generated';
import { useNewProductForm } from '../core/useProductForm';
import { toFormValues } from '../core/values/productValues';
import { ProductFormFrame } from '../form/ProductFormFrame';
import { useProductSave, type OnSaved } from '../form/save/useProductSave';
import { useLaterVariants } from './useLaterVariants';

const ProductMerge = lazy(() =>
  import('../form/merge/ProductMerge').then((module) => ({ default: module.ProductMerge })),
);

/** What the parts of the form depend on. */
interface StoredProduct {
  /** Whether the form has all variants. Until then it cannot be saved. */
  hasVariants: boolean;
  isReadOnly: boolean;
  /** Returns to the stored values. */
  discard: () => void;
}

export interface StoredProductFormProps {
  /** The latest known state of the stored product. */
  product: ProductContentFragment;
  /** Whether the catalog is archived, so that its products can’t be changed. */
  isArchived: boolean;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Returns what is called once the values that are being submitted are stored. */
  takeOnSaved?: () => OnSaved | undefined;
  children: (form: StoredProduct) => ReactNode;
}

/**
 * The form of a stored product. A newer state replaces the form's values unless there are unsaved changes, changes that
 * someone else has saved are merged, and unsaved changes are not left without a question.
 */
export function StoredProductForm({
  product,
  isArchived,
  onDirtyChange,
  takeOnSaved,
  children,
}: StoredProductFormProps) {
  const { formatMessage } = useIntl();
  const canUpdate = useSession().can('update', 'Product');
  const isReadOnly = !canUpdate || isArchived;
  const stored = useMemo(() => toFormValues(product), [product]);
  const form = useNewProductForm(stored);
  const hasVariants = useLaterVariants(product, stored, form);
  const { save, merge, isMerging, resolve, cancelMerge } = useProductSave(product, form);
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  const isNewer = product.revision !== defaultValues?.revision;
  const { reset } = form;

  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  // Later, it would discard what was typed since the form was rendered.
  useLayoutEffect(() => {
    if (isNewer && !isDirty && !isSubmitting) reset(stored);
  }, [isNewer, isDirty, isSubmitting, stored, reset]);

  return (
    <ProductFormFrame
      form={form}
      label={product.name || product.sku}
      isReadOnly={isReadOnly}
      canSubmit={hasVariants}
      onSubmit={(values) => save(values, takeOnSaved?.())}
    >
      <FormIssuesProvider product={product}>
        {isReadOnly && <Notice tone="info">{formatMessage(canUpdate ? messages.archived : messages.readOnly)}</Notice>}
        {isNewer && isDirty && !isSubmitting && (
          <Notice tone="info">{formatMessage(messages.newer, { user: product.updatedBy })}</Notice>
        )}
        {children({ hasVariants, isReadOnly, discard: () => reset(stored) })}
      </FormIssuesProvider>
      <UnsavedChangesGuard isDirty={isDirty} />
      {merge && (
        <Suspense fallback={null}>
          <ProductMerge isOpen={isMerging} merge={merge} onResolve={resolve} onCancel={cancelMerge} />
        </Suspense>
      )}
    </ProductFormFrame>
  );
}
