import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '../commonMessages';
import { messages } from '../messages';

/** Messages of the rich text editor. */
export const richTextMessages = defineMessages({
  toolbar: { id: 'ui.richText.toolbar', defaultMessage: 'Formatting' },
  heading2: { id: 'ui.richText.heading2', defaultMessage: 'Heading 2 (H2)' },
  heading3: { id: 'ui.richText.heading3', defaultMessage: 'Heading 3 (H3)' },
  heading4: { id: 'ui.richText.heading4', defaultMessage: 'Heading 4 (H4)' },
  bold: { id: 'ui.richText.bold', defaultMessage: 'Bold' },
  italic: { id: 'ui.richText.italic', defaultMessage: 'Italic' },
  bulletList: { id: 'ui.richText.bulletList', defaultMessage: 'Bulleted list' },
  orderedList: { id: 'ui.richText.orderedList', defaultMessage: 'Numbered list' },
  link: { id: 'ui.richText.link', defaultMessage: 'Link' },
  address: commonMessages.url,
  addressWrong: {
    id: 'ui.richText.addressWrong',
    defaultMessage: 'Enter a web or email address. Example: https://example.com',
  },
  apply: commonMessages.apply,
  removeLink: { id: 'ui.richText.removeLink', defaultMessage: 'Remove link' },
  undo: messages.undo,
  redo: messages.redo,
});
