import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  share: { id: 'components.progress.share', defaultMessage: 'Known total' },
  unknown: { id: 'components.progress.unknown', defaultMessage: 'Unknown total' },
  note1: {
    id: 'components.progress.note1',
    defaultMessage: 'Each bar has a name. The text below says the same as the bar.',
  },
});
