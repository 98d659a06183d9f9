import { sharedMessages } from '../../../ui/sharedMessages';
import { defineMessages } from '../../../i18n/defineMessages';

/** Messages for the texts of a product in other languages and for channels. */
export const translationMessages = defineMessages({
  language: { id: 'products.translation.language', defaultMessage: 'Language of the texts' },
  channel: { id: 'products.translation.channel', defaultMessage: 'Channel of the texts' },
  allChannels: { id: 'products.translation.allChannels', defaultMessage: 'All sales channels' },
  defaultLanguage: { id: 'products.translation.defaultLanguage', defaultMessage: '{language} (default)' },
  progress: {
    id: 'products.translation.progress',
    defaultMessage: '{language} ({filled, number} of {total, number})',
  },
  inherited: { id: 'products.translation.inherited', defaultMessage: 'Inherited from {language}' },
  altTexts: {
    id: 'products.translation.altTexts',
    defaultMessage: '{filled, number} of {total, number} alt texts translated',
  },
  variantImages: { id: 'products.translation.variantImages', defaultMessage: 'Images of variants' },
  noSource: sharedMessages.empty,
  note: {
    id: 'products.translation.note',
    defaultMessage:
      'Fields you leave blank show the inherited text. To edit other fields, select the default language and all channels.',
  },
});
