import { Combobox, makeStyles, Option, OptionGroup } from '@fluentui/react-components';
import { useMemo, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { CURRENCY_CODES } from '#shared/currencies';
import { useCodeName } from '#i18n/useCodeName';
import { matchingOptions } from '#ui/form/pickerOptions';
import { controlMessages } from '#ui/form/controlMessages';
import { formMessages as messages } from '../../core/formMessages';

const useStyles = makeStyles({
  root: { minWidth: 0, '& input': { minWidth: 0, width: '100%' } },
  list: { minWidth: '260px', maxHeight: '320px' },
});

export interface CurrencyPickerProps {
  name: string;
  value: string;
  /** The catalog's currencies (ISO 4217), which are listed first. */
  currencies: readonly string[];
  inputRef: Ref<HTMLInputElement>;
  onChange: (currency: string) => void;
  onBlur: () => void;
}

/** Combobox for the currency of a price, searchable by code or name. */
export function CurrencyPicker({ name, value, currencies, inputRef, onChange, onBlur }: CurrencyPickerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const label = formatMessage(messages.currency);
  const getName = useCodeName('currency');
  const [draft, setDraft] = useState<string | null>(null);
  const groups = useMemo(() => {
    const toOption = (code: string) => ({ value: code, text: getName(code) });
    const others = CURRENCY_CODES.filter((code) => !currencies.includes(code));
    const byName = others.map(toOption).sort((a, b) => a.text.localeCompare(b.text));
    return [
      { label: messages.catalogCurrencies, options: currencies.map(toOption) },
      { label: messages.otherCurrencies, options: byName },
    ];
  }, [currencies, getName]);
  const found = groups
    .map(({ label, options }) => ({ label, options: matchingOptions(options, draft ?? '') }))
    .filter(({ options }) => options.length > 0);
  return (
    <Combobox
      ref={inputRef}
      name={name}
      className={styles.root}
      aria-label={label}
      expandIcon={{ 'aria-label': formatMessage(controlMessages.showOptions, { field: label }), tabIndex: -1 }}
      listbox={{ className: styles.list }}
      positioning={{ matchTargetSize: undefined, autoSize: false }}
      value={draft ?? value}
      selectedOptions={[value]}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={(event) => {
        const [first] = found.flatMap(({ options }) => options);
        // The list itself handles an option that was highlighted with the arrow keys.
        if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return;
        event.preventDefault();
        if (draft && first) onChange(first.value);
        setDraft(null);
      }}
      onOptionSelect={(_event, { optionValue }) => {
        // Typing clears the selection without selecting another option.
        if (!optionValue) return;
        setDraft(null);
        onChange(optionValue);
      }}
      onBlur={() => {
        setDraft(null);
        onBlur();
      }}
    >
      {found.map(({ label: group, options }) => (
        <OptionGroup key={group.id} label={formatMessage(group)}>
          {options.map((option) => (
            <Option key={option.value} value={option.value} text={option.text}>
              {option.text}
            </Option>
          ))}
        </OptionGroup>
      ))}
    </Combobox>
  );
}
