import type { Store } from '#server/db/store';
import type { IssueRecord } from '#server/records/validation';
import { findFamily, unknownFamily } from '../../definitions/knownFamily';
import { getFamilies } from '../../definitions/storedFamilies';
import { issue } from '../../validation/issues';
import type { ProductPatch } from '../rows/patch';

/**
 * Returns the patch with the code of the family that the file names by its code or its label. An unknown family is left
 * out with a warning: a new product has none, and an existing one keeps its own.
 */
export async function resolveFamily(
  store: Pick<Store, 'list'>,
  patch: ProductPatch,
): Promise<{ patch: ProductPatch; issues: IssueRecord[] }> {
  const { family: named, ...others } = patch.fields;
  if (!named) return { patch, issues: [] };
  const families = await getFamilies(store);
  const family = findFamily(families, named);
  if (family) return { patch: { ...patch, fields: { ...others, family: family.code } }, issues: [] };
  const sku = others.sku ?? null;
  const warning = issue({
    ...unknownFamily(families, named),
    code: 'FAMILY_UNKNOWN',
    severity: 'WARNING',
    category: 'REFERENCE',
    entityType: 'PRODUCT',
    entityId: sku,
    isSku: true,
    entityName: others.name || sku,
    field: 'family',
  });
  return { patch: { ...patch, fields: others }, issues: [warning] };
}
