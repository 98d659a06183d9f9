import { laterMessages } from '../../core/messages/laterMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for the texts of a product in other languages and for channels. */
export const translationMessages = defineMessages({
  language: laterMessages.language,
  channel: laterMessages.channel,
  allChannels: { id: 'products.translation.allChannels', defaultMessage: 'All sales channels' },
  defaultLanguage: laterMessages.defaultLanguage,
  progress: {
    id: 'products.translation.progress',
    defaultMessage: '{language} ({filled, number} of {total, number})',
  },
  inherited: { id: 'products.translation.inherited', defaultMessage: 'Inherited from {language}' },
  inheritedFromAll: {
    id: 'products.translation.inheritedFromAll',
    defaultMessage: 'Inherited from the text for all channels',
  },
  inheritedFromProduct: {
    id: 'products.translation.inheritedFromProduct',
    defaultMessage: 'Inherited from the product ({language})',
  },
  untranslated: {
    id: 'products.translation.untranslated',
    defaultMessage: 'Not translated. The {language} text is shown.',
  },
  untranslatedOfProduct: {
    id: 'products.translation.untranslatedOfProduct',
    defaultMessage: 'Not translated. The {language} text of the product is shown.',
  },
  findVariant: { id: 'products.translation.findVariant', defaultMessage: 'Find a variant by name or SKU' },
  noVariants: { id: 'products.translation.noVariants', defaultMessage: 'No variants match' },
  altTexts: {
    id: 'products.translation.altTexts',
    defaultMessage: '{filled, number} of {total, number} alt texts translated',
  },
  noSource: sharedMessages.empty,
  note: {
    id: 'products.translation.note',
    defaultMessage:
      'Fields you leave blank show the inherited text. To edit other fields, select the default language and all channels.',
  },
});
