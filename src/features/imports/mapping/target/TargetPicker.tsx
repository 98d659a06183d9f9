import { Combobox, makeStyles, Option, OptionGroup, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { controlMessages } from '#ui/form/controlMessages';
import { matchingOptions, type PickerOption } from '#ui/form/pickerOptions';
import { messages as uiMessages } from '#ui/messages';

const useStyles = makeStyles({
  root: {
    width: '100%',
    minWidth: 0,
    columnGap: tokens.spacingHorizontalSNudge,
    '& input': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  },
  list: { minWidth: '260px', maxHeight: '360px' },
});

export interface TargetPickerProps {
  label: string;
  /** The value of one of the options. */
  value: string;
  /** The option for no target, which is always offered. */
  none: PickerOption;
  groups: readonly { label: string; options: readonly PickerOption[] }[];
  onChange: (value: string) => void;
}

/** Combobox for the target of a column, searchable by name. The options are only rendered while it is open. */
export function TargetPicker({ label, value, none, groups, onChange }: TargetPickerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const selected = [none, ...groups.flatMap(({ options }) => options)].find((option) => option.value === value);
  const found = groups
    .map((group) => ({ ...group, options: matchingOptions(group.options, draft ?? '') }))
    .filter(({ options }) => options.length > 0);
  const isNoneShown = matchingOptions([none], draft ?? '').length > 0;
  const [first] = [...(isNoneShown ? [none] : []), ...found.flatMap(({ options }) => options)];
  return (
    <Combobox
      size="small"
      className={styles.root}
      aria-label={label}
      expandIcon={{ 'aria-label': formatMessage(controlMessages.showOptions, { field: label }), tabIndex: -1 }}
      listbox={{ className: styles.list }}
      positioning={{ matchTargetSize: undefined, autoSize: false }}
      open={isOpen}
      onOpenChange={(_event, data) => setIsOpen(data.open)}
      value={draft ?? selected?.text ?? value}
      selectedOptions={[value]}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => {
        // The list itself handles an option that was highlighted with the arrow keys.
        if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return;
        event.preventDefault();
        if (draft && first) onChange(first.value);
        setDraft(null);
        setIsOpen(false);
      }}
      onOptionSelect={(_event, { optionValue }) => {
        // Typing clears the selection without selecting another option.
        if (optionValue === undefined) return;
        setDraft(null);
        onChange(optionValue);
      }}
      onBlur={() => setDraft(null)}
    >
      {isOpen && (
        <>
          {isNoneShown && (
            <Option value={none.value} text={none.text}>
              {none.text}
            </Option>
          )}
          {found.map((group) => (
            <OptionGroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <Option key={option.value} value={option.value} text={option.text}>
                  {option.text}
                </Option>
              ))}
            </OptionGroup>
          ))}
          {!first && (
            <Option value={value} text={draft ?? ''} disabled>
              {formatMessage(uiMessages.noOption)}
            </Option>
          )}
        </>
      )}
    </Combobox>
  );
}
