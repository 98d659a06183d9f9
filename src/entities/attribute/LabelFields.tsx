import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/form/TextField';
import { labelLanguages, type AttributeValues } from './attributeSchema';
import { formMessages as messages } from './formMessages';

/** The labels of an attribute, one for each language of the app. */
export function LabelFields({ control }: { control: Control<AttributeValues> }) {
  const { formatMessage, formatDisplayName } = useIntl();
  return labelLanguages.map((language) => (
    <TextField
      key={language}
      control={control}
      name={`labels.${language}`}
      label={formatMessage(messages.labelIn, { language: formatDisplayName(language, { type: 'language' }) })}
      isRequired={language === 'en'}
    />
  ));
}
