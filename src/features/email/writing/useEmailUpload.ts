import { useUploads, type Uploads } from '#graphql/useUploads';
import type { WrittenFile } from './emailValues';
import { useEmailFileOpenMutation } from './EmailWriter.generated';

/** Uploads files and calls `onUploaded` for each uploaded file. */
export function useEmailUpload(onUploaded: (file: WrittenFile) => void): Uploads {
  const [open] = useEmailFileOpenMutation();
  return useUploads({
    async send({ name, size, type }, sendBytes) {
      const { data } = await open({ variables: { name, size, mediaType: type || null } });
      if (!data) return;
      const { id, url } = data.createFile.file;
      await sendBytes(id);
      onUploaded({ fileName: name, url, bytes: size, thumbnail: null });
    },
  });
}
