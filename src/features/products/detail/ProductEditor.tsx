import { lazy, startTransition, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { AttributesSection } from '../sections/general/AttributesSection';
import { AvailabilitySection } from '../sections/prices/AvailabilitySection';
import { FieldFocus } from '../core/issues/FieldFocus';
import { FormIssuesProvider } from '../core/issues/FormIssuesProvider';
import { formMessages as messages } from '../core/formMessages';
import { GeneralSection } from '../sections/general/GeneralSection';
import { IdentitySection } from '../sections/general/IdentitySection';
import { MediaSection } from '../sections/media/MediaSection';
import { OrganizationSection } from '../sections/general/OrganizationSection';
import { PricesSection } from '../sections/prices/PricesSection';
import type { ProductContentFragment, ProductFormCatalogFragment } from '../core/ProductDetail.generated';
import { IssueFocus } from './IssueFocus';
import { ProductFacts } from './ProductFacts';
import { ProductFormFrame } from '../form/ProductFormFrame';
import { ProductIssues } from './ProductIssues';
import { ProductSideSkeleton } from '../form/ProductSkeleton';
import { CompletenessPanel } from '../sections/quality/CompletenessPanel';
import { QualityPanel } from '../sections/quality/QualityPanel';
import { FormSection } from '../form/FormSection';
import { ProductSections } from '../form/ProductSections';
import { SectionTabs } from '../form/SectionTabs';
import { toFormValues } from '../core/values/productValues';
import { SaveBar } from '../form/save/SaveBar';
import { SeoSection } from '../sections/general/SeoSection';
import { useNewProductForm } from '../core/useProductForm';
import { useProductSave } from '../form/save/useProductSave';
import { useLaterVariants } from './useLaterVariants';
import { useValueScope } from '../core/useValueScope';
import { VariantsSection } from '../sections/variants/VariantsSection';

const AssociationsSection = lazy(() =>
  import('../sections/associations/AssociationsSection').then((module) => ({ default: module.AssociationsSection })),
);
const TranslationSections = lazy(() =>
  import('../sections/translation/TranslationSections').then((module) => ({ default: module.TranslationSections })),
);
const MergeDialog = lazy(() => import('../form/merge/MergeDialog').then((module) => ({ default: module.MergeDialog })));

export interface ProductEditorProps {
  /** The latest known state of the stored product. */
  product: ProductContentFragment;
  catalog: ProductFormCatalogFragment;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Edit form of a stored product. A newer state replaces the form's values unless there are unsaved changes. */
export function ProductEditor({ product, catalog, onDirtyChange }: ProductEditorProps) {
  const { formatMessage } = useIntl();
  const canUpdate = useSession().can('update', 'Product');
  const isArchived = catalog.status === 'ARCHIVED';
  const stored = useMemo(() => toFormValues(product), [product]);
  const form = useNewProductForm(stored);
  const hasVariants = useLaterVariants(product, stored, form);
  const { scope, isOwn } = useValueScope(catalog);
  const { save, merge, isMerging, resolve, cancelMerge } = useProductSave(product, form);
  const { isDirty, isSubmitting, defaultValues } = form.formState;
  // Renders the main part first, then the variants and the part beside it, and the rest of the form right after them.
  const [parts, setParts] = useState<'first' | 'table' | 'all'>('first');
  const isNewer = product.revision !== defaultValues?.revision;
  const { reset } = form;

  useEffect(() => {
    // The answers to other queries would restart a deferred render, so the variants do not wait for them.
    const timer = setTimeout(() => {
      setParts('table');
      startTransition(() => setParts('all'));
    });
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  // Later, it would discard what was typed since the form was rendered.
  useLayoutEffect(() => {
    if (isNewer && !isDirty && !isSubmitting) reset(stored);
  }, [isNewer, isDirty, isSubmitting, stored, reset]);

  return (
    <ProductFormFrame
      form={form}
      label={product.name || product.sku}
      isReadOnly={!canUpdate || isArchived}
      canSubmit={hasVariants}
      onSubmit={save}
    >
      <FormIssuesProvider product={product}>
        {(!canUpdate || isArchived) && (
          <Notice tone="info">{formatMessage(canUpdate ? messages.archived : messages.readOnly)}</Notice>
        )}
        {isNewer && isDirty && !isSubmitting && (
          <Notice tone="info">{formatMessage(messages.newer, { user: product.updatedBy })}</Notice>
        )}
        {isOwn ? (
          <>
            <SectionTabs />
            <ProductSections
              first={<ProductIssues />}
              main={
                <>
                  <FormSection name="general">
                    <GeneralSection />
                  </FormSection>
                  <FormSection name="media">
                    <MediaSection />
                  </FormSection>
                  <FormSection name="prices">
                    <PricesSection catalog={catalog} range={product.priceRange} />
                    <AvailabilitySection />
                  </FormSection>
                </>
              }
              side={
                parts === 'first' ? (
                  <ProductSideSkeleton />
                ) : (
                  <>
                    <OrganizationSection categories={catalog.categories} />
                    <IdentitySection />
                  </>
                )
              }
            />
            {parts !== 'first' && (
              <FormSection name="variants">
                <VariantsSection catalog={catalog} expected={hasVariants ? null : product.variantCount} />
              </FormSection>
            )}
            {parts === 'all' && (
              <ProductSections
                main={
                  <>
                    <FormSection name="attributes">
                      <AttributesSection channels={catalog.channels} />
                    </FormSection>
                    <FormSection name="seo">
                      <SeoSection />
                    </FormSection>
                    <FormSection name="associations">
                      <Suspense fallback={<Placeholder height={160} />}>
                        <AssociationsSection />
                      </Suspense>
                    </FormSection>
                  </>
                }
                side={
                  <>
                    <CompletenessPanel cells={product.completenessMatrix} salesChannels={catalog.salesChannels} />
                    <QualityPanel quality={product.quality} />
                    <ProductFacts product={product} />
                  </>
                }
              />
            )}
            {parts === 'all' && hasVariants && (
              <>
                <IssueFocus />
                <FieldFocus />
              </>
            )}
          </>
        ) : (
          <Suspense fallback={<Placeholder height={240} />}>
            <TranslationSections product={product} scope={scope} hasVariants={hasVariants} catalog={catalog} />
          </Suspense>
        )}
        <SaveBar canSave={hasVariants} onDiscard={() => reset(stored)} />
      </FormIssuesProvider>
      <UnsavedChangesGuard isDirty={isDirty} />
      {merge && (
        <Suspense fallback={null}>
          <MergeDialog isOpen={isMerging} merge={merge} onResolve={resolve} onCancel={cancelMerge} />
        </Suspense>
      )}
    </ProductFormFrame>
  );
}
