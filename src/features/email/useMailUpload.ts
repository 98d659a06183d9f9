import { useIntl } from 'react-intl';
import { useUploads, type Uploads } from '../../graphql/useUploads';
import { fileSize } from '../../lib/fileSize';
import type { WrittenFile } from './mailValues';
import { useMailFileOpenMutation } from './MailWriter.generated';

/** Sends files; each that the server has taken is handed to `onUploaded`. */
export function useMailUpload(onUploaded: (file: WrittenFile) => void): Uploads {
  const intl = useIntl();
  const [open] = useMailFileOpenMutation();
  return useUploads({
    async send({ name, size, type }, sendBytes) {
      const { data } = await open({ variables: { name, size, mediaType: type || null } });
      if (!data) return;
      const { id, url } = data.fileCreate;
      await sendBytes(id);
      onUploaded({ fileName: name, url, size: fileSize(size, intl), thumbnail: null });
    },
  });
}
