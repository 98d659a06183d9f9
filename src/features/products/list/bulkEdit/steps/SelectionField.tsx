import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { findOption, optionText } from '#entities/attribute/attributeValue';
import { PickerField } from '#ui/form/picker/PickerField';
import { useOptionGroups, type AttributeChoice } from '../../columns/useAttributeGroups';
import type { BulkEditValues, StepPath } from '../stepValues';
import { stepMessages as messages } from '../stepMessages';

interface SelectionFieldProps {
  path: StepPath;
  action: 'addOptions' | 'removeOptions';
  attribute: AttributeChoice;
}

/** The options that values of an attribute get or lose. Texts that are no options can be removed, too. */
export function SelectionField({ path, action, attribute: { definition } }: SelectionFieldProps) {
  const { formatMessage, locale } = useIntl();
  const { control } = useFormContext<BulkEditValues>();
  const groups = useOptionGroups(definition);
  const options = groups?.flatMap((group) => group.options) ?? definition?.options ?? [];
  const isRemoving = action === 'removeOptions';
  return (
    <PickerField
      control={control}
      name={`${path}.value.change.${action}`}
      label={formatMessage(isRemoving ? messages.optionsToRemove : messages.optionsToAdd)}
      options={options.map((one) => ({ value: optionText(one), text: attributeLabel(one.labels, locale) }))}
      toText={(text) => {
        const option = findOption(options, text);
        return option ? attributeLabel(option.labels, locale) : text;
      }}
      addText={isRemoving ? (text) => formatMessage(messages.removeOption, { text }) : undefined}
      isRequired
    />
  );
}
