import type { KeyboardEvent } from 'react';

/**
 * Submits the form of a field on Ctrl+Enter (Command+Enter on a Mac). Prevents Enter alone from submitting it, which is
 * the default in single-line fields, so that an unfinished email is not sent.
 */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  const { currentTarget: field } = event;
  const isSent = event.ctrlKey || event.metaKey;
  if (isSent || field instanceof HTMLInputElement) event.preventDefault();
  if (isSent) field.form?.requestSubmit();
}
