import type { ChangedKey, KeyField } from '../../cells/changedKey';
import type { ProductPatch, VariantPatch } from '../../rows/patch';

/** Returns the patch with the keys that the catalog has instead of those of the file. */
export function withStored(patch: ProductPatch, changed: readonly ChangedKey[]): ProductPatch {
  const storedOf = new Map(
    changed.flatMap(({ field, text, match }) => (match === null ? [] : [[`${field} ${text}`, match]])),
  );
  const toStored = (field: KeyField, text: string) => storedOf.get(`${field} ${text}`) ?? text;
  const withKeys = <Part extends Partial<Record<KeyField, string | null>>>(part: Part): Part => ({
    ...part,
    ...(part.sku && { sku: toStored('sku', part.sku) }),
    ...(part.externalReference && { externalReference: toStored('externalReference', part.externalReference) }),
  });
  const { fields, variants, deleted } = patch;
  const { associations } = fields;
  return {
    ...patch,
    fields: { ...withKeys(fields), ...(associations && { associations: associations.map(withKeys) }) },
    variants: variants.map(withKeys),
    ...(deleted && { deleted: deleted.map((sku) => toStored('sku', sku)) }),
  };
}

/** Returns the patch of a product that keeps its SKU. */
export function withoutSku({ fields: { sku: _sku, ...fields }, ...patch }: ProductPatch): ProductPatch {
  return { ...patch, fields };
}

/**
 * Returns the patch without references, and without variants, of which it is unclear which of the catalog they are.
 */
export function withoutUnclear(patch: ProductPatch, unclear: ReadonlySet<ChangedKey>): ProductPatch {
  const keys = new Set([...unclear].map(({ field, text }) => `${field} ${text}`));
  const isUnclear = (field: KeyField, text: string | null | undefined) => keys.has(`${field} ${text ?? ''}`);
  const withClear = <Part extends { externalReference?: string | null }>({ externalReference, ...part }: Part) => ({
    ...part,
    ...(externalReference !== undefined && !isUnclear('externalReference', externalReference) && { externalReference }),
  });
  const variants = patch.variants.filter(({ sku }) => !isUnclear('sku', sku));
  return {
    ...patch,
    fields: withClear(patch.fields),
    variants: variants.map((variant) => withClear(variant) as VariantPatch),
  };
}
