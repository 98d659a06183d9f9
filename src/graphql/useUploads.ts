import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from './backEnd';
import { messageOf } from './errors';

/** Files on their way to the server. */
export interface Uploads {
  /** The one that is being sent; null when none is. */
  current: { name: string; share: number } | null;
  /** Why files were not taken, a sentence each. */
  faults: readonly string[];
  /** Sends the files one after the other. */
  upload(files: readonly File[]): Promise<void>;
}

/** What becomes of each file. */
export interface UploadSteps {
  /** Why it need not even be sent; null where it may be. */
  faultOf?(file: File): string | null;
  /** Opens the file at the server, sends its bytes to the id that it got, and does what is to be done then. */
  send(file: File, sendBytes: (fileId: string) => Promise<void>): Promise<void>;
}

/** Sends files, and tells how far they are and which were not taken. */
export function useUploads({ faultOf, send }: UploadSteps): Uploads {
  const intl = useIntl();
  const { uploadFile } = useFiles();
  const [current, setCurrent] = useState<Uploads['current']>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const sendOne = async (file: File): Promise<string | null> => {
    const fault = faultOf?.(file) ?? null;
    if (fault !== null) return fault;
    const { name } = file;
    setCurrent({ name, share: 0 });
    try {
      await send(file, (id) => uploadFile(file, id, { onProgress: (share) => setCurrent({ name, share }) }));
      return null;
    } catch (error) {
      return messageOf(error, intl);
    }
  };

  const upload = async (files: readonly File[]) => {
    setFaults([]);
    for (const file of files) {
      const fault = await sendOne(file);
      if (fault !== null) setFaults((former) => [...former, fault]);
    }
    setCurrent(null);
  };

  return { current, faults, upload };
}
