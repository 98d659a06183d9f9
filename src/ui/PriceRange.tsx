import { Money } from './text/Money';

/** An amount as the gateway gives it. */
interface MoneyValue {
  amount: string;
  currencyCode: string;
}

/** The lowest and the highest price: `$24.00–32.00`, or one amount if they are the same. */
export function PriceRange({ minPrice, maxPrice }: { minPrice: MoneyValue; maxPrice: MoneyValue }) {
  return <Money amount={minPrice.amount} to={maxPrice.amount} currency={minPrice.currencyCode} />;
}
