import { useIntl } from 'react-intl';
import { amountMessages } from './amountMessages';
import { Money } from './text/Money';

/** An amount as the gateway gives it. */
interface MoneyValue {
  amount: string;
  currencyCode: string;
}

export interface PriceRangeProps {
  minPrice: MoneyValue;
  maxPrice: MoneyValue;
  /** Whether these are the prices of the parts of a group. */
  isOfParts?: boolean;
}

/** The lowest and the highest price: `$24.00–32.00`, one amount if they are the same, or `From $24.00` for a group. */
export function PriceRange({ minPrice, maxPrice, isOfParts = false }: PriceRangeProps) {
  const { formatMessage } = useIntl();
  const { amount, currencyCode } = minPrice;
  if (!isOfParts) return <Money amount={amount} to={maxPrice.amount} currency={currencyCode} />;
  return (
    <>{formatMessage(amountMessages.from, { price: <Money key="price" amount={amount} currency={currencyCode} /> })}</>
  );
}
