import { flushSync } from 'react-dom';
import { focusField } from './issues/fieldLocation';

/**
 * Removes a row from a list of the form, and moves the focus from its button, which is gone, to the row that takes its
 * place, the one before it, or what adds rows.
 */
export function removeRow(list: string, index: number, count: number, remove: (index: number) => void): void {
  flushSync(() => remove(index));
  focusField(`${list}.${Math.min(index, count - 2)}`);
}
