import { isNamedLike } from '../locales/labelFields';
import { compareNames } from '../locales/nameOrder';
import { getLabel } from '../../records/attributes';
import type { FamilyRecord } from '../../records/families';
import type { FamilyListInput, FamilySort } from '../../types.generated';
import { withUsage, type DefinedAttribute } from '../attributes/attributeList';
import { listKnownDefinitions } from '../validation/definedRules';
import type { DomainContext } from '../context';
import { pageOfRows, sortSign, type PageResult } from '../lists/paging';
import { readFamilyUsage, UNUSED, type FamilyUsageRecord } from '../definitions/familyUsage';
import { getFamilies } from '../definitions/storedFamilies';
import { foldQuery } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

/** An attribute of a family with its definition. */
export interface DefinedFamilyAttribute {
  attribute: DefinedAttribute;
  isRequired: boolean;
  requiredInChannels: string[];
}

/** Returns a page of the families that match the input. Throws INVALID for a bad page. */
export async function listFamilies(
  { store }: Reads,
  input?: FamilyListInput | null,
): Promise<PageResult & { families: FamilyRecord[] }> {
  const text = foldQuery(input?.q);
  const found = (await getFamilies(store)).filter((family) => isNamedLike(family, text));
  const usage = input?.sort === 'PRODUCTS' ? await readFamilyUsage(store) : new Map<string, FamilyUsageRecord>();
  const getProducts = ({ code }: FamilyRecord) => usage.get(code)?.products ?? 0;
  const byLabel = (a: FamilyRecord, b: FamilyRecord) => compareNames(getLabel(a.labels), getLabel(b.labels));
  const compare: Record<FamilySort, typeof byLabel> = {
    LABEL: byLabel,
    ATTRIBUTES: (a, b) => a.attributes.length - b.attributes.length,
    PRODUCTS: (a, b) => getProducts(a) - getProducts(b),
  };
  const sign = sortSign(input);
  const sorted = found.sort((a, b) => sign * compare[input?.sort ?? 'LABEL'](a, b) || byLabel(a, b));
  const { rows, ...page } = pageOfRows(sorted, input);
  return { families: rows, ...page };
}

/** Returns where the family is in use. */
export async function getFamilyUsage({ store }: Reads, { code }: FamilyRecord): Promise<FamilyUsageRecord> {
  return (await readFamilyUsage(store)).get(code) ?? UNUSED;
}

/** Returns the definitions with the codes, in their order. Codes without a definition are left out. */
export async function getDefinitions(ctx: Reads, codes: readonly string[]): Promise<DefinedAttribute[]> {
  const all = await listKnownDefinitions(ctx.store);
  return withUsage(
    ctx,
    codes.flatMap((code) => all.find((definition) => definition.code === code) ?? []),
  );
}

/** Returns the attributes of the family with their definitions. Those that are no longer defined are left out. */
export async function getFamilyAttributes(ctx: Reads, { attributes }: FamilyRecord): Promise<DefinedFamilyAttribute[]> {
  const definitions = await getDefinitions(
    ctx,
    attributes.map(({ code }) => code),
  );
  return attributes.flatMap(({ code, ...rest }) => {
    const attribute = definitions.find((definition) => definition.code === code);
    return attribute ? [{ attribute, ...rest }] : [];
  });
}
