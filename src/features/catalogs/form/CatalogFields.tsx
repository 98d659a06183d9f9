import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import {
  useFormState,
  useWatch,
  type Control,
  type UseFormResetField,
  type UseFormSetFocus,
  type UseFormSetValue,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import { CurrenciesField } from '#entities/catalog/CodeFields';
import { disclosure } from '#ui/layout/disclosure';
import { TextField } from '#ui/form/TextField';
import { toSlug } from '#shared/slug';
import { catalogFieldNames, CODE_LENGTH, type CatalogValues } from './catalogSchema';
import { CatalogSettings } from './CatalogSettings';
import { formMessages } from './formMessages';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}`,
    alignItems: 'start',
  },
  more: { gridColumn: '1 / -1' },
  summary: { ...typographyStyles.body1Strong, ...disclosure },
  settings: { marginBlockStart: tokens.spacingVerticalL },
});

export interface CatalogFieldsProps {
  control: Control<CatalogValues>;
  setValue: UseFormSetValue<CatalogValues>;
  setFocus: UseFormSetFocus<CatalogValues>;
  resetField: UseFormResetField<CatalogValues>;
  /** A new catalog needs a name and a currency; its other settings are folded, and its code follows the name. */
  isNew: boolean;
}

/** The form fields of a catalog. */
export function CatalogFields({ control, setValue, setFocus, resetField, isNew }: CatalogFieldsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { errors } = useFormState({ control });
  const name = useWatch({ control, name: 'name' });
  // A code that follows the name is no change of its own.
  useEffect(() => {
    if (isNew && !control.getFieldState('code').isDirty) {
      resetField('code', { defaultValue: toSlug(name).slice(0, CODE_LENGTH).replace(/-$/, '') });
    }
  }, [isNew, control, name, resetField]);

  const [isOpen, setIsOpen] = useState(false);
  const firstError = catalogFieldNames.find((field) => errors[field]);
  const foldedError = firstError === 'name' || firstError === 'currencies' ? undefined : firstError;
  // A folded field can't get the focus when the error is set.
  useEffect(() => {
    if (isNew && foldedError) setFocus(foldedError);
  }, [isNew, foldedError, setFocus]);

  const settings = <CatalogSettings control={control} setValue={setValue} isNew={isNew} />;
  return (
    <div className={styles.fields}>
      <TextField control={control} name="name" label={formatMessage(formMessages.name)} isRequired />
      <CurrenciesField
        control={control}
        name="currencies"
        label={formatMessage(formMessages.currencies)}
        hint={formatMessage(formMessages.currenciesHint)}
        isRequired
      />
      {isNew ? (
        <details
          className={styles.more}
          open={isOpen || foldedError !== undefined}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary className={styles.summary}>{formatMessage(formMessages.moreSettings)}</summary>
          <div className={mergeClasses(styles.fields, styles.settings)}>{settings}</div>
        </details>
      ) : (
        settings
      )}
    </div>
  );
}
