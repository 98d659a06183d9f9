import type { VariantContent } from '#server/records/products';
import type { MergeConflict } from '#server/types.generated';
import { mergeAssociations } from '../../associations/mergeAssociations';
import { mergePrices } from '../../prices/mergePrices';
import { textsByPath, valuesFromTexts } from '../../productValues/values';
import type { ContentDraft, VariantDraft } from '../contentDraft';
import { isSameValue, PRODUCT_FIELDS, SEO_FIELDS, VARIANT_FIELDS } from '../contentFields';
import { mergeImages } from './mergeImages';

/** Input of a three-way merge of a product. */
export interface Merge {
  /** The product when the edit began. */
  base: ContentDraft;
  /** The product as edited by the user. */
  mine: ContentDraft;
  /** The product as currently stored. */
  theirs: ContentDraft;
  /**
   * Fields whose value at the start of the edit is unknown. A change to one of them is always reported as a conflict.
   */
  unknown: ReadonlySet<string>;
  /** Conflicting fields that take the value of `mine`. */
  overwrite: ReadonlySet<string>;
}

/** The result of a merge. Content with conflicts must not be stored. */
export interface MergeResult {
  content: ContentDraft;
  /** Fields that the other side changed and that were kept. */
  merged: string[];
  conflicts: MergeConflict[];
}

/** Joins two edits of the same list. Null if they contradict each other. */
type Join<Value> = (base: Value, mine: Value, theirs: Value) => Value | null;

/** The lists of an item that are merged one entry at a time. */
type Joins<Item> = { [Field in keyof Item]?: Join<Item[Field]> };

/** Picks one of three values of a field, or joins two of them, and records the decision. */
type Choose = <Value>(field: string, base: Value, mine: Value, theirs: Value, join?: Join<Value>) => Value;

