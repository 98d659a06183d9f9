import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { PickerField } from '#ui/form/picker/PickerField';
import { SelectField } from '#ui/form/SelectField';
import { withAncestors } from '#features/products/core/list/productListParams';
import { categoryActions, type BulkEditValues } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';
import type { StepProps } from './stepProps';

const actionLabels = {
  add: messages.addCategories,
  remove: messages.removeCategories,
  move: messages.moveCategory,
  set: messages.setCategories,
};

const ends = [
  { end: 'from', label: messages.fromCategory },
  { end: 'to', label: messages.toCategory },
] as const;

/** Adds, removes, moves, or replaces the categories of products. */
export function CategoriesStep({ path, catalog: { categories } }: StepProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const name = `${path}.categories` as const;
  const action = useWatch({ control, name: `${name}.action` });
  const paths = useMemo(() => withAncestors(categories), [categories]);
  return (
    <>
      <SelectField
        control={control}
        name={`${name}.action`}
        label={formatMessage(messages.action)}
        options={categoryActions.map((value) => ({ value, label: formatMessage(actionLabels[value]) }))}
      />
      {action === 'move' ? (
        ends.map(({ end, label }) => (
          <SelectField
            key={end}
            control={control}
            name={`${name}.move.${end}`}
            label={formatMessage(label)}
            options={paths.map((value) => ({ value, label: value }))}
            emptyLabel={formatMessage(messages.selectCategory)}
            isRequired
          />
        ))
      ) : (
        <PickerField
          key={action}
          control={control}
          name={`${name}.${action}`}
          label={formatMessage(messages.categoryList)}
          options={paths.map((value) => ({ value, text: value }))}
          {...(action === 'set' && { hint: formatMessage(messages.setCategoriesHint) })}
          {...(action !== 'remove' && { addText: (value) => formatMessage(messages.addCategory, { path: value }) })}
          isRequired={action !== 'set'}
        />
      )}
    </>
  );
}
