import type { FaqGroupRecord } from '../../records/faq';
import type { DomainContext } from '../context';
import { foldQuery, foldText } from '#shared/foldText';

/** The groups with the questions that contain `q`, case-insensitive. Groups without matches are omitted. */
export async function listFaqGroups(
  { store }: Pick<DomainContext, 'store'>,
  { q }: { q?: string | null },
): Promise<FaqGroupRecord[]> {
  const groups = await store.list('faqGroups');
  const text = foldQuery(q);
  if (!text) return groups;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ question }) => foldText(question).includes(text)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
