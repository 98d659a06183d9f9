import { defineMessages } from '#i18n/defineMessages';

/** Messages of new passwords: what they need, and how strong they are. */
export const strengthMessages = defineMessages({
  blank: { id: 'ui.password.blank', defaultMessage: 'Enter a password that isn’t only spaces.' },
  tooShort: { id: 'ui.password.tooShort', defaultMessage: 'Use {least, number} characters or more.' },
  strength: { id: 'ui.password.strength', defaultMessage: 'Password strength' },
  strengthNone: {
    id: 'ui.password.strength.none',
    defaultMessage: 'Use {least, number} characters or more. Three or four unrelated words are best.',
  },
  weak: { id: 'ui.password.strength.weak', defaultMessage: 'Weak.' },
  fair: { id: 'ui.password.strength.fair', defaultMessage: 'Fair.' },
  good: { id: 'ui.password.strength.good', defaultMessage: 'Good.' },
  strong: { id: 'ui.password.strength.strong', defaultMessage: 'Strong.' },
  flawPersonal: { id: 'ui.password.strength.personal', defaultMessage: 'Avoid parts of your name or email address.' },
  flawCommon: { id: 'ui.password.strength.common', defaultMessage: 'Avoid common words.' },
  flawPattern: {
    id: 'ui.password.strength.pattern',
    defaultMessage: 'Avoid repeated characters and sequences like abc or 321.',
  },
  flawShort: { id: 'ui.password.strength.short', defaultMessage: 'Use 12 characters or more.' },
  flawOneKind: {
    id: 'ui.password.strength.oneKind',
    defaultMessage: 'Add another word, uppercase letters, numbers, or symbols.',
  },
});
