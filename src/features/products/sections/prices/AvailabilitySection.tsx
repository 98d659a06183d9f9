import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { AvailabilityFields } from './AvailabilityFields';
import { offerFormMessages } from '../../core/messages/offerFormMessages';
import { ProductTextField } from '../../core/fields/ProductTextField';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';
import { variantMessages } from '../../core/messages/variantMessages';

/**
 * Stock and availability of a product without variants. Variants have their own, so for products with variants this is
 * only shown if something is set here.
 */
export function AvailabilitySection() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useProductForm();
  const [variants, stock, availability] = useWatch({ control, name: ['variants', 'stock', 'availability'] });
  if (variants.length > 0 && stock === '' && availability === '') return null;
  return (
    <Panel heading={formatMessage(offerFormMessages.availability)}>
      <div className={styles.fields}>
        <AvailabilityFields path="" />
        {(variants.length === 0 || stock !== '') && (
          <ProductTextField
            name="stock"
            label={formatMessage(variantMessages.stock)}
            hint={formatMessage(variantMessages.stockHint)}
          />
        )}
      </div>
    </Panel>
  );
}
