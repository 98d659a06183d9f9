import { defineMessages } from '../../i18n/defineMessages';

/** The words for how well a password would do. */
export const strengthMessages = defineMessages({
  strength: { id: 'auth.strength', defaultMessage: 'Password strength' },
  strengthNone: {
    id: 'auth.strength.none',
    defaultMessage: 'Three or four words that do not belong together do well.',
  },
  weak: { id: 'auth.strength.weak', defaultMessage: 'Weak.' },
  fair: { id: 'auth.strength.fair', defaultMessage: 'Fair.' },
  good: { id: 'auth.strength.good', defaultMessage: 'Good.' },
  strong: { id: 'auth.strength.strong', defaultMessage: 'Strong.' },
  flawPersonal: { id: 'auth.strength.personal', defaultMessage: 'It has parts of your name or address in it.' },
  flawCommon: { id: 'auth.strength.common', defaultMessage: 'It has words in it that are guessed first.' },
  flawPattern: { id: 'auth.strength.pattern', defaultMessage: 'Repeated signs and runs like abc or 321 add little.' },
  flawShort: { id: 'auth.strength.short', defaultMessage: 'Longer is better: take 12 characters or more.' },
  flawOneKind: { id: 'auth.strength.oneKind', defaultMessage: 'Add another word, capitals, digits or signs.' },
});
