import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorCode, getFieldErrors } from '#graphql/errors';
import type { UpdateBlogPostInput } from '#graphql/types.generated';
import { useSession } from '#session/sessionContext';
import { useRecordForm } from '#ui/form/useRecordForm';
import type { PostFormFragment } from './BlogEdit.generated';
import { getDraftKey, readDraft, storeDraft } from './postDraft';
import { postFieldNames, postSchema, type PostValues } from './postSchema';
import { getChanges, toFormValues, toInput } from './postValues';

/** Props of the form of a post. */
export interface PostFormProps {
  /** null for a new post. */
  post: PostFormFragment | null;
  /** Saves the changes; rejects with the server's error. */
  save: (
    changes: Omit<UpdateBlogPostInput, 'id'>,
    expectedUpdatedAt: string | null,
  ) => Promise<PostFormFragment | null>;
  /** Loads the post that someone else has saved. */
  onConflict?: () => Promise<unknown>;
}

/** The form of a post, with its draft in this browser and what to do if someone else saves the post. */
export function usePostForm({ post, save, onConflict }: PostFormProps) {
  const intl = useIntl();
  const { user } = useSession();
  const draftKey = getDraftKey(user?.id ?? '', post?.id ?? null);
  const [draft, setDraft] = useState(() => readDraft(draftKey));
  const [saved, setSaved] = useState<PostFormFragment | null>(null);
  // The version of the post that the user has seen, which the server compares with its own.
  const [seenAt, setSeenAt] = useState(draft ? draft.basedOn : (post?.updatedAt ?? null));
  const stored = useMemo(() => toFormValues(post), [post]);
  const resolver = useMemo(() => zodResolver(postSchema(intl)), [intl]);

  const record = useRecordForm<PostValues>({
    resolver,
    values: stored,
    fields: postFieldNames,
    onSave: async (values) => {
      try {
        const changed = await save(toInput(post ? getChanges(stored, values) : values), seenAt);
        if (!changed) return;
        storeDraft(draftKey, {}, null);
        setSaved(changed);
      } catch (error) {
        const isStale = getErrorCode(error) === 'CONFLICT' && Object.keys(getFieldErrors(error)).length === 0;
        if (isStale) await onConflict?.();
        throw error;
      }
    },
  });
  const { form } = record;
  const { isDirty: isFormDirty, dirtyFields } = form.formState;
  // A form that has adopted newer values in some fields no longer counts as dirty, although others are.
  const isDirty = isFormDirty || Object.keys(dirtyFields).length > 0;

  const restore = useEffectEvent(() => {
    for (const name of postFieldNames) {
      const value = draft?.changes[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => restore(), []);

  const [isRestored, setIsRestored] = useState(draft === null);
  if (!isRestored && isDirty) setIsRestored(true);
  const current = post?.updatedAt ?? null;
  // Without changes of their own, users simply see the newer post.
  if (isRestored && !isDirty && !saved && current !== seenAt) setSeenAt(current);

  const reset = () => {
    storeDraft(draftKey, {}, null);
    setDraft(null);
    setIsRestored(true);
    form.reset(stored, { keepDirtyValues: false });
    setSeenAt(current);
  };
  return {
    ...record,
    draftKey,
    draft,
    stored,
    saved,
    seenAt,
    isDirty,
    /** Whether someone else has saved the post since the user has seen it. */
    isStale: isDirty && !saved && current !== seenAt,
    /** Takes the stored post, without the user's changes. */
    reset,
    /** Keeps the user's changes over those of someone else. */
    keepMine: () => setSeenAt(current),
  };
}
