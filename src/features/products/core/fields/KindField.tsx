import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { offerMessages } from '#ui/text/offerMessages';
import { FieldSlot } from '../issues/FieldSlot';
import { offerFormMessages as messages } from '../messages/offerFormMessages';
import { useProductForm } from '../useProductForm';
import { ProductTextField } from './ProductTextField';

/**
 * How the product is sold, with the page of one that is sold on another site. Simple products and products with
 * variants are detected automatically.
 */
export function KindField() {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const hasVariants = useWatch({ control, name: 'variants' }).length > 0;
  const isExternal = useWatch({ control, name: 'kind' }) === 'EXTERNAL';
  return (
    <>
      <FieldSlot field="kind">
        <SelectField
          control={control}
          name="kind"
          label={formatMessage(messages.kind)}
          hint={formatMessage(messages.kindHint)}
          options={(['GROUPED', 'EXTERNAL'] as const).map((value) => ({
            value,
            label: formatMessage(offerMessages[value]),
          }))}
          emptyLabel={formatMessage(hasVariants ? offerMessages.VARIABLE : offerMessages.SIMPLE)}
        />
      </FieldSlot>
      {isExternal && (
        <>
          <ProductTextField name="externalUrl" label={formatMessage(messages.externalUrl)} />
          <ProductTextField
            name="buttonText"
            label={formatMessage(messages.buttonText)}
            hint={formatMessage(messages.buttonTextHint)}
          />
        </>
      )}
    </>
  );
}
