import { useCallback, useEffect, useState } from 'react';
import { passingStorage } from '../../lib/browserStorage';
import { readDraft, writeDraft, type ImportDraft } from './importDraft';

/** Changes some of a draft. */
export type ChangeDraft = (change: (draft: ImportDraft) => Partial<ImportDraft>) => void;

/**
 * What was chosen for a file. It outlives its steps and a reload of the page, in this tab's own storage. The id of the
 * file must not change while the component lives.
 */
export function useImportDraft(fileId: string): [ImportDraft, ChangeDraft] {
  const [draft, setDraft] = useState(() => readDraft(passingStorage, fileId));
  const change = useCallback<ChangeDraft>(
    (changeOf) => setDraft((current) => ({ ...current, dryRunId: null, ...changeOf(current) })),
    [],
  );
  useEffect(() => writeDraft(passingStorage, fileId, draft), [fileId, draft]);
  return [draft, change];
}
