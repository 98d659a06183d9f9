import { Field, Input, Textarea } from '@fluentui/react-components';
import { lazy, Suspense, useContext, useId } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ValueScope } from '#shared/valuePath';
import { Placeholder } from '#ui/state/Placeholder';
import { labelInScope } from '#ui/valueName';
import { HtmlEditor } from '../description/HtmlEditor';
import { useProductForm } from '../../core/useProductForm';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { FallbackHint } from './FallbackHint';
import { inheritedText } from './inheritedText';
import { findTranslation, SourceLocaleContext } from './sourceLocale';
import { translationMessages as messages } from './translationMessages';
import type { TranslationRow } from './translationRows';
import { useTranslationStyles } from './useTranslationStyles';
import { valueId } from '../../core/values/valueId';

const DescriptionPreview = lazy(() =>
  import('../description/DescriptionPreview').then((module) => ({ default: module.DescriptionPreview })),
);

export interface TranslationFieldProps {
  /** The values in the form. */
  list?: 'values' | `variants.${number}.values`;
  /** ID of the heading with the name of the variant, which is part of the field’s name. */
  variantNameId?: string;
  row: TranslationRow;
  scope: ValueScope;
  /** The label of the channel; null for all channels. */
  channelName: string | null;
  defaultLocale: string;
}

interface SourceProps {
  row: TranslationRow;
  /** The texts for other languages, as they are named in the form. */
  texts: Readonly<Record<string, string>>;
  defaultLocale: string;
}

function Source({ row: { attribute, label, source, form }, texts, defaultLocale }: SourceProps) {
  const intl = useIntl();
  const styles = useTranslationStyles();
  const found = findTranslation(texts, attribute, useContext(SourceLocaleContext));
  const text = found?.text ?? source;
  const lang = found?.locale ?? defaultLocale;
  const html = form === 'html' && text.trim() !== '';
  return (
    <div className={styles.source}>
      <span className={styles.label}>{labelInScope(label, { locale: lang, channel: null }, intl)}</span>
      {html ? (
        <div className={styles.text} lang={lang}>
          <Suspense fallback={<Placeholder height={120} />}>
            <DescriptionPreview html={text} />
          </Suspense>
        </div>
      ) : text.trim() === '' ? (
        <p className={styles.empty}>{intl.formatMessage(messages.noSource)}</p>
      ) : (
        <p className={styles.text} lang={lang} dir="auto">
          {text}
        </p>
      )}
    </div>
  );
}

/**
 * The own text of a product or a variant beside the field for another language or a channel. An inherited text is shown
 * in the empty field, and is not stored.
 */
export function TranslationField({
  list = 'values',
  variantNameId,
  row,
  scope,
  channelName,
  defaultLocale,
}: TranslationFieldProps) {
  const intl = useIntl();
  const styles = useTranslationStyles();
  const { control, clearErrors } = useProductForm();
  const { field } = useController({ control, name: list });
  const { errors } = useFormState({ control });
  const labelId = useId();
  const key = { attribute: row.attribute, ...scope };
  const id = valueId(key);
  const name = `${list}.${id}` as const;
  const { [id]: value = '', ...others } = field.value;
  const { fallback } = row;
  const inherited =
    value === ''
      ? (inheritedText(field.value, key, fallback === undefined ? row.source : '') ?? fallback ?? null)
      : null;
  const error: { message?: string } | undefined = get(errors, name);
  const change = (text: string) => {
    clearErrors(name);
    field.onChange(text === '' ? others : { ...others, [id]: text });
  };
  const label = labelInScope(row.label, { ...scope, channel: channelName }, intl);
  const hint = inherited && <FallbackHint text={inherited} scope={scope} defaultLocale={defaultLocale} />;
  const input = {
    ...(variantNameId !== undefined && { 'aria-labelledby': `${labelId} ${variantNameId}` }),
    name,
    value,
    placeholder: inherited?.text,
    lang: scope.locale ?? defaultLocale,
    dir: 'auto',
    onBlur: field.onBlur,
    onChange: (_event: unknown, data: { value: string }) => change(data.value),
  };
  return (
    <div className={styles.row}>
      <Source row={row} texts={field.value} defaultLocale={defaultLocale} />
      <FieldSlot field={name}>
        {row.form === 'html' ? (
          <HtmlEditor
            key={name}
            name={name}
            label={label}
            hint={hint}
            error={error?.message}
            html={value}
            onChange={change}
            onBlur={field.onBlur}
          />
        ) : (
          <Field label={{ children: label, id: labelId }} hint={hint} validationMessage={error?.message}>
            {row.form === 'lines' ? <Textarea {...input} rows={3} resize="vertical" /> : <Input {...input} />}
          </Field>
        )}
      </FieldSlot>
    </div>
  );
}
