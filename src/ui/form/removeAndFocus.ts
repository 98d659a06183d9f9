import { flushSync } from 'react-dom';

/**
 * Removes a row of a form, and moves the focus from its button, which is gone, to the field with the name, or without
 * one to the first button in the element.
 */
export function removeAndFocus(remove: () => void, name: string, otherwise: HTMLElement | null): void {
  flushSync(remove);
  (document.getElementsByName(name)[0] ?? otherwise?.querySelector('button'))?.focus();
}
