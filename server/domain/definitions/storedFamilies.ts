import type { Store } from '../../db/store';
import { notFound } from '../../errors';
import type { FamilyRecord } from '../../records/families';

/** Returns the families that are not deleted. */
export function getFamilies({ list }: Pick<Store, 'list'>): Promise<FamilyRecord[]> {
  return list('families', ({ deletedAt }) => deletedAt === undefined);
}

/** Returns the stored family. Throws NOT_FOUND, also for one that is deleted. */
export async function getFamily({ get }: Pick<Store, 'get'>, id: string): Promise<FamilyRecord> {
  const family = await get('families', id);
  if (!family || family.deletedAt !== undefined) throw notFound('family', id);
  return family;
}

/** Returns the families that have the attribute. */
export async function getFamiliesWith(store: Pick<Store, 'list'>, attribute: string): Promise<FamilyRecord[]> {
  return (await getFamilies(store)).filter(({ attributes }) => attributes.some(({ code }) => code === attribute));
}
