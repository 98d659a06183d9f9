import type { VariantContent } from '../../records/products';
import type { MergeConflict } from '../../types.generated';
import type { ContentDraft, VariantDraft } from './contentDraft';
import { isSameValue, PRODUCT_FIELDS, SEO_FIELDS, VARIANT_FIELDS } from './contentFields';

/** Three states of one product. */
export interface Merge {
  /** As it was when the editing began. */
  base: ContentDraft;
  /** As the editor wants it. */
  mine: ContentDraft;
  /** As it is stored by now. */
  theirs: ContentDraft;
  /** Fields of which it is not known how they were when the editing began; a change of one never passes unseen. */
  unknown: ReadonlySet<string>;
  /** Conflicting fields that become mine all the same. */
  overwrite: ReadonlySet<string>;
}

/** What a merge gives; with conflicts the content must not be stored. */
export interface MergeResult {
  content: ContentDraft;
  /** Fields that they changed and that were kept. */
  merged: string[];
  conflicts: MergeConflict[];
}

/** Chooses between three values of a field and notes what it chose. */
type Choose = <Value>(field: string, base: Value, mine: Value, theirs: Value) => Value;

/** The field of the product that a path such as `variants[SKU].prices` begins with. */
const rootOf = (path: string) => path.split(/[.[]/, 1)[0] ?? path;

const createChoose =
  ({ unknown, overwrite }: Merge, merged: string[], conflicts: MergeConflict[]): Choose =>
  (field, base, mine, theirs) => {
    if (isSameValue(mine, theirs)) return theirs;
    const isKnown = !unknown.has(rootOf(field));
    if (isKnown && isSameValue(base, theirs)) return mine;
    if (isKnown && isSameValue(base, mine)) {
      merged.push(field);
      return theirs;
    }
    if (overwrite.has(field)) return mine;
    conflicts.push({ field, base: isKnown ? base : null, mine, theirs });
    return theirs;
  };

const mergeFields = <Item extends object>(
  choose: Choose,
  path: string,
  fields: readonly (keyof Item & string)[],
  [base, mine, theirs]: readonly [Item, Item, Item],
): Item => {
  const result = { ...theirs };
  for (const field of fields) {
    const value = choose(path + field, base[field], mine[field], theirs[field]);
    if (value === undefined) delete result[field];
    else result[field] = value;
  }
  return result;
};

const skusOf = ({ variants }: ContentDraft) => variants.map(({ sku }) => sku);

/** The variant without its id, which says nothing about the product; null where it is not there. */
const said = (variant: VariantDraft | undefined): VariantContent | null => {
  if (!variant) return null;
  const { id: _, ...content } = variant;
  return content;
};

/** The SKUs of the variants that are left, in the order of whoever moved or added some; those of the other one follow. */
const mergeOrder = (choose: Choose, { base, mine, theirs }: Merge, left: ReadonlyMap<string, unknown>): string[] => {
  const [known, own, other] = [new Set(skusOf(base)), new Set(skusOf(mine)), new Set(skusOf(theirs))];
  const inAll = (sku: string) => known.has(sku) && own.has(sku) && other.has(sku);
  const orderOf = (content: ContentDraft) => skusOf(content).filter(inAll);
  const order = choose('variants', orderOf(base), orderOf(mine), orderOf(theirs));
  const hasAdded = skusOf(mine).some((sku) => !known.has(sku));
  const isMine = isSameValue(order, orderOf(mine)) && (hasAdded || !isSameValue(order, orderOf(theirs)));
  const all = isMine ? [...own, ...other] : [...other, ...own];
  return [...new Set(all)].filter((sku) => left.has(sku));
};

const variantsBySku = ({ variants }: ContentDraft) => new Map(variants.map((variant) => [variant.sku, variant]));

const mergeVariants = (choose: Choose, merge: Merge): VariantDraft[] => {
  const [bases, own, others] = [variantsBySku(merge.base), variantsBySku(merge.mine), variantsBySku(merge.theirs)];
  const left = new Map<string, VariantDraft>();
  for (const sku of new Set([...others.keys(), ...own.keys()])) {
    const [base, mine, theirs] = [bases.get(sku), own.get(sku), others.get(sku)];
    const path = `variants[${sku}]`;
    const variant =
      base && mine && theirs
        ? mergeFields(choose, `${path}.`, VARIANT_FIELDS, [base, mine, theirs])
        : choose(path, said(base), said(mine), said(theirs));
    if (variant) left.set(sku, { ...variant, id: mine?.id ?? theirs?.id });
  }
  return mergeOrder(choose, merge, left).flatMap((sku) => left.get(sku) ?? []);
};

/**
 * Merges two edits that began with the same product, field by field: what only one side changed becomes as that side
 * has it, what both changed to the same value is no matter, and what both changed differently is a conflict.
 * `seo` is merged part by part; variants by SKU, each part by part as `variants[SKU].prices`; one that came or went is
 * merged whole as `variants[SKU]`, and their order as `variants`. The variants of each state have distinct SKUs.
 */
export const mergeContent = (merge: Merge): MergeResult => {
  const merged: string[] = [];
  const conflicts: MergeConflict[] = [];
  const choose = createChoose(merge, merged, conflicts);
  const { base, mine, theirs } = merge;
  const content = {
    ...mergeFields(choose, '', PRODUCT_FIELDS, [base, mine, theirs]),
    seo: mergeFields(choose, 'seo.', SEO_FIELDS, [base.seo, mine.seo, theirs.seo]),
    variants: mergeVariants(choose, merge),
  };
  return { content, merged, conflicts };
};
