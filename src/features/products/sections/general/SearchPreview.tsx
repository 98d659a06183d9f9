import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../../core/formMessages';
import { cutText, plainText } from '../description/plainText';
import { useProductForm } from '../../core/useProductForm';

const useStyles = makeStyles({
  figure: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  caption: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  address: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    direction: 'ltr',
    textAlign: 'start',
  },
  title: { ...typographyStyles.subtitle2, color: tokens.colorBrandForegroundLink },
  text: { ...typographyStyles.body1, color: tokens.colorNeutralForeground2 },
});

export interface SearchPreviewProps {
  /** Maximum number of characters shown. */
  titleLimit: number;
  descriptionLimit: number;
}

/** Preview of the product in search results. Missing SEO texts are replaced by texts of the product. */
export function SearchPreview({ titleLimit, descriptionLimit }: SearchPreviewProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { control } = useProductForm();
  const [name, slug, description, seo] = useWatch({ control, name: ['name', 'slug', 'description', 'seo'] });
  const title = seo.title.trim() || name.trim() || formatMessage(messages.name);
  const text = seo.description.trim() || plainText(description);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{formatMessage(messages.seoPreview)}</figcaption>
      <span className={styles.address}>{formatMessage(messages.seoAddress, { slug: slug.trim() || '…' })}</span>
      <span className={styles.title}>{cutText(title, titleLimit)}</span>
      {text !== '' && <span className={styles.text}>{cutText(text, descriptionLimit)}</span>}
    </figure>
  );
}
