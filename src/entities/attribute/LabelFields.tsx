import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { languageName } from '#i18n/languageName';
import { TextField } from '#ui/form/TextField';
import { labelMessages as messages } from './labelMessages';
import { labelLanguages, type LabelValues } from './labelValues';

export interface LabelFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Returns the name of the label in a language. */
  toName: (language: keyof LabelValues) => FieldPath<Values>;
  isReadOnly: boolean;
}

/** Labels, one for each language of the app. English is required. */
export function LabelFields<Values extends FieldValues>({ control, toName, isReadOnly }: LabelFieldsProps<Values>) {
  const { formatMessage, locale } = useIntl();
  return labelLanguages.map((language) => (
    <TextField
      key={language}
      control={control}
      name={toName(language)}
      label={formatMessage(messages.labelIn, { language: languageName(language, locale) })}
      isRequired={language === 'en' && !isReadOnly}
    />
  ));
}
