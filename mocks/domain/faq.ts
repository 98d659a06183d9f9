import type { FaqGroupRecord } from '../records/faq';
import type { DomainContext } from './context';

/** The groups with the questions that contain `q`, case-insensitive. Groups without matches are omitted. */
export async function listFaqGroups(
  { store }: Pick<DomainContext, 'store'>,
  { q }: { q?: string | null },
): Promise<FaqGroupRecord[]> {
  const groups = await store.list('faqGroups');
  const text = q?.toLowerCase() ?? '';
  if (!text) return groups;
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ question }) => question.toLowerCase().includes(text)),
    }))
    .filter(({ entries }) => entries.length > 0);
}
