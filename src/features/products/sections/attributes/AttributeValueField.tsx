import { Field, Input, Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { AttributeFormatFragment } from '#entities/attribute/AttributeFormat.generated';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { findOption, optionText, parseYesNo } from '#entities/attribute/attributeValue';
import { valueMessages } from '#entities/attribute/valueMessages';
import { HtmlEditor } from '../description/HtmlEditor';
import { RowField } from '../../core/fields/RowField';
import { useFieldValue } from '../../core/fields/useFieldValue';
import type { AttributePath } from '../../core/values/productValues';
import { ImageValueField } from './ImageValueField';
import { MeasurementField } from './MeasurementField';
import { MultiSelectField, type OptionLabelsGroup } from './MultiSelectField';
import { ProductReferenceField } from './ProductReferenceField';

export interface AttributeValueFieldProps {
  name: AttributePath;
  label: string;
  definition: AttributeFormatFragment;
  /** The options of several under headings; those of the definition in one list if not given. */
  optionGroups?: readonly OptionLabelsGroup[];
}

/** Adds the stored value to the choices if it is none of them, so that it stays until another one is selected. */
const withStored = (choices: readonly { value: string; label: string }[], value: string) =>
  value.trim() === '' || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: value }];

/** The value of a defined attribute, with the control for its type. Values are texts, as they are stored. */
export function AttributeValueField({ name, label, definition, optionGroups }: AttributeValueFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { ref, value: text, onChange, onBlur, error } = useFieldValue(name);

  const select = (choices: readonly { value: string; label: string }[], selected: string) => (
    <Field validationMessage={error}>
      <Select
        ref={ref}
        name={name}
        aria-label={label}
        value={selected}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
      >
        <option value="" />
        {withStored(choices, selected).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );

  switch (definition.type) {
    case 'NUMBER':
      return <RowField name={name} label={label} inputMode="decimal" />;
    case 'MEASUREMENT':
      return <MeasurementField name={name} label={label} units={definition.units} />;
    case 'BOOLEAN': {
      const choices = (['Yes', 'No'] as const).map((value) => ({ value, label: formatMessage(valueMessages[value]) }));
      const isYes = parseYesNo(text);
      return select(choices, isYes === null ? text : isYes ? 'Yes' : 'No');
    }
    case 'DATE':
      if (text !== '' && !/^\d{4}-\d\d-\d\d$/.test(text)) return <RowField name={name} label={label} />;
      return (
        <Field validationMessage={error}>
          <Input
            ref={ref}
            name={name}
            type="date"
            aria-label={label}
            style={{ minWidth: 0 }}
            value={text}
            onChange={(_event, data) => onChange(data.value)}
            onBlur={onBlur}
          />
        </Field>
      );
    case 'SELECT': {
      const choices = definition.options.map((option) => ({
        value: optionText(option),
        label: attributeLabel(option.labels, locale),
      }));
      const option = findOption(definition.options, text);
      return select(choices, option ? optionText(option) : text);
    }
    case 'MULTI_SELECT':
      return (
        <MultiSelectField
          name={name}
          label={label}
          groups={optionGroups ?? [{ heading: null, options: definition.options }]}
          options={definition.options}
        />
      );
    case 'IMAGE':
      return <ImageValueField name={name} label={label} allowedTypes={definition.rules.allowedTypes} />;
    case 'PRODUCT_REFERENCE':
      return <ProductReferenceField name={name} label={label} />;
    case 'RICH_TEXT':
      return (
        <HtmlEditor
          name={name}
          label={label}
          isLabelHidden
          error={error}
          html={text}
          onChange={onChange}
          onBlur={onBlur}
        />
      );
    default:
      return <RowField name={name} label={label} />;
  }
}
