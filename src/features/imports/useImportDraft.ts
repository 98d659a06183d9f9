import { useCallback, useEffect, useState } from 'react';
import { sessionStore } from '#lib/browserStorage';
import { readDraft, writeDraft, type ImportDraft } from './importDraft';

/** Updates part of a draft. */
export type ChangeDraft = (change: (draft: ImportDraft) => Partial<ImportDraft>) => void;

/**
 * The user's choices for a file. Stored in the tab's session storage, so they survive navigation between steps and a
 * reload. The file ID must not change during the component's lifetime.
 */
export function useImportDraft(fileId: string): [ImportDraft, ChangeDraft] {
  const [draft, setDraft] = useState(() => readDraft(sessionStore, fileId));
  const change = useCallback<ChangeDraft>(
    (changeOf) => setDraft((current) => ({ ...current, dryRunId: null, ...changeOf(current) })),
    [],
  );
  useEffect(() => writeDraft(sessionStore, fileId, draft), [fileId, draft]);
  return [draft, change];
}
