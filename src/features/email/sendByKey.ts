import type { KeyboardEvent } from 'react';

/** Sends the form in which Ctrl and Enter are pressed together (the Command key on a Mac); says whether they were. */
export function sendByKey(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
  return true;
}
