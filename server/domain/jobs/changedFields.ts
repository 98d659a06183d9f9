import type { JobChangeRecord } from '../../records/jobs';
import type { ProductContent, ProductRecord, VariantContent } from '../../records/products';
import { parseStoredPath, textsByPath, valuesFromTexts } from '../productValues/values';
import { isSameValue } from '../products/contentFields';
import { diffContent, variantsBySku } from '../products/diff';
import { withoutAbsent } from '../lists/withoutAbsent';
import { getChangeFacts } from './changeFacts';

type Fields = Record<string, unknown>;
type Variant = VariantContent & { id?: string };

/**
 * Returns the fields that differ, by path, with their old and new values. `withFields` uses them to turn one state into
 * the other; for that, the difference includes the variant order (field `variants`) whenever a variant was removed.
 */
export function changedFields(before: ProductContent, after: ProductContent): { before: Fields; after: Fields } {
  const changes = diffContent(before, after);
  const hasGone = changes.some(({ field, after: now }) => now === null && /^variants\[.*\]$/s.test(field));
  const order = hasGone && {
    field: 'variants',
    before: [...variantsBySku(before.variants).keys()],
    after: [...variantsBySku(after.variants).keys()],
  };
  const own = order ? [...changes.filter(({ field }) => field !== 'variants'), order] : changes;
  const ruled = (['ruleCategories', 'notInChannels'] as const).flatMap((field) => {
    const [old, young] = [before[field] ?? null, after[field] ?? null];
    return isSameValue(old, young) ? [] : { field, before: old, after: young };
  });
  const fields: { before: Fields; after: Fields } = { before: {}, after: {} };
  for (const one of [...own, ...ruled]) {
    fields.before[one.field] = one.before;
    fields.after[one.field] = one.after;
  }
  return fields;
}

const VARIANT_PATH =
  /^variants\[(.*)\](?:\.(sku|gtin|externalReference|link|name|options|attributes|prices|stock|availability|availableFrom|media|status))?$/s;

const VARIANT_VALUE_PATH = /^variants\[(.*)\]\.(values\[.*\])$/s;

/** Stored differences use null for absent values. */
const variantContent = ({
  externalReference,
  link,
  attributes,
  availability,
  availableFrom,
  ...variant
}: Variant): Variant => ({
  ...variant,
  ...withoutAbsent({ externalReference, link, attributes, availability, availableFrom }),
});

/** Returns the content with one side of a difference applied; variants keep their ids. */
export function withFields(content: ProductContent<Variant>, fields: Fields): ProductContent<Variant> {
  const variants = variantsBySku(content.variants);
  const texts = new Map<string, string | null>(textsByPath(content.values));
  const variantTexts = new Map<string, Map<string, string | null>>();
  const own: Fields = {};
  const seo: Fields = {};
  for (const [field, value] of Object.entries(fields)) {
    const [, variant, path] = VARIANT_VALUE_PATH.exec(field) ?? [];
    const [, key, part] = VARIANT_PATH.exec(field) ?? [];
    if (parseStoredPath(field)) texts.set(field, value as string | null);
    else if (variant !== undefined && path !== undefined) {
      const known = variantTexts.get(variant) ?? new Map(textsByPath(variants.get(variant)?.values));
      variantTexts.set(variant, known.set(path, value as string | null));
    } else if (key === undefined) {
      if (field.startsWith('seo.')) seo[field.slice(4)] = value;
      else if (field !== 'variants') own[field] = value;
    } else if (part !== undefined) variants.set(key, variantContent({ ...variants.get(key)!, [part]: value }));
    else if (value === null) variants.delete(key);
    // Stored changes are the plain JSON of a computed difference.
    else variants.set(key, variantContent(value as Variant));
  }
  for (const [key, known] of variantTexts) {
    const { values: _, ...variant } = variants.get(key)!;
    variants.set(key, { ...variant, ...valuesFromTexts(known) });
  }
  const order = (fields.variants as string[] | undefined) ?? [...variants.keys()];
  const places = new Map(order.map((key, index) => [key, index]));
  const {
    kind,
    link,
    externalUrl,
    buttonText,
    family,
    stock,
    availability,
    availableFrom,
    associations,
    notInChannels,
    values: _,
    ...others
  } = {
    ...content,
    ...own,
  };
  return {
    ...others,
    ...withoutAbsent({
      kind,
      link,
      externalUrl,
      buttonText,
      family,
      stock,
      availability,
      availableFrom,
      associations,
      notInChannels,
    }),
    // Said also if there are none, so that what was by hand is so again.
    ...('ruleCategories' in own && { ruleCategories: (own.ruleCategories as string[] | null) ?? [] }),
    ...valuesFromTexts(texts),
    seo: { ...content.seo, ...seo },
    variants: [...variants]
      .sort(([a], [b]) => (places.get(a) ?? Infinity) - (places.get(b) ?? Infinity) || 0)
      .map(([, variant]) => variant),
  };
}

type Named = Pick<ProductRecord, 'id' | 'name' | 'sku' | 'revision'>;

const change = ({ id, name, sku, revision }: Named, action: JobChangeRecord['action']): JobChangeRecord => ({
  productId: id,
  productName: name || sku,
  action,
  before: null,
  after: null,
  revision,
  deleted: null,
});

/** Returns the change entry for a product that a job created. */
export function createdChange(product: ProductRecord) {
  return change(product, 'CREATE');
}

/** Returns the change entry for a product that a job updated. */
export function updatedChange(before: ProductRecord, after: ProductRecord): JobChangeRecord {
  const fields = changedFields(before, after);
  // Not a spread, see docs/decisions/0043-shapes-of-records.md.
  return Object.assign(change(after, 'UPDATE'), fields, getChangeFacts(fields.before, fields.after));
}

/** Returns the change entry for a product that a job deleted. */
export function deletedChange(product: ProductRecord): JobChangeRecord {
  return {
    ...change(product, 'DELETE'),
    deleted: product,
  };
}