/** Returns the product field that a path such as `variants[SKU].prices` starts with. */
const getRoot = (path: string) => path.split(/[.[]/, 1)[0] ?? path;

const createChoose =
  ({ unknown, overwrite }: Merge, merged: string[], conflicts: MergeConflict[]): Choose =>
  (field, base, mine, theirs, join) => {
    if (isSameValue(mine, theirs)) return theirs;
    const isKnown = !unknown.has(getRoot(field));
    if (isKnown && isSameValue(base, theirs)) return mine;
    if (isKnown && isSameValue(base, mine)) {
      merged.push(field);
      return theirs;
    }
    if (overwrite.has(field)) return mine;
    const joined = isKnown && join ? join(base, mine, theirs) : null;
    if (joined !== null) {
      merged.push(field);
      return joined;
    }
    conflicts.push({ field, base: isKnown ? base : null, mine, theirs });
    return theirs;
  };

const mergeFields = <Item extends object>(
  choose: Choose,
  path: string,
  fields: readonly (keyof Item & string)[],
  [base, mine, theirs]: readonly [Item, Item, Item],
  joins: Joins<Item> = {},
): Item => {
  const result = { ...theirs };
  for (const field of fields) {
    const value = choose(path + field, base[field], mine[field], theirs[field], joins[field]);
    if (value === undefined) delete result[field];
    else result[field] = value;
  }
  return result;
};

const getSkus = ({ variants }: ContentDraft) => variants.map(({ sku }) => sku);

/** Returns the variant without its ID, which is not part of its content; null if there is no variant. */
const said = (variant: VariantDraft | undefined): VariantContent | null => {
  if (!variant) return null;
  const { id: _, ...content } = variant;
  return content;
};

/**
 * Returns the SKUs of the remaining variants in the order of the side that moved or added some, followed by those of
 * the other side.
 */
const mergeOrder = (choose: Choose, { base, mine, theirs }: Merge, left: ReadonlyMap<string, unknown>): string[] => {
  const [known, own, other] = [new Set(getSkus(base)), new Set(getSkus(mine)), new Set(getSkus(theirs))];
  const inAll = (sku: string) => known.has(sku) && own.has(sku) && other.has(sku);
  const getOrder = (content: ContentDraft) => getSkus(content).filter(inAll);
  const order = choose('variants', getOrder(base), getOrder(mine), getOrder(theirs));
  const hasAdded = getSkus(mine).some((sku) => !known.has(sku));
  const isMine = isSameValue(order, getOrder(mine)) && (hasAdded || !isSameValue(order, getOrder(theirs)));
  const all = isMine ? [...own, ...other] : [...other, ...own];
  return [...new Set(all)].filter((sku) => left.has(sku));
};

const variantsBySku = ({ variants }: ContentDraft) => new Map(variants.map((variant) => [variant.sku, variant]));

type WithValues = Pick<VariantContent, 'values'>;

const mergeValues = (
  choose: Choose,
  prefix: string,
  [base, mine, theirs]: readonly [WithValues, WithValues, WithValues],
) => {
  const [bases, own, others] = [textsByPath(base.values), textsByPath(mine.values), textsByPath(theirs.values)];
  const paths = [...new Set([...others.keys(), ...own.keys()])];
  const pick = (path: string) =>
    choose(prefix + path, bases.get(path) ?? null, own.get(path) ?? null, others.get(path) ?? null);
  return valuesFromTexts(paths.map((path) => [path, pick(path)]));
};

/** Merges a variant that all three states have. */
const mergeVariant = (
  choose: Choose,
  path: string,
  states: readonly [VariantDraft, VariantDraft, VariantDraft],
): VariantDraft => {
  const { values: _, ...fields } = mergeFields(choose, path, VARIANT_FIELDS, states, {
    media: mergeImages,
    prices: mergePrices,
  });
  return { ...fields, ...mergeValues(choose, path, states) };
};

const mergeVariants = (choose: Choose, merge: Merge): VariantDraft[] => {
  const [bases, own, others] = [variantsBySku(merge.base), variantsBySku(merge.mine), variantsBySku(merge.theirs)];
  const left = new Map<string, VariantDraft>();
  for (const sku of new Set([...others.keys(), ...own.keys()])) {
    const [base, mine, theirs] = [bases.get(sku), own.get(sku), others.get(sku)];
    const path = `variants[${sku}]`;
    const variant =
      base && mine && theirs
        ? mergeVariant(choose, `${path}.`, [base, mine, theirs])
        : choose(path, said(base), said(mine), said(theirs));
    if (variant) left.set(sku, { ...variant, id: mine?.id ?? theirs?.id });
  }
  return mergeOrder(choose, merge, left).flatMap((sku) => left.get(sku) ?? []);
};

/**
 * Merges two edits of the same product field by field. A change on one side only is applied, the same change on both
 * sides is applied once, and different changes on both sides are a conflict. `seo` is merged field by field, and values
 * for languages and channels one by one as `values[name,de]`, with null for a value that a side does not have.
 * Associations, images, and prices are merged one by one, and are a conflict as a whole list if both sides changed one
 * of them differently. Variants are merged by SKU, each field by field as `variants[SKU].prices`, and value by value as
 * `variants[SKU].values[name,de]`. A variant that was added or removed is merged as a whole as `variants[SKU]`, and the
 * order of variants as `variants`. The SKUs of the variants must be unique within each state.
 */
export function mergeContent(merge: Merge): MergeResult {
  const merged: string[] = [];
  const conflicts: MergeConflict[] = [];
  const choose = createChoose(merge, merged, conflicts);
  const { base, mine, theirs } = merge;
  const joins = { associations: mergeAssociations, media: mergeImages, prices: mergePrices };
  const { values: _, ...fields } = mergeFields(choose, '', PRODUCT_FIELDS, [base, mine, theirs], joins);
  const content = {
    ...fields,
    seo: mergeFields(choose, 'seo.', SEO_FIELDS, [base.seo, mine.seo, theirs.seo]),
    variants: mergeVariants(choose, merge),
    ...mergeValues(choose, '', [base, mine, theirs]),
  };
  return { content, merged, conflicts };
}
