import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  value: { id: 'components.sliders.value', defaultMessage: 'With its value' },
  variants: { id: 'components.sliders.variants', defaultMessage: 'Variants of a slider' },
  note1: {
    id: 'components.sliders.note1',
    defaultMessage: 'Show the value beside the label. Give it a unit for screen readers.',
  },
});
