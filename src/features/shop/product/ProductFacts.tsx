import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { ShopColor } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { urlChoice } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Money } from '#ui/text/Money';
import { StatusBadge } from '#ui/text/StatusBadge';
import { TextLink } from '#ui/text/TextLink';
import { CartButton } from '../CartButton';
import { messages } from '../messages';
import { Gallery } from '../parts/Gallery';
import { OptionPicker } from '../parts/OptionPicker';
import { ProductLayout } from '../parts/ProductLayout';
import { RatingStars } from '../parts/RatingStars';
import { urlList } from '../urlList';
import { WishlistButton } from '../WishlistButton';
import { productMessages } from './productMessages';
import type { ShopProductQuery } from './ShopProduct.generated';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  price: { ...typographyStyles.title3, fontVariantNumeric: 'tabular-nums' },
  description: { ...typographyStyles.body2, margin: 0, maxWidth: '65ch', overflowWrap: 'anywhere' },
});

const colors = {
  PRIMARY: tokens.colorPaletteBlueBorderActive,
  SUCCESS: tokens.colorPaletteForestBorderActive,
  WARNING: tokens.colorPaletteGoldBorderActive,
  DANGER: tokens.colorPalettePumpkinBorderActive,
  INFO: tokens.colorPalettePlumBorderActive,
} as const satisfies Record<ShopColor, string>;

const productParams = { color: urlChoice(Object.keys(colors) as ShopColor[]) };

const brandParam = urlList();

/** The images of a product beside its price, description, options, and actions. */
export function ProductFacts({ product }: { product: ShopProductQuery['shopProductBySlug'] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  // The URL has the color, so that a link shows the same image.
  const [{ color }, setState] = useUrlState(productParams);
  const { name, brand, category, price, images } = product;
  const place = images.findIndex((image) => image.color === color);
  return (
    <ProductLayout
      gallery={
        <Gallery
          name={name}
          images={images.map((image) => ({
            url: image.url,
            alt:
              image.color === null
                ? name
                : formatMessage(productMessages.imageInColor, {
                    name,
                    color: formatMessage(productMessages[image.color]),
                  }),
          }))}
          place={Math.max(0, place)}
          onChange={(next) => setState({ color: images[next]?.color ?? null })}
        />
      }
    >
      <div className={styles.line}>
        <RatingStars rating={product.rating} size="medium" />
        {product.hasFreeShipping && <StatusBadge tone="success" label={formatMessage(messages.freeShipping)} />}
      </div>
      <span className={styles.price}>
        <Money amount={price.amount} currency={price.currencyCode} />
      </span>
      <p className={styles.description}>
        <bdi>{product.description}</bdi>
      </p>
      <OptionPicker
        label={formatMessage(productMessages.color)}
        choices={product.colorOptions.map((value) => ({
          value,
          label: formatMessage(productMessages[value]),
          color: colors[value],
        }))}
        value={color}
        onChange={(next) => setState({ color: product.colorOptions.find((each) => each === next) ?? null })}
      />
      <div className={styles.line}>
        <CartButton product={product} />
        <WishlistButton product={product} hasText />
      </div>
      <KeyValueList
        items={[
          {
            label: formatMessage(productMessages.brand),
            value: (
              <TextLink to={href(paths.shop, {}, { brand: brandParam.format([brand]) })}>
                <bdi>{brand}</bdi>
              </TextLink>
            ),
          },
          {
            label: formatMessage(productMessages.category),
            value: <TextLink to={href(paths.shop, {}, { category })}>{formatMessage(messages[category])}</TextLink>,
          },
        ]}
      />
    </ProductLayout>
  );
}
