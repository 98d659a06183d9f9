import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Picture } from '#ui/picture/Picture';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import { Gallery } from '../parts/Gallery';
import { ProductLayout } from '../parts/ProductLayout';
import { urlList } from '../urlList';
import { AvailabilityBadge } from './AvailabilityBadge';
import { getAttributes, type WindowVariant } from './variantChoice';
import { VariantPicker } from './VariantPicker';
import type { WindowView } from './WindowCard';
import { windowMessages } from './windowMessages';
import { WindowPrice, WindowPriceRange } from './WindowPrice';
import type { WindowAttributeFragment, WindowProductQuery } from './WindowProduct.generated';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  price: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums' },
  // As wide as its text, which starts at the label even if it is read in the other direction.
  formatted: { display: 'flex' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
  },
  attributes: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
});

const brandParam = urlList();

type Product = WindowProductQuery['shopWindow']['product'];

/** The images of the variant, then those of the product. */
const getImages = ({ images }: Product, variant: WindowVariant) => [
  ...new Map([...variant.images, ...images].map((image) => [image.url, image])).values(),
];

function WindowGallery({ product, variant }: { product: Product; variant: WindowVariant }) {
  const [place, setPlace] = useState(0);
  return <Gallery name={product.name} images={getImages(product, variant)} place={place} onChange={setPlace} />;
}

/** The names of a category and of those above it. Each can be in another language. */
function CategoryTrail({ names }: Pick<Product['categoryTrails'][number], 'names'>) {
  return names.map(({ name, locale }, index) => (
    <Fragment key={index}>
      {index > 0 && ' / '}
      <bdi lang={locale}>{name}</bdi>
    </Fragment>
  ));
}

/** The value of an attribute by its type. */
function WindowValue({
  attribute: { name, value, type, product },
  view: { versionId, search },
}: {
  attribute: WindowAttributeFragment;
  view: WindowView;
}) {
  const styles = useStyles();
  if (type === 'RICH_TEXT') {
    return (
      <div className={styles.formatted}>
        <SanitizedHtml html={value} />
      </div>
    );
  }
  if (type === 'IMAGE') return <Picture url={value} name={name} alt={name} size={160} />;
  if (!product) return <bdi>{value}</bdi>;
  return (
    <TextLink to={href(paths.shopWindowProduct, { versionId, productId: product.productId }, search)}>
      <bdi lang={product.nameLocale}>{product.name}</bdi>
    </TextLink>
  );
}

export interface WindowFactsProps {
  product: Product;
  variant: WindowVariant;
  view: WindowView;
  onVariant: (sku: string) => void;
}

/** A product with the price, availability, and images of its selected variant. */
export function WindowFacts({ product, variant, view, onVariant }: WindowFactsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { versionId, currency, language, search } = view;
  const { brand, categoryTrails, description, descriptionLocale } = product;
  const attributes = getAttributes(product, variant);
  // Days of sales and deliveries are in UTC.
  const formatDay = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
  const listHref = (filter: Record<string, string>) => href(paths.shopWindow, { versionId }, { ...search, ...filter });
  return (
    <ProductLayout gallery={<WindowGallery key={variant.sku} product={product} variant={variant} />}>
      <div role="status" className={styles.line}>
        <span className={styles.price}>
          {product.parts.length > 0 && !variant.price ? (
            <WindowPriceRange product={product} currency={currency} language={language} />
          ) : (
            <WindowPrice
              price={variant.price}
              regular={variant.compareAtPrice}
              currency={currency}
              language={language}
            />
          )}
        </span>
        <AvailabilityBadge availability={variant.availability} />
        {variant.compareAtPrice && <StatusBadge tone="danger" label={formatMessage(windowMessages.onSale)} />}
        {variant.saleUntil !== null && (
          <span className={styles.note}>
            {formatMessage(windowMessages.saleUntil, { date: formatDay(variant.saleUntil) })}
          </span>
        )}
        {variant.availableFrom !== null && (
          <span className={styles.note}>
            {formatMessage(windowMessages.availableFrom, { date: formatDay(variant.availableFrom) })}
          </span>
        )}
      </div>
      <VariantPicker product={product} variant={variant} onChange={onVariant} />
      {product.externalUrl !== null && (
        <div>
          <Button as="a" appearance="primary" href={product.externalUrl} target="_blank" rel="noreferrer">
            {product.buttonText ?? formatMessage(windowMessages.viewThere)}
          </Button>
        </div>
      )}
      {description !== '' && (
        <div lang={descriptionLocale}>
          <SanitizedHtml html={description} />
        </div>
      )}
      <div className={styles.facts}>
        <KeyValueList
          isAligned
          items={[
            { label: formatMessage(windowMessages.sku), value: <bdi>{variant.sku}</bdi> },
            ...(brand === ''
              ? []
              : [
                  {
                    label: formatMessage(windowMessages.brand),
                    value: (
                      <TextLink to={listHref({ brand: brandParam.format([brand]) })}>
                        <bdi>{brand}</bdi>
                      </TextLink>
                    ),
                  },
                ]),
            ...(categoryTrails.length === 0
              ? []
              : [
                  {
                    label: formatMessage(windowMessages.category),
                    value: categoryTrails.map(({ path, names }) => (
                      <div key={path}>
                        <TextLink to={listHref({ category: path })}>
                          <CategoryTrail names={names} />
                        </TextLink>
                      </div>
                    )),
                  },
                ]),
          ]}
        />
        {attributes.length > 0 && (
          <section className={styles.attributes} aria-label={formatMessage(windowMessages.attributes)}>
            <KeyValueList
              isAligned
              items={attributes.map((attribute) => ({
                label: attribute.name,
                value: <WindowValue attribute={attribute} view={view} />,
              }))}
            />
          </section>
        )}
      </div>
    </ProductLayout>
  );
}
