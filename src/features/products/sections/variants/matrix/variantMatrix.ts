import { normalizeName } from '#lib/comparedText';
import type { VariantValues } from '#features/products/core/values/productValues';
import { shareVariant } from '#features/products/core/values/sharedVariant';

/** What variants differ in, for example the size, and its options, for example XS and S. */
export interface Axis {
  name: string;
  options: readonly string[];
}

/** The most axes, as in families. */
export const maxAxes = 3;

/** The most variants of a product that can be read at once. */
export const maxVariants = 10_000;

/** What new variants get their prices, stock, and availability from. */
export type OfferSource = 'product' | 'neighbor';

/** What a matrix is made for. */
export interface MatrixProduct {
  sku: string;
  stock: string;
  variants: readonly VariantValues[];
}

const getFilled = (axes: readonly Axis[]) =>
  axes
    .map(({ name, options }) => ({ name: name.trim(), options: options.filter((option) => option.trim() !== '') }))
    .filter(({ name, options }) => name !== '' && options.length > 0);

/** Returns the number of combinations of the options. */
export function countCombinations(axes: readonly Axis[]): number {
  const filled = getFilled(axes);
  return filled.length === 0 ? 0 : filled.reduce((product, { options }) => product * options.length, 1);
}

const combine = (axes: readonly Axis[]) =>
  getFilled(axes).reduce<{ name: string; value: string }[][]>(
    (combinations, { name, options }) =>
      combinations.flatMap((combination) => options.map((value) => [...combination, { name, value: value.trim() }])),
    [[]],
  );

/** Returns the value of an option in lowercase. */
const readOption = (variant: VariantValues, name: string) =>
  normalizeName(variant.options.find((option) => normalizeName(option.name) === name)?.value ?? '');

/** Returns functions that find the variant with a combination of options, and the one that shares the most with it. */
const createFinder = (variants: readonly VariantValues[], axes: readonly Axis[]) => {
  const names = getFilled(axes).map(({ name }) => normalizeName(name));
  const rows = variants.map((variant) => ({ variant, values: names.map((name) => readOption(variant, name)) }));
  const known = new Set(rows.map(({ values }) => JSON.stringify(values)));
  const getKeys = (combination: readonly { value: string }[]) => combination.map(({ value }) => normalizeName(value));
  return {
    exists: (combination: readonly { value: string }[]) => known.has(JSON.stringify(getKeys(combination))),
    findNeighbor: (combination: readonly { value: string }[]): VariantValues | undefined => {
      const keys = getKeys(combination);
      let best: { variant: VariantValues; shared: number } | undefined;
      for (const { variant, values } of rows) {
        const shared = values.filter((value, index) => value === keys[index]).length;
        if (!best || shared > best.shared) best = { variant, shared };
      }
      return best?.variant;
    },
  };
};

/** Returns the combinations of options that no variant has yet. */
export function findNewCombinations(axes: readonly Axis[], variants: readonly VariantValues[]) {
  const { exists } = createFinder(variants, axes);
  return countCombinations(axes) === 0 ? [] : combine(axes).filter((combination) => !exists(combination));
}

/** Returns the part of a SKU for an option, for example `DARK-BLUE`. */
const toSkuPart = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

const createSkuMaker = (sku: string, taken: Set<string>, getCode: (name: string, value: string) => string) => {
  const getFree = (wanted: string) => {
    let free = wanted;
    for (let count = 2; taken.has(free); count++) free = `${wanted}-${count}`;
    taken.add(free);
    return free;
  };
  return (options: readonly { name: string; value: string }[]) =>
    getFree(
      [sku.trim(), ...options.map(({ name, value }) => toSkuPart(getCode(name, value)))].filter(Boolean).join('-'),
    );
};

/**
 * Returns a new variant for each combination of options that has none. SKUs are made of the product's SKU and the codes
 * of the options, and are unique within the product.
 */
export function createMatrix(
  { sku, stock, variants }: MatrixProduct,
  axes: readonly Axis[],
  source: OfferSource,
  getCode: (name: string, value: string) => string,
): VariantValues[] {
  const { findNeighbor } = createFinder(variants, axes);
  const makeSku = createSkuMaker(sku, new Set([sku, ...variants.map((variant) => variant.sku)]), getCode);
  return findNewCombinations(axes, variants).map((options) => {
    const neighbor = source === 'neighbor' ? findNeighbor(options) : undefined;
    return shareVariant({
      id: '',
      sku: makeSku(options),
      gtin: '',
      externalReference: '',
      link: '',
      name: '',
      options,
      attributes: [],
      values: {},
      // Without prices of its own, the product's prices apply.
      prices: neighbor?.prices ?? [],
      stock: neighbor ? neighbor.stock : stock,
      availability: neighbor?.availability ?? '',
      availableFrom: neighbor?.availableFrom ?? '',
      media: [],
      status: 'ACTIVE',
    });
  });
}
