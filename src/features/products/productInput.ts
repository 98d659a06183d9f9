import type { ProductInput } from '../../graphql/types.generated';
import { parseAmount } from '../../ui/form/amounts';
import { isSameValue } from './isSameValue';
import type { PriceValues, ProductValues, VariantValues } from './productValues';

/** All fields of a product as the server takes them. */
export type CompleteInput = Required<ProductInput>;

const price = ({ currency, amount, compareAt, compareAtFrom, compareAtUntil }: PriceValues) => ({
  currency,
  amount: parseAmount(amount) ?? NaN,
  compareAt: parseAmount(compareAt),
  // A list of prices replaces the whole list, so that what is not given is emptied.
  ...(compareAtFrom !== '' && { compareAtFrom }),
  ...(compareAtUntil !== '' && { compareAtUntil }),
});

const offer = ({
  stock,
  availability,
  availableFrom,
}: Pick<VariantValues, 'stock' | 'availability' | 'availableFrom'>) => ({
  stock: stock.trim() === '' ? null : Number(stock),
  availability: availability || null,
  availableFrom: availableFrom || null,
});

const variant = ({ id, name, gtin, prices, ...rest }: VariantValues) => ({
  ...(id !== '' && { id }),
  // The server names a new variant by its options where it is given no name.
  ...((id !== '' || name.trim() !== '') && { name }),
  ...rest,
  gtin: gtin.trim() || null,
  ...offer(rest),
  prices: prices.map(price),
});

/** What a form that was found valid asks the server to store. */
export const inputOf = ({ revision: _, ...values }: ProductValues): CompleteInput => ({
  ...values,
  gtin: values.gtin.trim() || null,
  mpn: values.mpn.trim() || null,
  kind: values.kind || null,
  ...offer(values),
  variants: values.variants.map(variant),
  prices: values.prices.map(price),
  externalReference: values.externalReference.trim() || null,
});

/** The fields that were changed, and all fields as they were before. */
export interface Changes {
  input: ProductInput;
  base: CompleteInput;
}

/** Only what differs between the form as it began and as it is now. */
export function changesOf(before: ProductValues, now: ProductValues): Changes {
  const [base, complete] = [inputOf(before), inputOf(now)];
  const fields = (Object.keys(complete) as (keyof ProductInput)[]).filter(
    (field) => !isSameValue(base[field], complete[field]),
  );
  return { base, input: Object.fromEntries(fields.map((field) => [field, complete[field]])) };
}
