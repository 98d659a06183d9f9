import type { Store } from '../../db/store';
import type { FamilyRecord } from '../../records/families';
import { assertNoFieldErrors } from '../errors';
import { nearestText, withNearest } from '../texts/nearestText';
import { makeCode } from '../../records/slug';
import { say } from '../../records/sentence';
import { getFamilies } from './storedFamilies';

/** Returns the family that a user or a file means: by its code, or else by a label in any language. */
export function findFamily(families: readonly FamilyRecord[], text: string): FamilyRecord | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    families.find(({ code }) => code === wanted || code === makeCode(text)) ??
    families.find(({ labels }) => labels.some((label) => label.text.toLowerCase() === wanted))
  );
}

/** Says that no family has the code, and names the one that is most like it. */
export function unknownFamily(families: readonly FamilyRecord[], code: string) {
  const nearest = nearestText(
    code,
    families.map((family) => family.code),
  );
  return {
    message: say`No family has the code ${code}.`,
    suggestedFix: nearest === null ? say`Create the family first.` : say`Use ${nearest}, or create the family first.`,
  };
}

/** Throws INVALID with `fields` if no family had the code ever. Products keep the code of a family that was deleted. */
export async function assertFamilyExisted(store: Pick<Store, 'list'>, code: string): Promise<void> {
  const families = await store.list('families');
  if (families.some((family) => family.code === code)) return;
  const codes = families.flatMap((family) => (family.deletedAt === undefined ? family.code : []));
  const nearest = nearestText(code, codes);
  assertNoFieldErrors({ family: withNearest(say`No family has the code ${code}.`, nearest) });
}

/** Throws INVALID with `fields` if no family has the code. A code that the product had before is accepted. */
export async function assertFamilyKnown(
  store: Pick<Store, 'list'>,
  code: string | undefined,
  former?: string,
): Promise<void> {
  if (code === undefined || code === former) return;
  const families = await getFamilies(store);
  if (families.some((family) => family.code === code)) return;
  const { message, suggestedFix } = unknownFamily(families, code);
  assertNoFieldErrors({ family: say`${message} ${suggestedFix}` });
}
