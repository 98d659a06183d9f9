import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { useFormStyles } from '../../core/useFormStyles';
import { useProductForm } from '../../core/useProductForm';
import { mediaMessages } from '../../core/messages/mediaMessages';
import { AltTextField } from './AltTextField';
import { translationMessages as messages } from './translationMessages';

const useStyles = makeStyles({
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});

export interface AltTextSectionProps {
  locale: string;
  defaultLocale: string;
}

/** The alt texts of the product's images in another language. A product without images has no section. */
export function AltTextSection({ locale, defaultLocale }: AltTextSectionProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  const { control } = useProductForm();
  const media = useWatch({ control, name: 'media' });
  if (media.length === 0) return null;
  const filled = media.filter(({ altTexts }) => altTexts[locale] !== undefined).length;
  return (
    <Panel heading={formatMessage(mediaMessages.media)}>
      <div className={form.fields}>
        <p className={styles.note}>{formatMessage(messages.altTexts, { filled, total: media.length })}</p>
        {media.map(({ url }, index) => (
          <AltTextField
            key={`${index} ${url} ${locale}`}
            name="media"
            index={index}
            locale={locale}
            defaultLocale={defaultLocale}
          />
        ))}
      </div>
    </Panel>
  );
}
