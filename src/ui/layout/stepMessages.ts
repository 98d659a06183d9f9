import { defineMessages } from '#i18n/defineMessages';

/** Texts about the steps of a task. */
export const stepMessages = defineMessages({
  done: { id: 'ui.step.done', defaultMessage: '{step}, completed' },
  position: { id: 'ui.step.position', defaultMessage: 'Step {place, number} of {count, number}: {step}' },
});
