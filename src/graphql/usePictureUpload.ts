import { useIntl } from 'react-intl';
import { pictureFault } from './pictureChecks';
import { pictureMessages as messages } from './pictureMessages';
import { usePictureCreateMutation, usePictureOpenMutation } from './PictureUpload.generated';
import { useUploads, type Uploads } from './useUploads';

/** An image that the server has accepted. */
export interface UploadedPicture {
  url: string;
  alt: string;
}

/** Uploads images, and passes each accepted image to `onUploaded`. */
export function usePictureUpload(onUploaded: (picture: UploadedPicture) => void): Uploads {
  const { formatMessage } = useIntl();
  const [open] = usePictureOpenMutation();
  const [create] = usePictureCreateMutation();
  return useUploads({
    findFault(file) {
      const fault = pictureFault(file);
      const size = Math.round((file.size / 1024 ** 2) * 10) / 10;
      return fault && formatMessage(messages[fault], { name: file.name, size });
    },
    async send({ name, size, type }, sendBytes) {
      const opened = await open({ variables: { name, size, mediaType: type || null } });
      const fileId = opened.data?.createFile.file.id;
      if (fileId === undefined) return;
      await sendBytes(fileId);
      const { data } = await create({ variables: { fileId } });
      if (data) onUploaded({ url: data.createMedia.media.url, alt: data.createMedia.media.alt });
    },
  });
}
