import { useEffect, useState } from 'react';
import { useFiles } from '#graphql/backEnd';
import { getErrorCode } from '#graphql/errors';
import { useImportFileCreateMutation } from '../CatalogImport.generated';

/** The state of an upload. */
export type Upload =
  | { kind: 'idle' }
  | { kind: 'tooMany'; count: number }
  | {
      kind: 'sending';
      name: string;
      size: number;
      share: number;
      /** Whether it is waiting for an unresponsive server. */
      isWaiting: boolean;
      controller: AbortController;
    }
  | { kind: 'canceled'; name: string }
  | {
      kind: 'failed';
      name: string;
      /** Uploaded fraction, 0 to 1. */
      share: number;
      error: unknown;
      /** Uploads the rest; null if that would be rejected again. */
      resume: (() => void) | null;
    };

/** A file being uploaded; its ID is null until the server has created it. */
interface Sent {
  file: File;
  fileId: string | null;
  share: number;
}

/** Whether retrying can succeed, because the server did not reject the file itself. */
const canResume = (error: unknown): boolean => [null, 'UNKNOWN', 'UNAUTHENTICATED'].includes(getErrorCode(error));

/** Uploads one file to the server; `onDone` receives its ID. Leaving the page stops the upload. */
export function useUpload(onDone: (fileId: string) => void): {
  upload: Upload;
  send: (files: readonly File[]) => void;
  cancel: () => void;
} {
  const { uploadFile } = useFiles();
  const [create] = useImportFileCreateMutation();
  const [upload, setUpload] = useState<Upload>({ kind: 'idle' });
  const controller = upload.kind === 'sending' ? upload.controller : null;
  useEffect(() => () => controller?.abort(), [controller]);

  const transfer = async (sent: Sent) => {
    const { name, size, type } = sent.file;
    const started = new AbortController();
    const { signal } = started;
    const progress = (share: number, isWaiting: boolean) => {
      sent.share = share;
      setUpload((current) => (current.kind === 'sending' ? { ...current, share, isWaiting } : current));
    };
    setUpload({ kind: 'sending', name, size, share: sent.share, isWaiting: false, controller: started });
    try {
      sent.fileId ??=
        (await create({ variables: { name, size, mediaType: type || null } })).data?.createFile.file.id ?? null;
      signal.throwIfAborted();
      if (sent.fileId === null) return setUpload({ kind: 'idle' });
      await uploadFile(sent.file, sent.fileId, {
        signal,
        onProgress: (share) => progress(share, false),
        onWait: () => progress(sent.share, true),
      });
      onDone(sent.fileId);
    } catch (error) {
      const resume = canResume(error) ? () => void transfer(sent) : null;
      setUpload(
        signal.aborted ? { kind: 'canceled', name } : { kind: 'failed', name, share: sent.share, error, resume },
      );
    }
  };

  const send = ([file, ...others]: readonly File[]) => {
    if (!file) return;
    if (others.length > 0) return setUpload({ kind: 'tooMany', count: others.length + 1 });
    void transfer({ file, fileId: null, share: 0 });
  };
  return { upload, send, cancel: () => controller?.abort() };
}
