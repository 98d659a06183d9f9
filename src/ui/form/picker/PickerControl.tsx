import {
  makeStyles,
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
  type TagPickerInputProps,
} from '@fluentui/react-components';
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { useState, type Ref, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { foldText } from '#shared/foldText';
import { messages } from '../../messages';
import { controlMessages } from '../controlMessages';
import { optionListHeight, optionListPositioning } from './optionList';
import { matchingOptions, type PickerOption } from './pickerOptions';

/** The most options that are rendered at once. More would keep the page busy for longer than 50 ms. */
const maxShown = 50;

const useStyles = makeStyles({
  // As narrow as what is around it.
  control: { minWidth: 0 },
  list: optionListHeight,
  // Keeps its place where an option is not selected.
  check: { display: 'flex', flexShrink: 0, width: '16px', minHeight: '16px' },
});

/** Whether the event picks an option. The list closes after it by default. */
const isPick = (event: Event | SyntheticEvent) =>
  'key' in event
    ? event.key === 'Enter' || event.key === ' '
    : event.target instanceof Element && event.target.closest('[role="option"]') !== null;

export interface PickerControlProps {
  label: string;
  /** Connects the control with its label and its messages. */
  labelling: Pick<TagPickerInputProps, 'id' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'>;
  inputRef?: Ref<HTMLInputElement>;
  name?: string;
  chosen: readonly string[];
  /** In display order. */
  options: readonly PickerOption[];
  isDisabled?: boolean;
  /** Formats a selected value that may not be one of the options. By default, the value is shown unchanged. */
  toText?: ((value: string) => string) | undefined;
  /** The label for adding the typed text. Without it, only the options can be selected. */
  addText?: ((value: string) => string) | undefined;
  onChange: (chosen: string[]) => void;
  onBlur?: () => void;
}

/**
 * Selects several values from suggestions while typing. The list stays open while values are picked, so that several can
 * be; picking one again removes it. Backspace removes the last one.
 */
export function PickerControl(props: PickerControlProps) {
  const { label, labelling, inputRef, name, chosen, options, isDisabled = false, onChange, onBlur } = props;
  const { toText = (value: string) => value, addText } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [draft, setDraft] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const text = draft.trim();
  // Typed text adds options, so it finds none that are selected.
  const found = matchingOptions(
    text === '' ? options : options.filter((option) => !chosen.includes(option.value)),
    draft,
  );
  const isNew = addText && text !== '' && ![...chosen, ...found.map((option) => option.value)].includes(text);

  return (
    <TagPicker
      selectedOptions={[...chosen]}
      disabled={isDisabled}
      open={isOpen}
      positioning={optionListPositioning}
      onOpenChange={(_event, { open, event }) => {
        if (open || !isPick(event)) setIsOpen(open);
      }}
      onOptionSelect={(_event, { value: picked }) => {
        // The line that says that nothing matches is also an option.
        if (picked === '') return;
        onChange(chosen.includes(picked) ? chosen.filter((each) => each !== picked) : [...chosen, picked]);
        setDraft('');
      }}
    >
      <TagPickerControl
        className={styles.control}
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
          ref={inputRef}
          name={name}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            // Selecting an option must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          onBlur={() => {
            // A whole option counts without Enter, too, and so does a new value that could not become an option.
            const folded = foldText(text);
            const typed =
              found.find((option) => foldText(option.text) === folded)?.value ?? (isNew && !found.length ? text : null);
            if (typed !== null) onChange([...chosen, typed]);
            setDraft('');
            onBlur?.();
          }}
        />
      </TagPickerControl>
      <TagPickerList className={styles.list}>
        {[
          // The options get new keys with each letter, so that the first one is the one that Enter selects.
          ...found.slice(0, maxShown).map((option) => (
            <TagPickerOption
              key={`${text} ${option.value}`}
              value={option.value}
              text={option.text}
              media={<span className={styles.check}>{chosen.includes(option.value) && <Checkmark16Regular />}</span>}
            >
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
  );
}
