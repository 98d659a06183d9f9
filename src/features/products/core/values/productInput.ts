import type { ProductInput } from '#graphql/types.generated';
import { parseAmount } from '#ui/form/amounts';
import { isSameValue } from '#lib/isSameValue';
import { withAdded } from './addedAttributes';
import { parseValueId } from './valueId';
import type { AssociationValues, PictureValues, PriceValues, ProductValues, VariantValues } from './productValues';

/** All fields of a product as the server accepts them. */
export type CompleteInput = Required<ProductInput>;

const price = ({ currency, channel, amount, compareAt, compareAtFrom, compareAtUntil }: PriceValues) => ({
  currency,
  amount: parseAmount(amount) ?? NaN,
  compareAt: parseAmount(compareAt),
  // A list of prices replaces the whole list, so omitted values are cleared.
  ...(channel !== '' && { channel }),
  ...(compareAtFrom !== '' && { compareAtFrom }),
  ...(compareAtUntil !== '' && { compareAtUntil }),
});

const picture = ({ url, alt, altTexts }: PictureValues) => ({
  url,
  alt,
  altTexts: Object.entries(altTexts).map(([locale, text]) => ({ locale, text })),
});

const association = ({ type, sku, quantity }: AssociationValues) => ({
  type,
  sku,
  ...(type === 'PART_OF' && quantity.trim() !== '' && { quantity: Number(quantity) }),
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

const toValues = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([id, text]) => ({ ...parseValueId(id), text }));

const variant = ({ id, name, gtin, externalReference, link, prices, media, values, ...rest }: VariantValues) => ({
  ...(id !== '' && { id }),
  // The server names a new variant after its options if no name is given.
  ...((id !== '' || name.trim() !== '') && { name }),
  ...rest,
  gtin: gtin.trim() || null,
  externalReference: externalReference.trim() || null,
  link: link.trim() || null,
  ...offer(rest),
  prices: prices.map(price),
  media: media.map(picture),
  values: toValues(values),
});

/** Returns the mutation input for valid form values. */
export function toInput({ revision: _, added, ...values }: ProductValues): CompleteInput {
  return {
    ...values,
    gtin: values.gtin.trim() || null,
    mpn: values.mpn.trim() || null,
    kind: values.kind || null,
    link: values.link.trim() || null,
    externalUrl: values.externalUrl.trim() || null,
    buttonText: values.buttonText.trim() || null,
    family: values.family || null,
    attributes: withAdded({ attributes: values.attributes, added }),
    ...offer(values),
    variants: values.variants.map(variant),
    prices: values.prices.map(price),
    media: values.media.map(picture),
    associations: values.associations.map(association),
    values: toValues(values.values),
    externalReference: values.externalReference.trim() || null,
  };
}

/** The changed fields and their previous values. */
export interface Changes {
  input: ProductInput;
  base: ProductInput;
}

/** Unchanged variants are only listed by ID and SKU in both lists, because there can be thousands. */
function variantChanges(before: readonly VariantValues[], now: readonly VariantValues[]): Changes | null {
  const formers = new Map(before.map((former) => [former.id, former]));
  const kept = new Set(now.filter((current) => isSameValue(formers.get(current.id), current)).map(({ id }) => id));
  if (kept.size === now.length && isSameValue(before, now)) return null;
  const brief = (values: VariantValues) => (kept.has(values.id) ? { id: values.id, sku: values.sku } : variant(values));
  return { input: { variants: now.map(brief) }, base: { variants: before.map(brief) } };
}

/**
 * Returns only the differences between the form's initial and current values. Variants are left out of both if none has
 * changed.
 */
export function getChanges(before: ProductValues, now: ProductValues): Changes {
  const [base, complete] = [toInput({ ...before, variants: [] }), toInput({ ...now, variants: [] })];
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

/** Whether someone else changed, removed, or added variants that are unchanged in the form. */
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
