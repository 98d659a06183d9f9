import { useIntl } from 'react-intl';
import { imageTypes, type ImageTypeKey } from '#lib/imageTypes';
import { pictureFault } from './pictureChecks';
import { pictureMessages as messages } from './pictureMessages';
import { usePictureCreateMutation, usePictureOpenMutation } from './PictureUpload.generated';
import { useUploads, type Uploads } from './useUploads';

/** An image that the server has accepted. */
export interface UploadedPicture {
  url: string;
  alt: string;
}

/**
 * Uploads images, and passes each accepted image to `onUploaded`. They are of one of the allowed types, if any are
 * given.
 */
export function usePictureUpload(
  onUploaded: (picture: UploadedPicture) => void,
  allowedTypes: readonly ImageTypeKey[] = [],
): Uploads {
  const { formatMessage, formatList } = useIntl();
  const allowed = allowedTypes.map((key) => imageTypes[key]);
  const [open] = usePictureOpenMutation();
  const [create] = usePictureCreateMutation();
  return useUploads({
    findFault(file) {
      const fault = pictureFault(
        file,
        allowed.map(({ mediaType }) => mediaType),
      );
      const types = formatList(
        allowed.map(({ name }) => name),
        { type: 'unit' },
      );
      const size = Math.round((file.size / 1024 ** 2) * 10) / 10;
      return fault && formatMessage(messages[fault], { name: file.name, size, types });
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
