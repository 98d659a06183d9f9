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
import { useState } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { messages } from '../messages';
import type { FieldProps } from './fieldProps';
import { matchingOptions, type PickerOption } from './pickerOptions';

/** Props of `PickerField`. */
export interface PickerFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** In the order in which they are offered. */
  options: readonly PickerOption[];
  /** Reads a chosen value that need not be one of the options; as it is where not given. */
  textOf?(value: string): string;
  /** Says of a typed text that it can be added; without it only the options can be chosen. */
  addText?(value: string): string;
}

/** Several values of a form, chosen from suggestions while typing. Backspace takes out the last one. */
export function PickerField<Values extends FieldValues>(props: PickerFieldProps<Values>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, options } = props;
  const { textOf = (value: string) => value, addText } = props;
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
            // The line that says that nothing matches is an option too.
            if (picked === '') return;
            onChange(selectedOptions);
            setDraft('');
          }}
        >
          <TagPickerControl>
            {chosen.length > 0 && (
              <TagPickerGroup aria-label={label}>
                {chosen.map((each) => (
                  <Tag
                    key={each}
                    value={each}
                    shape="rounded"
                    dismissIcon={{ 'aria-label': formatMessage(messages.removeTag, { tag: textOf(each) }) }}
                  >
                    {textOf(each)}
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
                // Choosing must not send the form.
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
              // New ones with each letter, so that the first is the one that Enter takes.
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
