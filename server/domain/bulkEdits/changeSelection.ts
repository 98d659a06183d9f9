import type { ValueChange } from '../../records/bulkEdits';
import { createOptionFinder, normalizeOption } from '../validation/options';
import { splitSelection } from '../validation/valueText';

/** What separates the options of a value, with the spaces around it. */
const SEPARATOR = /\s*[,;|\n]\s*/;

/** Whether the text would be several options within a value of several. */
export function hasSeparator(text: string): boolean {
  return SEPARATOR.test(text);
}

/**
 * Returns the function from the old value to the new one, which has the options added or removed; empty texts are no
 * values. Options that stay keep their order and separator. Where an option of several contains a separator, its code
 * takes its place.
 */
export function createSelectionChange({
  kind,
  texts,
  known,
}: Extract<ValueChange, { texts: unknown }>): (old: string) => string {
  const find = createOptionFinder(known);
  const toKey = (text: string) => find(text)?.code ?? normalizeOption(text);
  const wanted = new Map(texts.map((text) => [toKey(text), text]));
  return (old) => {
    // An option can contain a comma, so the whole value is tried first.
    const parts = find(old) ? [old.trim()] : splitSelection(old);
    const keys = new Set(parts.map(toKey));
    const next =
      kind === 'removeOptions'
        ? parts.filter((part) => !wanted.has(toKey(part)))
        : [...parts, ...[...wanted].flatMap(([key, text]) => (keys.has(key) ? [] : [text]))];
    if (next.length === parts.length) return old;
    if (next.length < 2) return next.join('');
    const separator = parts.length > 1 ? SEPARATOR.exec(old)![0] : ', ';
    return next.map((part) => (hasSeparator(part) ? (find(part)?.code ?? part) : part)).join(separator);
  };
}
