import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the editor of formatted texts. */
export const descriptionMessages = defineMessages({
  visual: { id: 'products.description.visual', defaultMessage: 'Visual' },
  html: { id: 'products.description.html', defaultMessage: 'HTML' },
  preview: sharedMessages.preview,
  lostAsHtml: {
    id: 'products.description.lostAsHtml',
    defaultMessage: 'Edit this text as HTML. The visual editor can’t keep: {parts}.',
  },
  lost: {
    id: 'products.description.lost',
    defaultMessage: 'Editing here removes the following from the text: {parts}. To keep it, use the HTML tab.',
  },
});
