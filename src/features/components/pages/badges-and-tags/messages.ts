import { fieldMessages } from '#ui/fieldMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  status: fieldMessages.status,
  count: { id: 'components.badgesAndTags.count', defaultMessage: 'Numbers' },
  tags: { id: 'components.badgesAndTags.tags', defaultMessage: 'Tags that can be removed' },
  note1: {
    id: 'components.badgesAndTags.note1',
    defaultMessage: 'Color never stands alone. The text carries the meaning.',
  },
});
