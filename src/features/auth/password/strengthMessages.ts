import { defineMessages } from '../../../i18n/defineMessages';

/** The messages for password strength. */
export const strengthMessages = defineMessages({
  strength: { id: 'auth.strength', defaultMessage: 'Password strength' },
  strengthNone: {
    id: 'auth.strength.none',
    defaultMessage: 'Use three or four unrelated words.',
  },
  weak: { id: 'auth.strength.weak', defaultMessage: 'Weak.' },
  fair: { id: 'auth.strength.fair', defaultMessage: 'Fair.' },
  good: { id: 'auth.strength.good', defaultMessage: 'Good.' },
  strong: { id: 'auth.strength.strong', defaultMessage: 'Strong.' },
  flawPersonal: { id: 'auth.strength.personal', defaultMessage: 'Avoid parts of your name or email address.' },
  flawCommon: { id: 'auth.strength.common', defaultMessage: 'Avoid common words.' },
  flawPattern: {
    id: 'auth.strength.pattern',
    defaultMessage: 'Avoid repeated characters and sequences like abc or 321.',
  },
  flawShort: { id: 'auth.strength.short', defaultMessage: 'Use 12 characters or more.' },
  flawOneKind: {
    id: 'auth.strength.oneKind',
    defaultMessage: 'Add another word, uppercase letters, numbers, or symbols.',
  },
});
