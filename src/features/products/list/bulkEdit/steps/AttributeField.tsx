import { Field, Select } from '@fluentui/react-components';
import { useController, useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { OptionGroups } from '#ui/form/picker/OptionGroups';
import { columnMessages } from '../../columns/columnMessages';
import { toOptionGroups, type AttributeChoice, type AttributeGroup } from '../../columns/useAttributeGroups';
import type { BulkEditValues, StepPath } from '../stepValues';

export interface AttributeFieldProps {
  name:
    | `${StepPath}.value.field.attribute`
    | `${StepPath}.copy.${'from' | 'to'}.attribute`
    | `${StepPath}.options.attribute`;
  label: string;
  groups: readonly AttributeGroup[];
  /** Called instead of changing the value, because other fields depend on it. */
  onSelect: (code: string) => void;
}

/** Whether values of the attribute can be for one language or one channel. */
export function getScopes({ definition }: AttributeChoice): { hasLanguages: boolean; hasChannels: boolean } {
  return {
    hasLanguages: definition?.isLocalizable ?? true,
    hasChannels: definition?.isChannelSpecific ?? true,
  };
}

/** Selects an attribute. */
export function AttributeField({ name, label, groups, onSelect }: AttributeFieldProps) {
  const { formatMessage } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const {
    field: { ref, value, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} required validationMessage={fieldState.error?.message}>
      <Select
        ref={ref}
        name={name}
        value={value}
        style={{ minWidth: 0 }}
        select={{ style: { minWidth: 0 } }}
        onChange={(_event, data) => onSelect(data.value)}
        onBlur={onBlur}
      >
        <option value="">{formatMessage(columnMessages.selectAttribute)}</option>
        <OptionGroups groups={toOptionGroups(groups)} />
      </Select>
    </Field>
  );
}
