import { keyMessages as messages } from './keyMessages';

/** Keys and what they do, for the pages of components. */
export const keys = {
  step: { keys: ['ArrowUp', 'ArrowDown'], action: messages.step },
  bigStep: { keys: ['PageUp', 'PageDown'], action: messages.bigStep },
  ends: { keys: ['Home', 'End'], action: messages.ends },
  toggle: { keys: ['Space'], action: messages.toggle },
  option: { keys: ['ArrowUp', 'ArrowDown'], action: messages.option },
  openList: { keys: ['ArrowDown'], action: messages.openList },
  take: { keys: ['Enter'], action: messages.take },
  closeList: { keys: ['Escape'], action: messages.closeList },
  removeLast: { keys: ['Backspace'], action: messages.removeLast },
  datePart: { keys: ['ArrowLeft', 'ArrowRight'], action: messages.datePart },
  press: { keys: ['Enter', 'Space'], action: messages.press },
  submit: { keys: ['Enter'], action: messages.submit },
  nextField: { keys: ['Tab'], action: messages.nextField },
  starKey: { keys: ['ArrowLeft', 'ArrowRight'], action: messages.starKey },
  bold: { keys: ['Control+B', 'Control+I'], action: messages.bold },
  tools: { keys: ['ArrowLeft', 'ArrowRight'], action: messages.tools },
  scroll: { keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'], action: messages.scroll },
  sortKey: { keys: ['Enter', 'Space'], action: messages.sortKey },
  expand: { keys: ['Enter', 'Space'], action: messages.expand },
  saveRow: { keys: ['Enter'], action: messages.saveRow },
  restoreRow: { keys: ['Escape'], action: messages.restoreRow },
} as const;
