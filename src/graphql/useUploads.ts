import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from './backEnd';
import { getErrorMessage } from './errors';

/** The state of file uploads, and a function to start them. */
export interface Uploads {
  /** The file being uploaded; null if there is none. */
  current: { name: string; share: number } | null;
  /** Why files were rejected, one sentence each. */
  faults: readonly string[];
  /** Uploads the files one after another. */
  upload: (files: readonly File[]) => Promise<void>;
}

/** The steps for each file. */
export interface UploadSteps {
  /** Why the file is rejected before upload; null if it can be uploaded. */
  findFault?: (file: File) => string | null;
  /** Opens the file on the server, sends its bytes to the resulting ID, and performs the follow-up work. */
  send: (file: File, sendBytes: (fileId: string) => Promise<void>) => Promise<void>;
}

/** Uploads files, and reports progress and rejected files. */
export function useUploads({ findFault, send }: UploadSteps): Uploads {
  const intl = useIntl();
  const { uploadFile } = useFiles();
  const [current, setCurrent] = useState<Uploads['current']>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const sendOne = async (file: File): Promise<string | null> => {
    const fault = findFault?.(file) ?? null;
    if (fault !== null) return fault;
    const { name } = file;
    setCurrent({ name, share: 0 });
    try {
      await send(file, (id) => uploadFile(file, id, { onProgress: (share) => setCurrent({ name, share }) }));
      return null;
    } catch (error) {
      return getErrorMessage(error, intl);
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
