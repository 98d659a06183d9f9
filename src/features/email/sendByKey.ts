import type { KeyboardEvent } from 'react';

/**
 * Ctrl and Enter together (the Command key on a Mac) send the form of a field. Enter alone does not, as it would by
 * itself in a field of one line: the mail is not written yet.
 */
export function sendByKey(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (event.key !== 'Enter') return;
  const { currentTarget: field } = event;
  const isSent = event.ctrlKey || event.metaKey;
  if (isSent || field instanceof HTMLInputElement) event.preventDefault();
  if (isSent) field.form?.requestSubmit();
}
