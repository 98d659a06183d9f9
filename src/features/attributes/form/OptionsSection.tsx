import { Button, Input, Field, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Merge16Regular } from '@fluentui/react-icons/svg/merge';
import { useRef, useState } from 'react';
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
import { MergeDialog } from './MergeDialog';
import { MergedOptions } from './MergedOptions';

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
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  problem: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1, margin: 0 },
});

interface OptionInputProps {
  control: Control<AttributeValues>;
  name: `options.${number}.code` | `options.${number}.labels.${(typeof labelLanguages)[number]}`;
  label: string;
  placeholder: string;
}

function OptionInput({ control, name, label, placeholder }: OptionInputProps) {
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
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(_event, data) => onChange(data.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** The options of an attribute, each with a label in every language and a code. Stored ones can be merged. */
export function OptionsSection({ control, isReadOnly }: { control: Control<AttributeValues>; isReadOnly: boolean }) {
  const { formatMessage, locale } = useIntl();
  const styles = useStyles();
  const actionsRef = useRef<HTMLDivElement>(null);
  const [isMerging, setIsMerging] = useState(false);
  const type = useWatch({ control, name: 'type' });
  const { fields, append, remove } = useFieldRows({ control, name: 'options' });
  const options = useWatch({ control, name: 'options' });
  const {
    field: { value: merged, onChange: setMerged },
  } = useController({ control, name: 'mergedOptions' });
  const { errors } = useFormState({ control, name: 'options' });
  const problem = errors.options?.root?.message ?? errors.options?.message;
  const stored = options.filter(({ formerCode }) => formerCode !== '');
  const toName = (former: string) => stored.find(({ formerCode }) => formerCode === former)?.labels.en || former;
  const removeOption = (index: number) => {
    const next = Math.min(index, fields.length - 2);
    const code = options[index]?.formerCode;
    removeAndFocus(
      () => {
        remove(index);
        if (merged.some(({ into }) => into === code)) setMerged(merged.filter(({ into }) => into !== code));
      },
      `options.${next}.labels.en`,
      actionsRef.current,
    );
  };
  const merge = (from: readonly string[], into: string) => {
    const isFrom = (code: string) => code !== '' && from.includes(code);
    const moved = merged.map((one) => (isFrom(one.into) ? { ...one, into } : one));
    const added = options.filter(({ formerCode }) => isFrom(formerCode)).map((option) => ({ option, into }));
    remove(options.flatMap(({ formerCode }, index) => (isFrom(formerCode) ? index : [])));
    setMerged([...moved, ...added]);
  };
  const unmerge = (index: number) => {
    const { option } = merged[index]!;
    setMerged(merged.toSpliced(index, 1));
    append(option, { focusName: `options.${fields.length}.labels.en` });
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
              <span>{formatMessage(messages.code)}</span>
            </div>
          </div>
          {fields.map(({ key }, index) => (
            <div key={key} className={styles.row}>
              <div className={styles.labels}>
                {labelLanguages.map((language) => (
                  <OptionInput
                    key={language}
                    control={control}
                    name={`options.${index}.labels.${language}`}
                    label={formatMessage(messages.optionIn, {
                      number: index + 1,
                      language: languageName(language, locale),
                    })}
                    placeholder={languageTitle(language, locale)}
                  />
                ))}
                <OptionInput
                  control={control}
                  name={`options.${index}.code`}
                  label={formatMessage(messages.codeOfOption, { number: index + 1 })}
                  placeholder={formatMessage(messages.code)}
                />
              </div>
              <Button
                appearance="subtle"
                icon={<Dismiss16Regular />}
                aria-label={formatMessage(messages.removeOption, { name: options[index]?.labels.en || index + 1 })}
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
      <MergedOptions merged={merged} toName={toName} onRemove={unmerge} />
      <div ref={actionsRef} className={styles.actions}>
        <Button
          size="small"
          icon={<Add16Regular />}
          onClick={() => append(newOption, { focusName: `options.${fields.length}.labels.en` })}
        >
          {formatMessage(messages.addOption)}
        </Button>
        {stored.length + merged.length > 1 && !isReadOnly && (
          <Button
            size="small"
            icon={<Merge16Regular />}
            disabledFocusable={stored.length < 2}
            onClick={() => setIsMerging(true)}
          >
            {formatMessage(messages.mergeOptions)}
          </Button>
        )}
      </div>
      <MergeDialog
        isOpen={isMerging}
        options={stored.map(({ formerCode }) => ({ value: formerCode, text: toName(formerCode) }))}
        onMerge={merge}
        onClose={() => setIsMerging(false)}
      />
    </Panel>
  );
}
