import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { PickerField } from '#ui/form/picker/PickerField';
import { SelectField } from '#ui/form/SelectField';
import { Panel } from '#ui/layout/Panel';
import { sharedMessages } from '#ui/sharedMessages';
import { TextLink } from '#ui/text/TextLink';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { formMessages } from '../../core/formMessages';
import { FamilyField } from '../family/FamilyField';
import { KindField } from '../../core/fields/KindField';
import { messages } from '../../messages';
import { statuses } from '../../core/productStatuses';
import { ProductTextField } from '../../core/fields/ProductTextField';
import { useFormStyles } from '../../core/useFormStyles';
import { ChannelMemberships, type ChannelMembershipsProps } from './ChannelMemberships';
import { RuleCategories, type RuledProduct } from './RuleCategories';
import { useProductForm } from '../../core/useProductForm';

export interface OrganizationSectionProps {
  /** Categories of the catalog. */
  categories: readonly string[];
  /** The stored product; absent for a new one. */
  product?: RuledProduct & ChannelMembershipsProps['product'];
}

/** Status, family, and categories of the product. */
export function OrganizationSection({ categories, product }: OrganizationSectionProps) {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useProductForm();
  const { catalogId = '' } = useParams();
  const options = useMemo(() => categories.map((path) => ({ value: path, text: path })), [categories]);
  return (
    <Panel
      heading={formatMessage(formMessages.organisation)}
      actions={
        <TextLink to={href(paths.categoryTree, { catalogId })}>{formatMessage(sharedMessages.viewCategories)}</TextLink>
      }
    >
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
        <FamilyField />
        <ProductTextField name="brand" label={formatMessage(formMessages.brand)} />
        <FieldSlot field="categories" isWhole>
          <PickerField
            control={control}
            name="categories"
            label={formatMessage(formMessages.categories)}
            hint={formatMessage(formMessages.categoriesHint)}
            options={options}
            addText={(path) => formatMessage(formMessages.addCategory, { path })}
          />
        </FieldSlot>
        {product && product.ruleCategories.length > 0 && <RuleCategories product={product} />}
        {product && product.channelMemberships.length > 0 && <ChannelMemberships product={product} />}
      </div>
    </Panel>
  );
}
