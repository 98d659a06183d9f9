import {
  Combobox,
  makeStyles,
  mergeClasses,
  Option,
  OptionGroup,
  tokens,
  type ComboboxProps,
} from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as uiMessages } from '../../messages';
import { controlMessages } from '../controlMessages';
import { matchingOptions, type PickerOption } from './pickerOptions';

const useStyles = makeStyles({
  root: {
    width: '100%',
    minWidth: 0,
    columnGap: tokens.spacingHorizontalSNudge,
    '& input': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  },
  list: { minWidth: '260px', maxHeight: '360px' },
});

interface PickerGroup {
  label: string;
  options: readonly PickerOption[];
}

/** Returns the groups with at most so many options. */
const limitOptions = (groups: readonly PickerGroup[], most: number): PickerGroup[] => {
  let left = most;
  return groups.flatMap(({ label, options }) => {
    const shown = options.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? { label, options: shown } : [];
  });
};

export interface GroupedPickerProps {
  label: string;
  /** The value of one of the options; another one is shown as it is. */
  value: string;
  /** The option for no value, which comes first. */
  none?: PickerOption;
  groups: readonly PickerGroup[];
  placeholder?: string;
  /** The most options that are rendered at once, where many would keep the page busy for too long; all by default. */
  maxShown?: number;
  size?: 'small' | 'medium';
  className?: string;
  /** Connects it with what is wrong with it. */
  described?: Pick<ComboboxProps, 'aria-describedby' | 'aria-invalid'> | undefined;
  onChange: (value: string) => void;
}

/** Combobox for one of many options in groups, searchable by name. The options are only rendered while it is open. */
export function GroupedPicker(props: GroupedPickerProps) {
  const {
    label,
    value,
    none,
    groups,
    placeholder,
    maxShown = Infinity,
    size = 'medium',
    className,
    described,
    onChange,
  } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const nones = none ? [none] : [];
  const selected = [...nones, ...groups.flatMap(({ options }) => options)].find((option) => option.value === value);
  const shownNones = matchingOptions(nones, draft ?? '');
  const found = groups
    .map((group) => ({ ...group, options: matchingOptions(group.options, draft ?? '') }))
    .filter(({ options }) => options.length > 0);
  const count = found.reduce((sum, { options }) => sum + options.length, 0);
  const shown = limitOptions(found, maxShown);
  const [first] = [...shownNones, ...shown.flatMap(({ options }) => options)];
  return (
    <Combobox
      {...described}
      size={size}
      className={mergeClasses(styles.root, className)}
      aria-label={label}
      placeholder={placeholder}
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
          {shownNones.map((option) => (
            <Option key={option.value} value={option.value} text={option.text}>
              {option.text}
            </Option>
          ))}
          {shown.map((group) => (
            <OptionGroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <Option key={option.value} value={option.value} text={option.text}>
                  {option.text}
                </Option>
              ))}
            </OptionGroup>
          ))}
          {count > maxShown && (
            <Option value={value} text={draft ?? ''} disabled>
              {formatMessage(controlMessages.moreOptions, { count: count - maxShown })}
            </Option>
          )}
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
