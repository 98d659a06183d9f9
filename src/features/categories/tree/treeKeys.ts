import type { KeyboardEvent } from 'react';
import { hasMatch } from '#lib/textMatch';
import type { TreeRow } from './treeRows';

/** What a key press in the tree asks for. */
export type TreeKeyAction =
  | { kind: 'focus'; path: string }
  | { kind: 'toggle' | 'open' | 'details' | 'rename' | 'delete' | 'menu' }
  | { kind: 'shift'; by: -1 | 1 };

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Returns the next row, from the one after this and from the start again, whose name begins with the letter. */
const findLetter = (rows: readonly TreeRow[], at: number, letter: string) =>
  [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(({ category }) =>
    hasMatch(category.name.slice(0, letter.length), letter),
  );

/** Returns what a key press on a row means, after the tree pattern of the ARIA Authoring Practices Guide. */
export function getTreeKeyAction(
  event: KeyboardEvent,
  { rows, at, isRtl }: { rows: readonly TreeRow[]; at: number; isRtl: boolean },
): TreeKeyAction | null {
  const row = rows[at];
  if (!row) return null;
  const { category, hasChildren, isExpanded } = row;
  const focus = (target: TreeRow | undefined): TreeKeyAction | null =>
    target ? { kind: 'focus', path: target.category.path } : null;
  if (event.altKey) {
    if (event.key === 'ArrowUp') return { kind: 'shift', by: -1 };
    if (event.key === 'ArrowDown') return { kind: 'shift', by: 1 };
    return event.key === 'Enter' ? { kind: 'details' } : null;
  }
  switch (event.key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      if (!hasChildren) return null;
      return isExpanded ? focus(rows[at + 1]) : { kind: 'toggle' };
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      if (isExpanded) return { kind: 'toggle' };
      return category.parent === null ? null : { kind: 'focus', path: category.parent };
    case 'Enter':
      return { kind: 'open' };
    case ' ':
      return hasChildren ? { kind: 'toggle' } : null;
    case 'F2':
      return { kind: 'rename' };
    case 'Delete':
      return { kind: 'delete' };
    case 'ContextMenu':
      return { kind: 'menu' };
    default:
      return isLetter(event) ? focus(findLetter(rows, at, event.key)) : null;
  }
}
