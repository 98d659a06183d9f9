import { Field, Tag, TagGroup, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { TagsField } from '#ui/form/TagsField';
import { TextField } from '#ui/form/TextField';
import { messages as uiMessages } from '#ui/messages';
import { associationTypeMessages } from '#ui/text/associationTypeMessages';
import { associationTypes } from '#features/products/core/values/productValues';
import { ProductCombobox } from '#features/products/sections/associations/ProductCombobox';
import { stepMessages as messages } from '../stepMessages';
import { associationActions, type BulkEditValues, type StepPath } from '../stepValues';
import type { StepProps } from './stepProps';

const actionLabels = {
  add: messages.addAssociations,
  remove: messages.removeAssociations,
  set: messages.setAssociations,
};

const useStyles = makeStyles({
  list: { display: 'grid' },
  tags: { flexWrap: 'wrap', rowGap: tokens.spacingVerticalXS, marginBlockEnd: tokens.spacingVerticalXS },
});

/** Selects products of the catalog by name or SKU. */
function ProductsField({
  name,
  isRequired,
}: {
  name: `${StepPath}.associations.change.${'add' | 'set'}`;
  isRequired: boolean;
}) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useFormContext<BulkEditValues>();
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState('');
  const label = formatMessage(messages.productsToAdd);
  return (
    <Field
      label={label}
      required={isRequired}
      hint={isRequired ? undefined : formatMessage(messages.setAssociationsHint)}
      validationMessage={fieldState.error?.message}
    >
      {(labelling) => (
        <div className={styles.list}>
          {field.value.length > 0 && (
            <TagGroup
              className={styles.tags}
              size="small"
              aria-label={label}
              onDismiss={(_event, { value }) => field.onChange(field.value.filter((sku) => sku !== value))}
            >
              {field.value.map((sku) => (
                <Tag
                  key={sku}
                  value={sku}
                  dismissible
                  dismissIcon={{ 'aria-label': formatMessage(uiMessages.removeTag, { tag: sku }) }}
                >
                  {sku}
                </Tag>
              ))}
            </TagGroup>
          )}
          <ProductCombobox
            {...labelling}
            ref={field.ref}
            name={name}
            text={text}
            onText={setText}
            onBlur={field.onBlur}
            onPick={({ sku }) => {
              setText('');
              field.onChange([...new Set([...field.value, sku])]);
            }}
            picksFirst
          />
        </div>
      )}
    </Field>
  );
}

/** Adds, removes, or replaces the associations of products of one type. */
export function AssociationsStep({ path }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const step = `${path}.associations` as const;
  const action = useWatch({ control, name: `${step}.action` });
  const type = useWatch({ control, name: `${step}.type` });
  return (
    <>
      <SelectField
        control={control}
        name={`${step}.type`}
        label={formatMessage(messages.associationType)}
        options={associationTypes.map((value) => ({ value, label: formatMessage(associationTypeMessages[value]) }))}
      />
      <SelectField
        control={control}
        name={`${step}.action`}
        label={formatMessage(messages.action)}
        options={associationActions.map((value) => ({ value, label: formatMessage(actionLabels[value]) }))}
      />
      {action === 'remove' ? (
        <TagsField control={control} name={`${step}.change.remove`} label={formatMessage(messages.skus)} isRequired />
      ) : (
        <ProductsField key={action} name={`${step}.change.${action}`} isRequired={action === 'add'} />
      )}
      {type === 'PART_OF' && action !== 'remove' && (
        <TextField
          control={control}
          name={`${step}.quantity`}
          label={formatMessage(messages.quantity)}
          hint={formatMessage(messages.quantityHint)}
          inputMode="numeric"
        />
      )}
    </>
  );
}
