import { useEffect } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { storeDraft } from './postDraft';
import type { PostValues } from './postSchema';
import { getChanges } from './postValues';

/** How long typing must pause before the draft is stored, in milliseconds. */
const pauseMs = 400;

export interface DraftAutosaveProps {
  control: Control<PostValues>;
  draftKey: string;
  stored: PostValues;
  basedOn: string | null;
}

/** Keeps unsaved changes in this browser, so that they survive a reload. */
export function DraftAutosave({ control, draftKey, stored, basedOn }: DraftAutosaveProps) {
  const values = useWatch({ control, compute: (all: PostValues) => all });
  useEffect(() => {
    const store = () => storeDraft(draftKey, getChanges(stored, values), basedOn);
    const timer = setTimeout(store, pauseMs);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [draftKey, stored, values, basedOn]);
  return null;
}
