import { useApolloClient } from '@apollo/client/react';
import { Button, Field, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { Picture } from '#ui/picture/Picture';
import { mediaMessages } from '#features/products/core/messages/mediaMessages';
import { ProductCombobox, type ProductChoice } from '#features/products/sections/associations/ProductCombobox';
import { BulkEditProductImagesDocument } from '../BulkEdit.generated';
import { stepMessages as messages } from '../stepMessages';

/** An image of a product. */
export interface FoundImage {
  url: string;
  alt: string;
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    maxHeight: '212px',
    overflowY: 'auto',
    marginBlock: tokens.spacingVerticalS,
    // Around the outline of a focused image.
    padding: '2px',
  },
  image: { minWidth: 'auto', padding: '3px' },
  used: { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
  note: { ...typographyStyles.caption1, marginBlock: tokens.spacingVerticalXS, color: tokens.colorNeutralForeground3 },
});

export interface ProductImagesProps {
  /** The URLs that are selected. */
  urls: readonly string[];
  /** Called with an image that is selected, or no longer. */
  onToggle: (image: FoundImage) => void;
}

/** Selects images that a product of the catalog, or one of its variants, has already. */
export function ProductImages({ urls, onToggle }: ProductImagesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [images, setImages] = useState<readonly FoundImage[] | null>(null);
  const [failure, setFailure] = useState<string>();

  const show = async ({ id, name, sku }: ProductChoice) => {
    setText(name || sku);
    setFailure(undefined);
    try {
      const query = BulkEditProductImagesDocument;
      const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' });
      const all = data ? [...data.product.media, ...data.product.variants.flatMap(({ media }) => media)] : [];
      setImages([...new Map(all.toReversed().map(({ url, alt }) => [url, { url, alt }])).values()].toReversed());
    } catch (error) {
      setFailure(getErrorMessage(error, intl));
    }
  };

  return (
    <div>
      <Field label={formatMessage(messages.imagesOf)} validationMessage={failure}>
        <ProductCombobox
          name="imagesOf"
          aria-label={formatMessage(messages.imagesOf)}
          text={text}
          onText={(next) => {
            setText(next);
            setImages(null);
          }}
          onPick={(product) => void show(product)}
          picksFirst
        />
      </Field>
      {images?.length === 0 && <p className={styles.note}>{formatMessage(messages.noImages)}</p>}
      {images !== null && images.length > 0 && (
        <div role="group" aria-label={formatMessage(mediaMessages.media)} className={styles.list}>
          {images.map((image, at) => {
            const isUsed = urls.includes(image.url);
            const label = image.alt || formatMessage(messages.imageNumber, { number: at + 1 });
            return (
              <Button
                key={image.url}
                appearance="subtle"
                className={mergeClasses(styles.image, isUsed && styles.used)}
                aria-pressed={isUsed}
                aria-label={label}
                title={label}
                onClick={() => onToggle(image)}
              >
                <Picture url={image.url} name={label} alt="" size={56} />
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}
