import type { CatalogRecord } from '../../records/catalogs';
import type { DomainContext } from '../context';
import { readFamilyUsage } from '../definitions/familyUsage';
import { getFamiliesWith } from '../definitions/storedFamilies';
import { readUsage } from './usage';

/** Returns the catalogs with products of a family in which the attribute is required, or tells variants apart. */
const getFamilyCatalogs = async ({ store }: Pick<DomainContext, 'store'>, code: string) => {
  const families = (await getFamiliesWith(store, code)).filter(
    ({ attributes, variantAxes }) =>
      variantAxes.includes(code) || attributes.some((one) => one.code === code && one.isRequired),
  );
  const usage = families.length ? await readFamilyUsage(store) : undefined;
  return families.flatMap((family) => usage?.get(family.code)?.catalogs ?? []).map(({ catalog }) => catalog);
};

/**
 * Returns the catalogs whose products have an attribute with the code, or whose families require it or have it as an
 * axis, so that their issues depend on its definition. Without `isChecked`, its values have no issues, and only catalogs
 * of these families are returned. One can be there twice.
 */
export async function listCheckedCatalogs(
  ctx: Pick<DomainContext, 'store'>,
  code: string,
  isChecked: boolean,
): Promise<CatalogRecord[]> {
  const used = isChecked ? ((await readUsage(ctx.store)).get(code)?.catalogs ?? []) : [];
  return [...used.map(({ catalog }) => catalog), ...(await getFamilyCatalogs(ctx, code))];
}
