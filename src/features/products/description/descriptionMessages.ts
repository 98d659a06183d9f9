import { commonMessages } from '../../../ui/commonMessages';
import { messages } from '../../../ui/messages';
import { defineMessages } from '../../../i18n/defineMessages';

/** Messages of the description editor. */
export const descriptionMessages = defineMessages({
  visual: { id: 'products.description.visual', defaultMessage: 'Visual' },
  html: { id: 'products.description.html', defaultMessage: 'HTML' },
  preview: { id: 'products.description.preview', defaultMessage: 'Preview' },
  lostAsHtml: {
    id: 'products.description.lostAsHtml',
    defaultMessage: 'Edit this description as HTML. The visual editor can’t keep: {parts}.',
  },
  lost: {
    id: 'products.description.lost',
    defaultMessage: 'Editing here removes the following from the description: {parts}. To keep it, use the HTML tab.',
  },
  toolbar: { id: 'products.description.toolbar', defaultMessage: 'Formatting' },
  heading2: { id: 'products.description.heading2', defaultMessage: 'Heading 2' },
  heading3: { id: 'products.description.heading3', defaultMessage: 'Heading 3' },
  heading4: { id: 'products.description.heading4', defaultMessage: 'Heading 4' },
  bold: { id: 'products.description.bold', defaultMessage: 'Bold' },
  italic: { id: 'products.description.italic', defaultMessage: 'Italic' },
  bulletList: { id: 'products.description.bulletList', defaultMessage: 'Bulleted list' },
  orderedList: { id: 'products.description.orderedList', defaultMessage: 'Numbered list' },
  link: { id: 'products.description.link', defaultMessage: 'Link' },
  address: commonMessages.url,
  addressWrong: {
    id: 'products.description.addressWrong',
    defaultMessage: 'Enter a web or email address. Example: https://example.com',
  },
  apply: commonMessages.apply,
  removeLink: { id: 'products.description.removeLink', defaultMessage: 'Remove link' },
  undo: messages.undo,
  redo: { id: 'products.description.redo', defaultMessage: 'Redo' },
});
