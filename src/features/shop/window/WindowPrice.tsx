import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { amountMessages } from '#ui/amountMessages';
import { Money } from '#ui/text/Money';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { windowMessages } from './windowMessages';

const useStyles = makeStyles({
  price: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalS,
  },
  regular: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
  none: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3 },
});

interface MoneyValue {
  amount: string;
  currencyCode: string;
}

export interface WindowPriceProps {
  price: MoneyValue | null;
  /** Upper end of a range. */
  to?: MoneyValue | null;
  /** Whether it is the price of the cheapest part of a group. */
  isOfParts?: boolean;
  /** The regular price during a sale. */
  regular: MoneyValue | null;
  /** The currency that is shown; empty if the version has none. */
  currency: string;
  language: string;
}

/** The price of a product or variant, with the regular price struck through during a sale. */
export function WindowPrice(props: WindowPriceProps) {
  const { price, to = null, isOfParts = false, regular, currency, language } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  if (!price) {
    return (
      <span className={styles.none}>
        {currency === ''
          ? formatMessage(windowMessages.noPrice)
          : formatMessage(windowMessages.noPriceIn, { currency })}
      </span>
    );
  }
  return (
    <span className={styles.price}>
      {isOfParts ? (
        <span>
          {formatMessage(amountMessages.from, {
            price: <Money key="price" amount={price.amount} currency={price.currencyCode} locale={language} />,
          })}
        </span>
      ) : (
        <Money amount={price.amount} to={to?.amount ?? price.amount} currency={price.currencyCode} locale={language} />
      )}
      {regular && (
        <s className={styles.regular}>
          <VisuallyHidden>{formatMessage(windowMessages.regularPrice)} </VisuallyHidden>
          <Money amount={regular.amount} currency={regular.currencyCode} locale={language} />
        </s>
      )}
    </span>
  );
}

export interface WindowPriceRangeProps extends Pick<WindowPriceProps, 'currency' | 'language'> {
  product: { minPrice: MoneyValue | null; maxPrice: MoneyValue | null; isPriceOfParts: boolean };
  /** The regular price during a sale. */
  regular?: MoneyValue | null;
}

/** The prices of a product and its variants, or from what price a group is sold. */
export function WindowPriceRange({ product, regular = null, currency, language }: WindowPriceRangeProps) {
  return (
    <WindowPrice
      price={product.minPrice}
      to={product.maxPrice}
      isOfParts={product.isPriceOfParts}
      regular={regular}
      currency={currency}
      language={language}
    />
  );
}
