import { pictureMessages } from '#graphql/pictureMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the file upload example. */
export const uploadMessages = defineMessages({
  uploading: pictureMessages.uploading,
  remove: sharedMessages.remove,
  drop: { id: 'formExamples.upload.drop', defaultMessage: 'Drag files here or select them' },
  select: { id: 'formExamples.upload.select', defaultMessage: 'Select files' },
  files: { id: 'formExamples.upload.files', defaultMessage: 'Files to upload' },
  tooLarge: {
    id: 'formExamples.upload.tooLarge',
    defaultMessage: '{name} is larger than {size}. Select a smaller file.',
  },
});
