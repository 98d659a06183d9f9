import { defineMessages } from '../../../i18n/defineMessages';

/** The titles and summaries of the pages in the section “components”. */
export const componentRowMessages = defineMessages({
  accordion: { id: 'components.accordion.title', defaultMessage: 'Accordion' },
  accordionSummary: {
    id: 'components.accordion.summary',
    defaultMessage: 'Sections that expand to show their content.',
  },
  buttons: { id: 'components.buttons.title', defaultMessage: 'Buttons' },
  buttonsSummary: { id: 'components.buttons.summary', defaultMessage: 'Start an action with one click.' },
});
