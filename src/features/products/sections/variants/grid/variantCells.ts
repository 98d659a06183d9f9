import type { PriceValues, VariantValues } from '#features/products/core/values/productValues';
import { isShared, shareVariant } from '#features/products/core/values/sharedVariant';

/** A variant with its index in the form. */
export type VariantRow = VariantValues & { index: number };

const sharedRows = new WeakMap<VariantValues, VariantRow>();

/** Returns the variants with their indexes. The row of one that was not edited stays the same, so its cells do, too. */
export function toRows(variants: readonly VariantValues[]): VariantRow[] {
  return variants.map((variant, index) => {
    const known = sharedRows.get(variant);
    if (known?.index === index) return known;
    const row = { ...variant, index };
    if (isShared(variant)) sharedRows.set(variant, row);
    return row;
  });
}

/** A value of a variant that has a column of its own in the table. */
export type VariantField =
  | { kind: 'sku' | 'gtin' | 'stock' | 'status' }
  | { kind: 'option'; name: string }
  // The price for all channels. Those for single channels are edited in the drawer of a variant.
  | { kind: 'price'; currency: string };

/** How many currencies and options have a column. Others are edited in the drawer of a variant. */
const maxCurrencies = 2;
const maxOptions = 4;

/** Returns the ID of the column of a field. */
export function fieldId(field: VariantField): string {
  if (field.kind === 'option') return `option:${field.name}`;
  return field.kind === 'price' ? `price:${field.currency}` : field.kind;
}

/** Returns the names of the options that tell the variants apart, in their order. */
export function getOptionNames(variants: readonly VariantValues[]): string[] {
  const names = new Set<string>();
  for (const { options } of variants) for (const { name } of options) if (name.trim() !== '') names.add(name);
  return [...names];
}

/** Returns the fields of the columns, from first to last. */
export function getVariantFields(
  optionNames: readonly string[],
  currencies: readonly string[],
): readonly VariantField[] {
  return [
    { kind: 'sku' },
    ...optionNames.slice(0, maxOptions).map((name) => ({ kind: 'option', name }) as const),
    ...currencies.slice(0, maxCurrencies).map((currency) => ({ kind: 'price', currency }) as const),
    { kind: 'stock' },
    { kind: 'gtin' },
    { kind: 'status' },
  ];
}

const findIndex = (variant: VariantValues, field: VariantField) =>
  field.kind === 'option'
    ? variant.options.findIndex(({ name }) => name === field.name)
    : field.kind === 'price'
      ? variant.prices.findIndex(({ currency, channel }) => currency === field.currency && channel === '')
      : -1;

/** Whether the variant has the option. Without a value, it is sold for any. */
export function hasOption({ options }: VariantValues, name: string): boolean {
  return options.some((option) => option.name === name);
}

/** Returns the text of a cell, as it is typed. Empty if the variant does not have the value. */
export function readCell(variant: VariantValues, field: VariantField): string {
  if (field.kind === 'option') return variant.options[findIndex(variant, field)]?.value ?? '';
  if (field.kind === 'price') return variant.prices[findIndex(variant, field)]?.amount ?? '';
  return variant[field.kind];
}

/** Replaces, appends, or, without a new row, removes the row at the index. */
const withRow = <Row>(rows: readonly Row[], index: number, row: Row | null): Row[] =>
  row === null ? rows.filter((_, place) => place !== index) : index < 0 ? [...rows, row] : rows.with(index, row);

const statuses = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;

const writeOption = (variant: VariantValues, field: VariantField & { kind: 'option' }, value: string) => {
  const row = value === '' ? null : { name: field.name, value };
  return { options: withRow(variant.options, findIndex(variant, field), row) };
};

const writePrice = (variant: VariantValues, field: VariantField & { kind: 'price' }, amount: string) => {
  const index = findIndex(variant, field);
  const former: PriceValues = variant.prices[index] ?? {
    currency: field.currency,
    channel: '',
    amount,
    compareAt: '',
    compareAtFrom: '',
    compareAtUntil: '',
  };
  // A price that is left without an amount is not valid, rather than gone with its sale.
  const isEmpty = amount === '' && former.compareAt === '';
  return { prices: withRow(variant.prices, index, isEmpty ? null : { ...former, amount }) };
};

/**
 * Returns the variant with another text in a cell; the same variant if it has this text. The result is shared, so that
 * an edit in a long list copies nothing else.
 */
export function writeCell(variant: VariantValues, field: VariantField, typed: string): VariantValues {
  const text = typed.trim();
  if (text === readCell(variant, field)) return variant;
  if (field.kind === 'option') return shareVariant({ ...variant, ...writeOption(variant, field, text) });
  if (field.kind === 'price') return shareVariant({ ...variant, ...writePrice(variant, field, text) });
  if (field.kind !== 'status') return shareVariant({ ...variant, [field.kind]: text });
  const status = statuses.find((one) => one === text);
  return status ? shareVariant({ ...variant, status }) : variant;
}

/** A message at a field or deeper within it, as React Hook Form has it. */
type Messages = { message?: string | undefined } | undefined;

/** The messages about a variant. */
export interface VariantErrors {
  sku?: Messages;
  gtin?: Messages;
  stock?: Messages;
  status?: Messages;
  options?: readonly ({ name?: Messages; value?: Messages } | undefined)[] | undefined;
  prices?: readonly ({ amount?: Messages; currency?: Messages } | undefined)[] | undefined;
}

/** Returns the message about a cell; undefined if its value is valid. */
export function getCellError(
  errors: VariantErrors | undefined,
  variant: VariantValues,
  field: VariantField,
): string | undefined {
  if (!errors) return undefined;
  if (field.kind === 'option') {
    const error = errors.options?.[findIndex(variant, field)];
    return (error?.value ?? error?.name)?.message;
  }
  if (field.kind === 'price') {
    const error = errors.prices?.[findIndex(variant, field)];
    return (error?.amount ?? error?.currency)?.message;
  }
  return errors[field.kind]?.message;
}
