import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { lineOfHtml } from '#lib/htmlText';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Picture } from '#ui/picture/Picture';
import { Money } from '#ui/text/Money';
import { TruncatedText } from '#ui/text/TruncatedText';
import type { ImportPreviewQuery, PreviewPriceFragment } from './ImportPreview.generated';
import { previewMessages as messages } from './previewMessages';

type PreviewProduct = NonNullable<ImportPreviewQuery['importPreview']['product']>;

const useStyles = makeStyles({
  card: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  head: { display: 'flex', columnGap: tokens.spacingHorizontalM, alignItems: 'center', minWidth: 0 },
  name: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  prices: { margin: 0, padding: 0, listStyleType: 'none' },
  was: { color: tokens.colorNeutralForeground3 },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  variants: { display: 'grid', rowGap: tokens.spacingVerticalXS, margin: 0, padding: 0, listStyleType: 'none' },
  variant: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});

function Prices({ prices }: { prices: readonly PreviewPriceFragment[] }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <ul className={styles.prices}>
      {prices.map(({ channel, price, compareAtPrice }) => (
        <li key={`${price.currencyCode} ${channel}`}>
          <Money amount={price.amount} currency={price.currencyCode} />
          {channel !== null && ` (${channel})`}
          {compareAtPrice && (
            <span className={styles.was}>
              {' '}
              {formatMessage(messages.before, {
                price: <Money amount={compareAtPrice.amount} currency={compareAtPrice.currencyCode} />,
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A product of a file with all that the mapping gives it. */
export function ProductCard({ product }: { product: PreviewProduct }) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const { name, thumbnail, prices, categories, attributes, variants, variantCount, imageCount } = product;
  const description = lineOfHtml(product.description);
  const texts = [
    { label: formatMessage(messages.sku), value: product.sku },
    { label: formatMessage(messages.brand), value: product.brand },
  ];
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Picture url={thumbnail} name={name || product.sku} alt="" size={56} />
        <h3 className={styles.name} dir="auto">
          {name || formatMessage(messages.unnamed)}
        </h3>
      </div>
      <KeyValueList
        items={[
          ...texts.flatMap(({ label, value }) => (value ? [{ label, value: <bdi>{value}</bdi> }] : [])),
          { label: formatMessage(messages.status), value: formatMessage(messages[product.status]) },
          ...(prices.length > 0 ? [{ label: formatMessage(messages.prices), value: <Prices prices={prices} /> }] : []),
          ...(categories.length > 0
            ? [{ label: formatMessage(messages.categories), value: <bdi>{categories.join(', ')}</bdi> }]
            : []),
          ...(imageCount > 0 ? [{ label: formatMessage(messages.images), value: formatNumber(imageCount) }] : []),
          ...(description
            ? [{ label: formatMessage(messages.description), value: <TruncatedText text={description} /> }]
            : []),
          ...attributes.map(({ name: label, value }) => ({ label, value: <TruncatedText text={value} /> })),
        ]}
      />
      {variantCount > 0 && (
        <>
          <h4 className={styles.heading}>{formatMessage(messages.variants, { count: variantCount })}</h4>
          <ul className={styles.variants}>
            {variants.map(({ sku, options, prices: own }, place) => (
              <li key={sku || place} className={styles.variant}>
                <span>
                  <bdi>{options.map(({ value }) => value).join(', ') || sku}</bdi>
                </span>
                <Prices prices={own} />
              </li>
            ))}
            {variantCount > variants.length && (
              <li className={styles.note}>{formatMessage(messages.more, { count: variantCount - variants.length })}</li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
