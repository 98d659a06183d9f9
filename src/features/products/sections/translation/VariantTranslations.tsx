import { Button, Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Panel } from '#ui/layout/Panel';
import { nameMessages } from '#ui/nameMessages';
import { getValueScope, getVariantIndex } from '../../core/values/fieldPaths';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';
import { fieldOfHash } from '../../core/issues/fieldLocation';
import { variantMessages } from '../../core/messages/variantMessages';
import { findVariants } from './findVariants';
import { translationMessages as messages } from './translationMessages';
import { VariantTexts, type VariantTextsProps } from './VariantTexts';

/** How many variants are shown at first, and more with each click. There can be thousands. */
const STEP = 10;

const useStyles = makeStyles({
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

/** The index of the variant whose text is named in the URL; null if there is none. */
function useNamedVariant(): number | null {
  const path = fieldOfHash(useLocation().hash);
  return getValueScope(path) && getVariantIndex(path);
}

/** How many of the alt texts of all variants are translated. Without images there is no text. */
function AltTextProgress({ locale }: { locale: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  // There can be thousands, which are counted after what was typed is shown.
  const variants = useDeferredValue(useWatch({ control, name: 'variants' }));
  const { filled, total } = useMemo(() => {
    const media = variants.flatMap((variant) => variant.media);
    return { filled: media.filter(({ altTexts }) => altTexts[locale] !== undefined).length, total: media.length };
  }, [variants, locale]);
  return total === 0 ? null : <p className={styles.note}>{formatMessage(messages.altTexts, { filled, total })}</p>;
}

/**
 * The texts of the variants for another language or a channel, beside their own. A product without variants has no
 * section.
 */
export function VariantTranslations(props: Omit<VariantTextsProps, 'index'>) {
  const { locale, channel } = props.scope;
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control } = useProductForm();
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(STEP);
  const named = useNamedVariant();
  const variants = useWatch({ control, name: 'variants' });
  if (variants.length === 0) return null;
  const found = findVariants(variants, query, limit + 1);
  const first = found.slice(0, limit);
  const isNamedElsewhere = query === '' && named !== null && variants[named] && !first.includes(named);
  const shown = isNamedElsewhere ? [...first, named] : first;
  return (
    <Panel heading={formatMessage(variantMessages.variants)}>
      <div className={form.fields}>
        {locale !== null && channel === null && <AltTextProgress locale={locale} />}
        {variants.length > STEP && (
          <Field label={formatMessage(messages.findVariant)}>
            <Input type="search" value={query} onChange={(_event, { value }) => setQuery(value)} />
          </Field>
        )}
        {shown.length === 0 && <p className={styles.note}>{formatMessage(messages.noVariants)}</p>}
        {shown.map((index) => (
          <VariantTexts key={`${index} ${variants[index]!.id}`} index={index} {...props} />
        ))}
        {found.length > limit && (
          <div>
            <Button onClick={() => setLimit(limit + STEP)}>{formatMessage(nameMessages.showMore)}</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
