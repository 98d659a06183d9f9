import {
  Field,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
} from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import { controlMessages } from './controlMessages';
import type { FieldProps } from './fieldProps';
import { matchingOptions, type PickerOption } from './pickerOptions';

export interface PickerFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** In display order. */
  options: readonly PickerOption[];
  /** Formats a selected value that may not be one of the options. By default, the value is shown unchanged. */
  toText?: (value: string) => string;
  /** The label for adding the typed text. Without it, only the options can be selected. */
  addText?: (value: string) => string;
}

/** A form field for several values, selected from suggestions while typing. Backspace removes the last one. */
export function PickerField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, options } = props;
  const { toText = (value: string) => value, addText } = props;
  const { formatMessage } = useIntl();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const [draft, setDraft] = useState('');
  const chosen: string[] = value ?? [];
  const text = draft.trim();
  const found = matchingOptions(
    options.filter((option) => !chosen.includes(option.value)),
    draft,
  );
  const isNew = addText && text !== '' && ![...chosen, ...found.map((option) => option.value)].includes(text);

  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={fieldState.error?.message}>
      {(labelling) => (
        <TagPicker
          selectedOptions={chosen}
          disabled={isDisabled}
          onOptionSelect={(_event, { selectedOptions, value: picked }) => {
            // The line that says that nothing matches is also an option.
            if (picked === '') return;
            onChange(selectedOptions);
            setDraft('');
          }}
        >
          <TagPickerControl
            expandIcon={{
              'aria-label': formatMessage(controlMessages.showOptions, { field: label }),
              children: <ChevronDown16Regular />,
            }}
          >
            {chosen.length > 0 && (
              <TagPickerGroup aria-label={label}>
                {chosen.map((each) => (
                  <Tag
                    key={each}
                    value={each}
                    shape="rounded"
                    dismissIcon={{ 'aria-label': formatMessage(messages.removeTag, { tag: toText(each) }) }}
                  >
                    {toText(each)}
                  </Tag>
                ))}
              </TagPickerGroup>
            )}
            <TagPickerInput
              {...labelling}
              ref={ref}
              name={name}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={(event) => {
                // Selecting an option must not submit the form.
                if (event.key === 'Enter') event.preventDefault();
              }}
              onBlur={() => {
                setDraft('');
                onBlur();
              }}
            />
          </TagPickerControl>
          <TagPickerList>
            {[
              // The options get new keys with each letter, so that the first one is the one that Enter selects.
              ...found.map((option) => (
                <TagPickerOption key={`${text} ${option.value}`} value={option.value} text={option.text}>
                  {option.text}
                </TagPickerOption>
              )),
              ...(isNew
                ? [
                    <TagPickerOption key="new" value={text} text={text}>
                      {addText(text)}
                    </TagPickerOption>,
                  ]
                : []),
              ...(found.length === 0 && !isNew
                ? [
                    <TagPickerOption key="none" value="" text="" aria-disabled="true">
                      {formatMessage(messages.noOption)}
                    </TagPickerOption>,
                  ]
                : []),
            ]}
          </TagPickerList>
        </TagPicker>
      )}
    </Field>
  );
}
