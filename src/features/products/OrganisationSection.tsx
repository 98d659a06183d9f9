import { useIntl } from 'react-intl';
import { SelectField } from '../../ui/form/SelectField';
import { TagsField } from '../../ui/form/TagsField';
import { Panel } from '../../ui/Panel';
import { FieldSlot } from './FieldSlot';
import { formMessages } from './formMessages';
import { KindField } from './KindField';
import { messages } from './messages';
import { statuses } from './productListParams';
import { ProductTextField } from './ProductTextField';
import { useFormStyles } from './useFormStyles';
import { useProductForm } from './useProductForm';

/** Props of `OrganisationSection`. */
export interface OrganisationSectionProps {
  /** In use in the catalog. */
  categories: readonly string[];
}

/** Whether the product is sold, and where it stands among the others. */
export function OrganisationSection({ categories }: OrganisationSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useProductForm();
  return (
    <Panel heading={formatMessage(formMessages.organisation)}>
      <div className={styles.fields}>
        <FieldSlot field="status">
          <SelectField
            control={control}
            name="status"
            label={formatMessage(formMessages.status)}
            options={statuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          />
        </FieldSlot>
        <KindField />
        <ProductTextField name="brand" label={formatMessage(formMessages.brand)} />
        <FieldSlot field="categories" isWhole>
          <TagsField
            control={control}
            name="categories"
            label={formatMessage(formMessages.categories)}
            hint={formatMessage(formMessages.categoriesHint)}
            suggestions={categories}
          />
        </FieldSlot>
      </div>
    </Panel>
  );
}
