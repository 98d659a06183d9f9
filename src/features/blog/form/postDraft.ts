import * as z from 'zod/mini';
import { localStore } from '#lib/browserStorage';
import { readStored, writeStored } from '#lib/storedJson';
import { blogCategories, blogStatuses } from '../postChoices';
import type { PostValues } from './postSchema';

/** Unsaved changes to a post that this browser keeps. */
export interface PostDraft {
  /** The changed values. */
  changes: Partial<PostValues>;
  /** The `updatedAt` of the post that the changes are based on; null for a new post. */
  basedOn: string | null;
  /** ISO 8601. */
  savedAt: string;
}

const draftShape = z.object({
  changes: z.partial(
    z.object({
      title: z.string(),
      slug: z.string(),
      status: z.enum(blogStatuses),
      categories: z.array(z.enum(blogCategories)),
      tags: z.array(z.string()),
      excerpt: z.string(),
      content: z.string(),
      featuredImage: z.string(),
      featuredImageAlt: z.string(),
    }),
  ),
  basedOn: z.nullable(z.string()),
  savedAt: z.iso.datetime(),
});

/** The key of a draft. Each account has its own drafts, also in a shared browser. */
export function getDraftKey(accountId: string, postId: string | null): string {
  return `blogDraft.${accountId}.${postId ?? 'new'}`;
}

/** The stored draft; null if there is none. */
export function readDraft(key: string): PostDraft | null {
  const { data } = draftShape.safeParse(readStored(localStore, key));
  if (!data) return null;
  const changes = Object.fromEntries(Object.entries(data.changes).filter(([, value]) => value !== undefined));
  return { ...data, changes };
}

/** Stores the draft, or removes it if there are no changes. */
export function storeDraft(key: string, changes: Partial<PostValues>, basedOn: string | null): void {
  if (Object.keys(changes).length === 0) localStore.removeItem(key);
  else writeStored(localStore, key, { changes, basedOn, savedAt: new Date().toISOString() } satisfies PostDraft);
}
