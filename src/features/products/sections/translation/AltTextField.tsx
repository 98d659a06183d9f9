import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useContext } from 'react';
import { get, useController, useFormState, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
import { labelInScope } from '#ui/valueName';
import { useProductForm } from '../../core/useProductForm';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { mediaMessages } from '../../core/messages/mediaMessages';
import { FallbackHint } from './FallbackHint';
import { inheritedAlt } from './inheritedText';
import { SourceLocaleContext } from './sourceLocale';
import { translationMessages as messages } from './translationMessages';
import { useTranslationStyles } from './useTranslationStyles';

const useStyles = makeStyles({
  source: { display: 'flex', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
});

export interface AltTextFieldProps {
  /** The images in the form. */
  name: 'media' | `variants.${number}.media`;
  /** Place of the image in the form, starting at 0. */
  index: number;
  locale: string;
  defaultLocale: string;
}

/** An image with its alt text in the default language, beside the field for another language. */
export function AltTextField({ name: list, index, locale, defaultLocale }: AltTextFieldProps) {
  const intl = useIntl();
  const styles = useStyles();
  const shared = useTranslationStyles();
  const { control, clearErrors } = useProductForm();
  const name = `${list}.${index}.altTexts` as const;
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control });
  const [url, alt, productName, sku] = useWatch({
    control,
    name: [`${list}.${index}.url`, `${list}.${index}.alt`, 'name', 'sku'],
  });
  const { [locale]: value = '', ...others } = field.value;
  const inherited = value === '' ? inheritedAlt(field.value, locale, alt) : null;
  const sourceLocale = useContext(SourceLocaleContext) ?? defaultLocale;
  const [source, sourceLang] =
    sourceLocale in field.value ? [field.value[sourceLocale]!, sourceLocale] : [alt, defaultLocale];
  const error: { message?: string } | undefined = get(errors, name);
  const label = intl.formatMessage(mediaMessages.altOf, { number: index + 1 });
  const inLanguage = (tag: string) => labelInScope(label, { locale: tag, channel: null }, intl);
  return (
    <div className={shared.row}>
      <div className={styles.source}>
        <Picture url={url} name={productName || sku} size={64} />
        <div className={shared.source}>
          <span className={shared.label}>{inLanguage(sourceLang)}</span>
          {source.trim() === '' ? (
            <p className={shared.empty}>{intl.formatMessage(messages.noSource)}</p>
          ) : (
            <p className={shared.text} lang={sourceLang} dir="auto">
              {source}
            </p>
          )}
        </div>
      </div>
      <FieldSlot field={name}>
        <Field
          label={inLanguage(locale)}
          hint={
            inherited && (
              <FallbackHint text={inherited} scope={{ locale, channel: null }} defaultLocale={defaultLocale} />
            )
          }
          validationMessage={error?.message}
        >
          <Input
            name={name}
            value={value}
            placeholder={inherited?.text}
            lang={locale}
            dir="auto"
            onBlur={field.onBlur}
            onChange={(_event, { value: text }) => {
              clearErrors(name);
              field.onChange(text === '' ? others : { ...others, [locale]: text });
            }}
          />
        </Field>
      </FieldSlot>
    </div>
  );
}
