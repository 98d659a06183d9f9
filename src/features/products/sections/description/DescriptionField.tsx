import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../../core/formMessages';
import { useProductForm } from '../../core/useProductForm';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { HtmlEditor } from './HtmlEditor';

/** The description of the product. */
export function DescriptionField() {
  const { formatMessage } = useIntl();
  const { control } = useProductForm();
  const { field, fieldState } = useController({ control, name: 'description' });
  return (
    <FieldSlot field="description">
      <HtmlEditor
        name="description"
        label={formatMessage(messages.description)}
        error={fieldState.error?.message}
        html={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FieldSlot>
  );
}
