import { useEffect, useState } from 'react';
import { useFiles } from '../../graphql/backEnd';
import { useImportFileCreateMutation } from './CatalogImport.generated';

/** How an upload stands. */
export type Upload =
  | { kind: 'idle' }
  | { kind: 'tooMany'; count: number }
  | { kind: 'sending'; name: string; size: number; share: number; controller: AbortController }
  | { kind: 'canceled'; name: string }
  | { kind: 'failed'; name: string; error: unknown };

/** Sends one file to the server; `onDone` gets its id there. Leaving the page stops the upload. */
export function useUpload(onDone: (fileId: string) => void): {
  upload: Upload;
  send(files: readonly File[]): Promise<void>;
  cancel(): void;
} {
  const { uploadFile } = useFiles();
  const [create] = useImportFileCreateMutation();
  const [upload, setUpload] = useState<Upload>({ kind: 'idle' });
  const controller = upload.kind === 'sending' ? upload.controller : null;
  useEffect(() => () => controller?.abort(), [controller]);

  const send = async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) return setUpload({ kind: 'tooMany', count: files.length });
    const { name, size, type } = file;
    const started = new AbortController();
    const { signal } = started;
    setUpload({ kind: 'sending', name, size, share: 0, controller: started });
    try {
      const { data } = await create({ variables: { name, size, mediaType: type || null } });
      signal.throwIfAborted();
      if (!data) return setUpload({ kind: 'idle' });
      const { id } = data.fileCreate;
      await uploadFile(file, id, {
        signal,
        onProgress: (share) => setUpload((current) => (current.kind === 'sending' ? { ...current, share } : current)),
      });
      onDone(id);
    } catch (error) {
      setUpload(signal.aborted ? { kind: 'canceled', name } : { kind: 'failed', name, error });
    }
  };
  return { upload, send, cancel: () => controller?.abort() };
}
