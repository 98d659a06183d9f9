import { useIntl } from 'react-intl';
import { useWatch } from 'react-hook-form';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import { Panel } from '#ui/layout/Panel';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { formMessages as messages } from '../../core/formMessages';
import { SearchPreview } from './SearchPreview';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';

/**
 * Number of characters of a title and a description that search engines show. The server's validation uses the same
 * limits.
 */
const limits = { title: 70, description: 160 };

/** How the product appears in search results. */
export function SeoSection() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useProductForm();
  const seo = useWatch({ control, name: 'seo' });
  const lengthHint = (field: 'title' | 'description') => {
    const counted = { length: seo[field].length, max: limits[field] };
    return formatMessage(counted.length > counted.max ? messages.seoTooLong : messages.seoLength, counted);
  };
  return (
    <Panel heading={formatMessage(messages.seo)}>
      <div className={styles.fields}>
        <SearchPreview titleLimit={limits.title} descriptionLimit={limits.description} />
        <FieldSlot field="seo.title">
          <TextField
            control={control}
            name="seo.title"
            label={formatMessage(messages.seoTitle)}
            hint={lengthHint('title')}
          />
        </FieldSlot>
        <FieldSlot field="seo.description">
          <TextAreaField
            control={control}
            name="seo.description"
            label={formatMessage(messages.seoDescription)}
            hint={lengthHint('description')}
            rows={3}
          />
        </FieldSlot>
      </div>
    </Panel>
  );
}
