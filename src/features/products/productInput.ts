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

/** The fields that were changed, and the fields as they were before. */
export interface Changes {
  input: ProductInput;
  base: ProductInput;
}

/** Variants that are the same before and now stand in both lists by their id and SKU alone: there can be thousands. */
function variantChanges(before: readonly VariantValues[], now: readonly VariantValues[]): Changes | null {
  const formers = new Map(before.map((former) => [former.id, former]));
  const kept = new Set(now.filter((current) => isSameValue(formers.get(current.id), current)).map(({ id }) => id));
  if (kept.size === now.length && isSameValue(before, now)) return null;
  const brief = (values: VariantValues) => (kept.has(values.id) ? { id: values.id, sku: values.sku } : variant(values));
  return { input: { variants: now.map(brief) }, base: { variants: before.map(brief) } };
}

/** Only what differs between the form as it began and as it is now; variants are left out of both where none does. */
export function changesOf(before: ProductValues, now: ProductValues): Changes {
  const [base, complete] = [inputOf({ ...before, variants: [] }), inputOf({ ...now, variants: [] })];
  const fields = (Object.keys(complete) as (keyof ProductInput)[]).filter(
    (field) => field !== 'variants' && !isSameValue(base[field], complete[field]),
  );
  const { variants: _, ...others } = base;
  const variants = variantChanges(before.variants, now.variants);
  return {
    base: { ...others, ...variants?.base },
    input: { ...Object.fromEntries(fields.map((field) => [field, complete[field]])), ...variants?.input },
  };
}

/** Whether someone else changed variants that are the same in the form before and now, took some out or added some. */
export function hasOthersVariants(before: ProductValues, now: ProductValues, stored: ProductValues): boolean {
  const formers = new Map(before.variants.map((former) => [former.id, former]));
  const mine = new Map(now.variants.map((current) => [current.id, current]));
  const mySkus = new Set(now.variants.map(({ sku }) => sku.trim()));
  const left = new Set(stored.variants.map(({ id }) => id));
  return (
    now.variants.some(({ id }) => id !== '' && !left.has(id)) ||
    stored.variants.some((variant) => {
      const former = formers.get(variant.id);
      if (!former) return !mySkus.has(variant.sku);
      return isSameValue(former, mine.get(variant.id)) && !isSameValue(former, variant);
    })
  );
}
