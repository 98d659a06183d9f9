import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  swatches: { id: 'components.colorsAndTokens.swatches', defaultMessage: 'Colors' },
  levels: { id: 'components.colorsAndTokens.levels', defaultMessage: 'Shadows and corners' },
  note1: {
    id: 'components.colorsAndTokens.note1',
    defaultMessage: 'Text tokens have a contrast ratio of at least 4.5:1 against the backgrounds in the same group.',
  },
});
