import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFiles } from '../../graphql/backEnd';
import { messageOf } from '../../graphql/errors';
import { mediaMessages as messages } from './mediaMessages';
import { pictureFault } from './pictureChecks';
import { useProductPictureCreateMutation, useProductPictureOpenMutation } from './ProductPicture.generated';
import type { PictureValues } from './productValues';

/** Pictures on their way to the server. */
export interface PictureUpload {
  /** The one that is being sent; null when none is. */
  current: { name: string; share: number } | null;
  /** Why files were not taken, a sentence each. */
  faults: readonly string[];
  /** Sends the files one after the other. */
  upload(files: readonly File[]): Promise<void>;
}

/** Sends pictures; each that the server has taken is handed to `onUploaded`. */
export function usePictureUpload(onUploaded: (picture: PictureValues) => void): PictureUpload {
  const intl = useIntl();
  const { uploadFile } = useFiles();
  const [open] = useProductPictureOpenMutation();
  const [create] = useProductPictureCreateMutation();
  const [current, setCurrent] = useState<PictureUpload['current']>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const send = async (file: File) => {
    const { name, size, type } = file;
    setCurrent({ name, share: 0 });
    const opened = await open({ variables: { name, size, mediaType: type || null } });
    const fileId = opened.data?.fileCreate.id;
    if (fileId === undefined) return;
    await uploadFile(file, fileId, { onProgress: (share) => setCurrent({ name, share }) });
    const { data } = await create({ variables: { fileId } });
    if (data) onUploaded({ url: data.mediaCreate.url, alt: data.mediaCreate.alt });
  };

  const upload = async (files: readonly File[]) => {
    setFaults([]);
    for (const file of files) {
      const fault = pictureFault(file);
      if (fault) {
        const size = Math.round((file.size / 1024 ** 2) * 10) / 10;
        setFaults((former) => [...former, intl.formatMessage(messages[fault], { name: file.name, size })]);
        continue;
      }
      try {
        await send(file);
      } catch (error) {
        setFaults((former) => [...former, messageOf(error, intl)]);
      }
    }
    setCurrent(null);
  };

  return { current, faults, upload };
}
