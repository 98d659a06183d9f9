import { exampleKeyMessages as messages } from './exampleKeyMessages';

/** Keys in forms, tables, and charts, and what they do. */
export const exampleKeys = {
  step: { keys: ['↑', '↓'], action: messages.step },
  bigStep: { keys: ['Page Up', 'Page Down'], action: messages.bigStep },
  ends: { keys: ['Home', 'End'], action: messages.ends },
  toggle: { keys: ['Space'], action: messages.toggle },
  option: { keys: ['↑', '↓'], action: messages.option },
  openList: { keys: ['↓'], action: messages.openList },
  take: { keys: ['Enter'], action: messages.take },
  closeList: { keys: ['Esc'], action: messages.closeList },
  removeLast: { keys: ['Backspace'], action: messages.removeLast },
  datePart: { keys: ['←', '→'], action: messages.datePart },
  press: { keys: ['Enter', 'Space'], action: messages.press },
  submit: { keys: ['Enter'], action: messages.submit },
  nextField: { keys: ['Tab'], action: messages.nextField },
  starKey: { keys: ['←', '→'], action: messages.starKey },
  bold: { keys: ['Ctrl+B', 'Ctrl+I'], action: messages.bold },
  tools: { keys: ['←', '→'], action: messages.tools },
  scroll: { keys: ['↑', '↓', 'Page Up', 'Page Down'], action: messages.scroll },
  sortKey: { keys: ['Enter', 'Space'], action: messages.sortKey },
  expand: { keys: ['Enter', 'Space'], action: messages.expand },
  saveRow: { keys: ['Enter'], action: messages.saveRow },
  restoreRow: { keys: ['Esc'], action: messages.restoreRow },
  chartPoint: { keys: ['←', '→'], action: messages.chartPoint },
  chartFlow: { keys: ['↑', '↓'], action: messages.chartPoint },
  legend: { keys: ['Enter', 'Space'], action: messages.legend },
} as const;
