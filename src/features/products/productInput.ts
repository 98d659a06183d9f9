import type { ProductInput } from '../../graphql/types.generated';
import { parseAmount } from './amounts';
import type { PriceValues, ProductValues, VariantValues } from './productValues';

/** All fields of a product as the server takes them. */
export type CompleteInput = Required<ProductInput>;

const price = ({ currency, amount, compareAt }: PriceValues) => ({
  currency,
  amount: parseAmount(amount) ?? NaN,
  compareAt: parseAmount(compareAt),
});

const variant = ({ id, gtin, stock, prices, ...rest }: VariantValues) => ({
  ...(id !== '' && { id }),
  ...rest,
  gtin: gtin.trim() || null,
  stock: stock.trim() === '' ? null : Number(stock),
  prices: prices.map(price),
});

/** What a form that was found valid asks the server to store. */
export const inputOf = ({ revision: _, ...values }: ProductValues): CompleteInput => ({
  ...values,
  gtin: values.gtin.trim() || null,
  mpn: values.mpn.trim() || null,
  variants: values.variants.map(variant),
  prices: values.prices.map(price),
  externalReference: values.externalReference.trim() || null,
});

/** The fields that were changed, with what they became and what they were. */
export interface Changes {
  input: ProductInput;
  base: ProductInput;
}

const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key)));
};

const pick = (input: CompleteInput, fields: readonly (keyof ProductInput)[]): ProductInput =>
  Object.fromEntries(fields.map((field) => [field, input[field]]));

/** Only what differs between the form as it began and as it is now. */
export function changesOf(before: ProductValues, now: ProductValues): Changes {
  const [base, input] = [inputOf(before), inputOf(now)];
  const fields = (Object.keys(input) as (keyof ProductInput)[]).filter((field) => !isSame(base[field], input[field]));
  return { input: pick(input, fields), base: pick(base, fields) };
}
