import { Dropdown, Field, makeStyles, Option, OptionGroup } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { findOption, optionText, splitSelection, type OptionLabels } from '#entities/attribute/attributeValue';
import { optionListHeight, optionListPositioning } from '#ui/form/picker/optionList';
import { useFieldValue } from '../../core/fields/useFieldValue';
import type { AttributePath } from '../../core/values/productValues';

const useStyles = makeStyles({ list: optionListHeight });

/** Options under a heading; null if all options are in one list. */
export interface OptionLabelsGroup {
  heading: string | null;
  options: readonly OptionLabels[];
}

export interface MultiSelectFieldProps {
  name: AttributePath;
  label: string;
  groups: readonly OptionLabelsGroup[];
  /** The options in the order of the definition. */
  options: readonly OptionLabels[];
}

/** Several options. The value is their English labels in the order of the definition, separated by commas. */
export function MultiSelectField({ name, label, groups, options }: MultiSelectFieldProps) {
  const { formatList, locale } = useIntl();
  const styles = useStyles();
  const { ref, value: stored, onChange, onBlur, error } = useFieldValue(name);
  const selected = splitSelection(options, stored).map((part) => {
    const option = findOption(options, part);
    return option ? optionText(option) : part;
  });
  const choices = groups.map(({ heading, options: some }) => ({
    heading,
    choices: some.map((option) => ({ value: optionText(option), label: attributeLabel(option.labels, locale) })),
  }));
  const known = choices.flatMap((group) => group.choices);
  const unknown = selected.filter((value) => !known.some((choice) => choice.value === value));
  const others = unknown.map((value) => ({ value, label: value }));
  const all = [...known, ...others];
  const toOptions = (some: typeof all) =>
    some.map((choice) => (
      <Option key={choice.value} value={choice.value}>
        {choice.label}
      </Option>
    ));
  const toOrdered = (values: readonly string[]) =>
    [...options.map(optionText), ...unknown].filter((value) => values.includes(value));
  const shown = selected.map((value) => all.find((choice) => choice.value === value)!.label);
  return (
    <Field validationMessage={error}>
      <Dropdown
        ref={ref}
        multiselect
        aria-label={label}
        style={{ minWidth: 0 }}
        listbox={{ className: styles.list }}
        positioning={optionListPositioning}
        value={formatList(shown, { type: 'unit' })}
        selectedOptions={selected}
        onOptionSelect={(_event, { selectedOptions }) => onChange(toOrdered(selectedOptions).join(', '))}
        onBlur={onBlur}
      >
        {choices.map(({ heading, choices: some }) =>
          heading === null ? (
            toOptions(some)
          ) : (
            <OptionGroup key={heading} label={heading}>
              {toOptions(some)}
            </OptionGroup>
          ),
        )}
        {toOptions(others)}
      </Dropdown>
    </Field>
  );
}
