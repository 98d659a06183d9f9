import { Dropdown, Field, Option } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { findOption, optionText, splitSelection, type OptionLabels } from '#entities/attribute/attributeValue';
import { useFieldValue } from '../../core/fields/useFieldValue';
import type { AttributePath } from '../../core/values/productValues';

export interface MultiSelectFieldProps {
  name: AttributePath;
  label: string;
  options: readonly OptionLabels[];
}

/** Several options. The value is their English labels, separated by commas. */
export function MultiSelectField({ name, label, options }: MultiSelectFieldProps) {
  const { formatList, locale } = useIntl();
  const { ref, value: stored, onChange, onBlur, error } = useFieldValue(name);
  const selected = splitSelection(options, stored).map((part) => {
    const option = findOption(options, part);
    return option ? optionText(option) : part;
  });
  const choices = options.map((option) => ({
    value: optionText(option),
    label: attributeLabel(option.labels, locale),
  }));
  const unknown = selected.filter((value) => !choices.some((choice) => choice.value === value));
  const all = [...choices, ...unknown.map((value) => ({ value, label: value }))];
  const shown = selected.map((value) => all.find((choice) => choice.value === value)!.label);
  return (
    <Field validationMessage={error}>
      <Dropdown
        ref={ref}
        multiselect
        aria-label={label}
        style={{ minWidth: 0 }}
        value={formatList(shown, { type: 'unit' })}
        selectedOptions={selected}
        onOptionSelect={(_event, { selectedOptions }) => onChange(selectedOptions.join(', '))}
        onBlur={onBlur}
      >
        {all.map((choice) => (
          <Option key={choice.value} value={choice.value}>
            {choice.label}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
