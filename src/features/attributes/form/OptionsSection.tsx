import { Button, Input, Field, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useRef } from 'react';
import { useController, useFormState, useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { labelLanguages } from '#entities/attribute/labelValues';
import { languageName, languageTitle } from '#i18n/languageName';
import { removeAndFocus } from '#ui/form/removeAndFocus';
import { useFieldRows } from '#ui/form/useFieldRows';
import { Panel } from '#ui/layout/Panel';
import type { AttributeValues } from './attributeSchema';
import { newOption } from './attributeValues';
import { formMessages as messages } from './formMessages';

const useStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  row: { display: 'flex', alignItems: 'flex-start', columnGap: tokens.spacingHorizontalS },
  head: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground3,
    paddingInlineEnd: '32px',
    // Where the labels of an option take several lines, their placeholders name the languages.
    '@media (max-width: 799.98px)': { display: 'none' },
  },
  labels: {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(132px, 100%), 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  add: { alignSelf: 'flex-start' },
  problem: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1, margin: 0 },
});

interface OptionLabelProps {
  control: Control<AttributeValues>;
  index: number;
  language: (typeof labelLanguages)[number];
}

function OptionLabel({ control, index, language }: OptionLabelProps) {
  const { formatMessage, locale } = useIntl();
  const name = `options.${index}.labels.${language}` as const;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  return (
    <Field validationMessage={fieldState.error?.message}>
      <Input
        ref={ref}
        name={name}
        style={{ minWidth: 0 }}
        aria-label={formatMessage(messages.optionIn, {
          number: index + 1,
          language: languageName(language, locale),
        })}
        placeholder={languageTitle(language, locale)}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** The options of an attribute, each with a label in every language. */
export function OptionsSection({ control }: { control: Control<AttributeValues> }) {
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const addRef = useRef<HTMLDivElement>(null);
  const type = useWatch({ control, name: 'type' });
  const { fields, append, remove } = useFieldRows({ control, name: 'options' });
  const labels = useWatch({ control, name: 'options' });
  const { errors } = useFormState({ control, name: 'options' });
  const problem = errors.options?.root?.message ?? errors.options?.message;
  const removeOption = (index: number) => {
    const next = Math.min(index, fields.length - 2);
    removeAndFocus(() => remove(index), `options.${next}.labels.en`, addRef.current);
  };
  if (type !== 'SELECT' && type !== 'MULTI_SELECT') return null;
  return (
    <Panel heading={formatMessage(messages.options)}>
      {fields.length > 0 && (
        <div className={styles.rows}>
          <div className={mergeClasses(styles.row, styles.head)} aria-hidden="true">
            <div className={styles.labels}>
              {labelLanguages.map((language) => (
                <span key={language}>{languageTitle(language, locale)}</span>
              ))}
            </div>
          </div>
          {fields.map(({ key }, index) => (
            <div key={key} className={styles.row}>
              <div className={styles.labels}>
                {labelLanguages.map((language) => (
                  <OptionLabel key={language} control={control} index={index} language={language} />
                ))}
              </div>
              <Button
                appearance="subtle"
                icon={<Dismiss16Regular />}
                aria-label={formatMessage(messages.removeOption, { name: labels[index]?.labels.en || index + 1 })}
                onClick={() => removeOption(index)}
              />
            </div>
          ))}
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div ref={addRef} className={styles.add}>
        <Button
          size="small"
          icon={<Add16Regular />}
          onClick={() => append(newOption, { focusName: `options.${fields.length}.labels.en` })}
        >
          {formatMessage(messages.addOption)}
        </Button>
      </div>
    </Panel>
  );
}
