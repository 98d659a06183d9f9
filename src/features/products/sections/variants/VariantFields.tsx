import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { AvailabilityFields } from '../prices/AvailabilityFields';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { formMessages } from '../../core/formMessages';
import { MediaField } from '../media/MediaField';
import { mediaMessages } from '../../core/messages/mediaMessages';
import { messages } from '../../messages';
import { PairsField } from '../../core/fields/PairsField';
import type { PriceCatalog } from '../prices/channelPrices';
import { PriceMatrix } from '../prices/PriceMatrix';
import { statuses } from '../../core/productStatuses';
import { ProductTextField } from '../../core/fields/ProductTextField';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';
import { variantMessages } from '../../core/messages/variantMessages';

const useStyles = makeStyles({
  fields: { paddingBlockEnd: tokens.spacingVerticalXL },
  part: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
});

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const form = useFormStyles();
  return (
    <div role="group" className={useStyles().part} aria-label={heading}>
      <h3 className={form.subheading}>{heading}</h3>
      {children}
    </div>
  );
}

export interface VariantFieldsProps {
  /** Index of the variant in the form. */
  index: number;
  catalog: PriceCatalog;
}

/** All fields of a variant, those that replace the product’s included. */
export function VariantFields({ index, catalog }: VariantFieldsProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control } = useProductForm();
  const path = `variants.${index}` as const;
  const isNew = useWatch({ control, name: `${path}.id` }) === '';
  return (
    <div className={mergeClasses(form.fields, styles.fields)}>
      <Part heading={formatMessage(variantMessages.options)}>
        <PairsField
          name={`${path}.options`}
          addLabel={formatMessage(variantMessages.addOption)}
          emptyText={formatMessage(variantMessages.optionsHint)}
        />
      </Part>
      <div className={form.pair}>
        <ProductTextField name={`${path}.sku`} label={formatMessage(formMessages.sku)} isRequired />
        <FieldSlot field={`${path}.status`}>
          <SelectField
            control={control}
            name={`${path}.status`}
            label={formatMessage(formMessages.status)}
            options={statuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          />
        </FieldSlot>
        <ProductTextField name={`${path}.gtin`} label={formatMessage(formMessages.gtin)} />
        <ProductTextField
          name={`${path}.stock`}
          label={formatMessage(variantMessages.stock)}
          hint={formatMessage(variantMessages.stockHint)}
        />
        <AvailabilityFields path={`${path}.`} />
        <ProductTextField
          name={`${path}.externalReference`}
          label={formatMessage(formMessages.externalReference)}
          hint={formatMessage(variantMessages.externalReferenceHint)}
        />
        <ProductTextField
          name={`${path}.link`}
          label={formatMessage(formMessages.link)}
          hint={formatMessage(variantMessages.linkHint)}
        />
      </div>
      <ProductTextField
        name={`${path}.name`}
        label={formatMessage(variantMessages.name)}
        {...(isNew && { hint: formatMessage(variantMessages.nameHint) })}
      />
      <Part heading={formatMessage(formMessages.attributes)}>
        <PairsField
          name={`${path}.attributes`}
          addLabel={formatMessage(formMessages.addAttribute)}
          emptyText={formatMessage(variantMessages.attributesHint)}
        />
      </Part>
      <Part heading={formatMessage(formMessages.prices)}>
        <PriceMatrix list={`${path}.prices`} catalog={catalog} emptyText={formatMessage(variantMessages.pricesHint)} />
      </Part>
      <Part heading={formatMessage(mediaMessages.media)}>
        <MediaField name={`${path}.media`} />
      </Part>
    </div>
  );
}
