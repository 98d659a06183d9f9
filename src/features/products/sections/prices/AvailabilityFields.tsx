import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { offerMessages } from '#ui/text/offerMessages';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { AvailableFrom } from './AvailableFrom';
import { offerFormMessages as messages } from '../../core/messages/offerFormMessages';
import { useProductForm } from '../../core/useProductForm';

const availabilities = ['IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER'] as const;

/**
 * Availability of a product or variant, and when it will be delivered. `path` is empty or the path of a variant with a
 * trailing dot.
 */
export function AvailabilityFields({ path }: { path: '' | `variants.${number}.` }) {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const [field, dateField] = [`${path}availability`, `${path}availableFrom`] as const;
  const [availability, availableFrom] = useWatch({ control, name: [field, dateField] });
  const isLater = availability === 'PREORDER' || availability === 'BACKORDER';
  return (
    <>
      <FieldSlot field={field}>
        <SelectField
          control={control}
          name={field}
          label={formatMessage(messages.availability)}
          options={availabilities.map((value) => ({ value, label: formatMessage(offerMessages[value]) }))}
          emptyLabel={formatMessage(messages.byStock)}
        />
      </FieldSlot>
      {(isLater || availableFrom !== '') && <AvailableFrom name={dateField} />}
    </>
  );
}
