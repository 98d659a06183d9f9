import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Panel } from '../../../ui/layout/Panel';
import { nameMessages } from '../../../ui/nameMessages';
import { useFormStyles } from '../form/useFormStyles';
import { useProductForm } from '../form/useProductForm';
import { useOwnVariant } from '../variants/useOwnVariant';
import { AltTextField } from './AltTextField';
import type { AltTextSectionProps } from './AltTextSection';
import { translationMessages as messages } from './translationMessages';

/** How many variants are shown at first, and more with each click. */
const STEP = 10;

const useStyles = makeStyles({
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  variant: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  name: { ...typographyStyles.body1Strong, margin: 0, overflowWrap: 'anywhere' },
});

function VariantImages({ index, locale, defaultLocale }: AltTextSectionProps & { index: number }) {
  useOwnVariant(index);
  const styles = useStyles();
  const nameId = useId();
  const { control } = useProductForm();
  const path = `variants.${index}` as const;
  const [media, sku, name] = useWatch({ control, name: [`${path}.media`, `${path}.sku`, `${path}.name`] });
  return (
    <section className={styles.variant} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles.name} dir="auto">
        {name ? `${name} (${sku})` : sku}
      </h3>
      {media.map(({ url }, place) => (
        <AltTextField
          key={`${place} ${url} ${locale}`}
          name={`${path}.media`}
          index={place}
          locale={locale}
          defaultLocale={defaultLocale}
        />
      ))}
    </section>
  );
}

/** The alt texts of the variants' images in another language. Without such images there is no section. */
export function VariantAltTexts(props: AltTextSectionProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control } = useProductForm();
  const [limit, setLimit] = useState(STEP);
  const variants = useWatch({ control, name: 'variants' });
  const pictured = variants.flatMap(({ media }, index) => (media.length > 0 ? index : []));
  if (pictured.length === 0) return null;
  const media = pictured.flatMap((index) => variants[index]!.media);
  const filled = media.filter(({ altTexts }) => altTexts[props.locale] !== undefined).length;
  return (
    <Panel heading={formatMessage(messages.variantImages)}>
      <div className={form.fields}>
        <p className={styles.note}>{formatMessage(messages.altTexts, { filled, total: media.length })}</p>
        {pictured.slice(0, limit).map((index) => (
          <VariantImages key={`${index} ${variants[index]!.id}`} index={index} {...props} />
        ))}
        {pictured.length > limit && (
          <div>
            <Button onClick={() => setLimit(limit + STEP)}>{formatMessage(nameMessages.showMore)}</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
