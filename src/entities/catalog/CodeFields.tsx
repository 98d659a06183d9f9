import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCodeName } from '#i18n/useCodeName';
import type { FieldProps } from '#ui/form/fieldProps';
import { PickerField } from '#ui/form/picker/PickerField';
import { CURRENCY_CODES } from '#shared/currencies';
import { localeSuggestions } from './codeSuggestions';

const named = (codes: readonly string[], getName: (code: string) => string) =>
  codes
    .map((value) => ({ value, text: getName(value) }))
    // Sorts by name without the code, so that French comes before French (Belgium).
    .sort((a, b) => a.text.replace(`(${a.value})`, '').localeCompare(b.text.replace(`(${b.value})`, '')));

/** A form field for languages, selected by their names or codes. */
export function LanguagesField<Values extends FieldValues>(props: FieldProps<Values>) {
  const getName = useCodeName('language');
  const options = useMemo(() => named(localeSuggestions, getName), [getName]);
  return <PickerField {...props} options={options} toText={getName} />;
}

/** A form field for currencies, selected by their names or codes. */
export function CurrenciesField<Values extends FieldValues>(props: FieldProps<Values>) {
  const getName = useCodeName('currency');
  const options = useMemo(() => named(CURRENCY_CODES, getName), [getName]);
  return <PickerField {...props} options={options} toText={getName} />;
}
