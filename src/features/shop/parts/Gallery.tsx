import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
import { partMessages } from './partMessages';

const useStyles = makeStyles({
  gallery: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  stage: {
    position: 'relative',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  thumbs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  thumb: {
    padding: '2px',
    maxWidth: '80px',
    cursor: 'pointer',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  current: {
    border: `1px solid ${tokens.colorCompoundBrandStroke}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
});

/** An image of a product. */
interface GalleryImage {
  url: string;
  /** Empty if the image shows only what the name says. */
  alt: string;
}

export interface GalleryProps {
  /** The name of the product. */
  name: string;
  images: readonly GalleryImage[];
  /** Index of the large image. A product option can set it as well. */
  place: number;
  onChange: (place: number) => void;
}

/** The images of a product: a large one, and small ones that select it. Without images, the product’s initials. */
export function Gallery({ name, images, place, onChange }: GalleryProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const image = images[place];
  return (
    <div role="group" aria-label={formatMessage(partMessages.images, { name })} className={styles.gallery}>
      <div className={styles.stage}>
        <Picture url={image?.url ?? null} name={name} alt={image?.alt || name} size="fill" />
      </div>
      {images.length > 1 && (
        <div className={styles.thumbs}>
          {images.map(({ url, alt }, index) => (
            <button
              key={url}
              type="button"
              className={mergeClasses(styles.thumb, index === place && styles.current)}
              aria-label={alt || formatMessage(partMessages.image, { place: index + 1, count: images.length })}
              aria-pressed={index === place}
              onClick={() => onChange(index)}
            >
              <Picture url={url} name={name} size="fill" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
