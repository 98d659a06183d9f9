import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for labels in the languages of the app, and for the codes made of them. */
export const labelMessages = defineMessages({
  labelIn: { id: 'attributes.form.labelIn', defaultMessage: 'Label in {language}' },
  labelMissing: { id: 'attributes.form.labelMissing', defaultMessage: 'Enter an English label.' },
  code: sharedMessages.code,
  codeHint: {
    id: 'attributes.form.codeHint',
    defaultMessage: 'Leave blank to generate it from the English label. It can’t be changed later.',
  },
  usage: { id: 'attributes.form.usage', defaultMessage: 'Where it’s used' },
  productsInVariants: {
    id: 'attributes.form.productsInVariants',
    defaultMessage: '{count, plural, one {# product} other {# products}} ({inVariants, number} in variants)',
  },
});
