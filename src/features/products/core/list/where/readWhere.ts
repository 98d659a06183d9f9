import { parseFilterText } from '#shared/parseFilterText';
import { toTree } from './filterTree';
import type { Where } from './where';

/** Reads the conditions of the product list from their text. */
export function readWhere(text: string): Where {
  const parsed = parseFilterText(text);
  if ('error' in parsed) return { filter: {}, tree: null, fault: { ...parsed.error, text } };
  return { filter: parsed.filter, tree: toTree(parsed.filter), fault: null };
}
