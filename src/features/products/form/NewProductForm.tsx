import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { FormActions } from '#ui/form/FormActions';
import { Panel } from '#ui/layout/Panel';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useToast } from '#ui/state/useToast';
import { AvailabilitySection } from '../sections/prices/AvailabilitySection';
import { FieldFocus } from '../core/issues/FieldFocus';
import { formMessages } from '../core/formMessages';
import { GeneralSection } from '../sections/general/GeneralSection';
import { OrganizationSection } from '../sections/general/OrganizationSection';
import { PricesSection } from '../sections/prices/PricesSection';
import { useProductCreateMutation } from './ProductCreate.generated';
import type { ProductFormCatalogFragment } from '../core/ProductDetail.generated';
import { ProductFormFrame } from './ProductFormFrame';
import { getChanges } from '../core/values/productInput';
import { ProductSections } from './ProductSections';
import { ProductTextField } from '../core/fields/ProductTextField';
import { newProduct } from '../core/values/newProduct';
import type { ProductValues } from '../core/values/productValues';
import { titles } from '../titles';
import { useFormStyles } from '../core/useFormStyles';
import { useNewProductForm } from '../core/useProductForm';
import { useSaveErrors } from './save/useSaveErrors';

/** Form for a new product. */
export function NewProductForm({ catalog }: { catalog: ProductFormCatalogFragment }) {
  const { formatMessage } = useIntl();
  const fields = useFormStyles();
  const toast = useToast();
  const form = useNewProductForm(newProduct);
  const refuse = useSaveErrors(form);
  const [create] = useProductCreateMutation();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  const catalogId = catalog.id;

  const submit = async (values: ProductValues) => {
    try {
      const { data } = await create({ variables: { input: { catalogId, ...getChanges(newProduct, values).input } } });
      if (!data) return;
      toast.success(formatMessage(formMessages.created));
      setCreatedId(data.createProduct.product.id);
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <ProductFormFrame form={form} label={formatMessage(titles.newProduct)} onSubmit={submit}>
      <ProductSections
        main={
          <>
            <GeneralSection />
            <PricesSection catalog={catalog} />
            <AvailabilitySection />
          </>
        }
        side={
          <>
            <Panel heading={formatMessage(formMessages.identity)}>
              <div className={fields.fields}>
                <ProductTextField name="sku" label={formatMessage(formMessages.sku)} isRequired />
                <ProductTextField
                  name="slug"
                  label={formatMessage(formMessages.slug)}
                  hint={formatMessage(formMessages.slugCreateHint)}
                />
                <ProductTextField
                  name="gtin"
                  label={formatMessage(formMessages.gtin)}
                  hint={formatMessage(formMessages.gtinHint)}
                />
              </div>
            </Panel>
            <OrganizationSection categories={catalog.categories} />
          </>
        }
      />
      <FormActions
        createLabel={formatMessage(formMessages.create)}
        isSaving={isSubmitting}
        onCancel={href(paths.productList, { catalogId })}
      />
      <FieldFocus />
      <UnsavedChangesGuard isDirty={isDirty && createdId === null} />
      {createdId !== null && <Navigate to={href(paths.productDetail, { catalogId, productId: createdId })} replace />}
    </ProductFormFrame>
  );
}
