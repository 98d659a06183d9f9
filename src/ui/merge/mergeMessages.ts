import { defineMessages } from '#i18n/defineMessages';

/** Messages of merge dialogs. */
export const mergeMessages = defineMessages({
  title: { id: 'ui.merge.title', defaultMessage: 'Someone else changed the same fields' },
  newer: {
    id: 'ui.merge.newer',
    defaultMessage:
      '{user} changed this while you were editing it. When you save, both sets of changes are merged field by field.',
  },
  deleted: {
    id: 'ui.merge.deleted',
    defaultMessage:
      'Someone else deleted this while you had it open. Copy what you need, because it can’t be saved anymore.',
  },
  savedBy: { id: 'ui.merge.savedBy', defaultMessage: '{user} saved this while you were editing it.' },
  select: {
    id: 'ui.merge.select',
    defaultMessage:
      'Select which value to keep for {count, plural, one {this field} other {each of these # fields}}. Changes to other fields are kept automatically.',
  },
  base: { id: 'ui.merge.base', defaultMessage: 'Original' },
  theirs: { id: 'ui.merge.theirs', defaultMessage: 'Theirs' },
  mine: { id: 'ui.merge.mine', defaultMessage: 'Yours' },
  allTheirs: { id: 'ui.merge.allTheirs', defaultMessage: 'Use all theirs' },
  allMine: { id: 'ui.merge.allMine', defaultMessage: 'Use all yours' },
  back: { id: 'ui.merge.back', defaultMessage: 'Back to editing' },
});
