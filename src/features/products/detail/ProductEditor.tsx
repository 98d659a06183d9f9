import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Placeholder } from '#ui/state/Placeholder';
import { AttributesSection } from '../sections/general/AttributesSection';
import { AvailabilitySection } from '../sections/prices/AvailabilitySection';
import { FieldFocus } from '../core/issues/FieldFocus';
import { GeneralSection } from '../sections/general/GeneralSection';
import { IdentitySection } from '../sections/general/IdentitySection';
import { MediaSection } from '../sections/media/MediaSection';
import { OrganizationSection } from '../sections/general/OrganizationSection';
import { PricesSection } from '../sections/prices/PricesSection';
import type { ProductContentFragment, ProductFormCatalogFragment } from '../core/ProductDetail.generated';
import { IssueFocus } from './IssueFocus';
import { ProductFacts } from './ProductFacts';
import { ProductIssues } from './ProductIssues';
import { ProductSideSkeleton } from '../form/ProductSkeleton';
import { CompletenessPanel } from '../sections/quality/CompletenessPanel';
import { QualityPanel } from '../sections/quality/QualityPanel';
import { FormSection } from '../form/FormSection';
import { ProductSections } from '../form/ProductSections';
import { SectionTabs } from '../form/SectionTabs';
import { SaveBar } from '../form/save/SaveBar';
import { SeoSection } from '../sections/general/SeoSection';
import { StoredProductForm } from './StoredProductForm';
import { useValueScope } from '../core/useValueScope';
import { VariantsSection } from '../sections/variants/VariantsSection';

const AssociationsSection = lazy(() =>
  import('../sections/associations/AssociationsSection').then((module) => ({ default: module.AssociationsSection })),
);
const TranslationSections = lazy(() =>
  import('../sections/translation/TranslationSections').then((module) => ({ default: module.TranslationSections })),
);

export interface ProductEditorProps {
  /** The latest known state of the stored product. */
  product: ProductContentFragment;
  catalog: ProductFormCatalogFragment;
  /** Whether the definitions of attributes are still being read. */
  areDefinitionsLoading: boolean;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Edit form of a stored product, with all its fields or its texts in a language and for a channel. */
export function ProductEditor({ product, catalog, areDefinitionsLoading, onDirtyChange }: ProductEditorProps) {
  const { scope, isOwn } = useValueScope(catalog);
  // Renders the main part first, then the variants and the part beside it, and the rest of the form right after them.
  const [parts, setParts] = useState<'first' | 'table' | 'all'>('first');

  // Without definitions, all attributes would be shown as texts first.
  const isComplete = parts === 'all' && !areDefinitionsLoading;

  useEffect(() => {
    // The answers to other queries would restart a deferred render, so the variants do not wait for them.
    const timer = setTimeout(() => {
      setParts('table');
      startTransition(() => setParts('all'));
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <StoredProductForm product={product} isArchived={catalog.status === 'ARCHIVED'} onDirtyChange={onDirtyChange}>
      {({ hasVariants, discard }) => (
        <>
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
                      <OrganizationSection categories={catalog.categories} product={product} />
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
              {isComplete && (
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
              {isComplete && hasVariants && (
                <>
                  <IssueFocus />
                  <FieldFocus />
                </>
              )}
            </>
          ) : areDefinitionsLoading ? (
            <Placeholder height={240} />
          ) : (
            <Suspense fallback={<Placeholder height={240} />}>
              <TranslationSections
                isSelected
                product={product}
                scope={scope}
                hasVariants={hasVariants}
                catalog={catalog}
              />
            </Suspense>
          )}
          <SaveBar canSave={hasVariants} onDiscard={discard} />
        </>
      )}
    </StoredProductForm>
  );
}
