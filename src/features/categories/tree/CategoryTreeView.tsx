import { mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useDirection } from '#i18n/useDirection';
import { useNavigate } from '#routing/navigation';
import { href, paths } from '#routing/paths';
import { useVisibleRows } from '#ui/hooks/useVisibleRows';
import type { CategoryRowFragment } from '../CategoryTree.generated';
import type { CategoryDialog } from '../dialogs/categoryDialog';
import { titles } from '../titles';
import { CategoryRow } from './CategoryRow';
import type { CategoryPlace } from './dropTarget';
import { getTreeKeyAction, type TreeKeyAction } from './treeKeys';
import type { TreeRow } from './treeRows';
import { rowHeight, useTreeStyles, virtualFrom } from './treeStyles';
import { useCategoryMenu } from './useCategoryMenu';
import { useRowDrag } from './useRowDrag';

/** How long after a change a closing dialog has returned the focus, in milliseconds. */
const dialogMs = 250;

/** The actions by keyboard that change the tree. */
const EDITS: ReadonlySet<TreeKeyAction['kind']> = new Set(['details', 'rename', 'delete', 'shift']);

export interface CategoryTreeViewProps {
  catalogId: string;
  rows: readonly TreeRow[];
  q: string;
  canEdit: boolean;
  onToggle: (path: string) => void;
  onDialog: (dialog: CategoryDialog) => void;
  onMove: (category: CategoryRowFragment, place: CategoryPlace) => void;
  /** The path of a category to focus as soon as it is shown and the focus is free. */
  focusRef: RefObject<string | null>;
}

/** Whether the focus can be moved without taking it from something that the user is in. */
const isFocusFree = (tree: Element) => {
  const { activeElement } = document;
  return !activeElement || activeElement.matches('body, h1') || tree.contains(activeElement);
};

/** The tree of categories: navigation by keyboard, a menu for each category, and drag and drop. */
export function CategoryTreeView(props: CategoryTreeViewProps) {
  const { catalogId, rows, q, canEdit, onToggle, onDialog, onMove, focusRef } = props;
  const { formatMessage } = useIntl();
  const styles = useTreeStyles();
  const navigate = useNavigate();
  const isRtl = useDirection() === 'rtl';
  const [tree, setTree] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const elementsRef = useRef(new Map<string, HTMLElement>());
  const getMenu = useCategoryMenu({ catalogId, onDialog, onMove });
  const getDrag = useRowDrag(onMove);

  const isVirtual = rows.length >= virtualFrom;
  const visible = useVisibleRows({ count: rows.length, scroller: isVirtual ? tree : null, rowHeight });
  const { first, last } = isVirtual ? visible : { first: 0, last: rows.length };
  // Without a row that had the focus, the Tab key reaches the first one.
  const tabStop = rows.slice(first, last).some(({ category }) => category.path === active)
    ? active
    : rows[first]?.category.path;

  const focusRow = (path: string) => {
    const element = elementsRef.current.get(path);
    if (element) {
      element.focus();
      return;
    }
    focusRef.current = path;
    const at = rows.findIndex(({ category }) => category.path === path);
    if (tree && at >= 0) tree.scrollTo({ top: at * rowHeight - tree.clientHeight / 2 });
  };

  // Runs after each render, because the row can appear with new data or by scrolling.
  useEffect(() => {
    if (focusRef.current === null) return undefined;
    const focus = () => {
      const element = focusRef.current === null ? undefined : elementsRef.current.get(focusRef.current);
      if (!element || !tree || !isFocusFree(tree)) return;
      focusRef.current = null;
      element.focus();
    };
    focus();
    const timer = setTimeout(focus, dialogMs);
    return () => clearTimeout(timer);
  });

  const act = (event: KeyboardEvent<HTMLElement>, at: number) => {
    // A user who continues by keyboard keeps the focus.
    focusRef.current = null;
    const action = getTreeKeyAction(event, { rows, at, isRtl });
    const category = rows[at]?.category;
    if (!action || !category) return;
    const { path, parent, position } = category;
    if (!canEdit && EDITS.has(action.kind)) return;
    event.preventDefault();
    switch (action.kind) {
      case 'focus':
        focusRow(action.path);
        break;
      case 'toggle':
        onToggle(path);
        break;
      case 'open':
        navigate(href(paths.productList, { catalogId }, { category: path }));
        break;
      case 'menu':
        event.currentTarget.querySelector('button')?.click();
        break;
      case 'shift': {
        const next = position + action.by;
        if (next < 1 || next > (rows[at]?.siblingCount ?? 1)) break;
        focusRef.current = path;
        onMove(category, { parent, position: next });
        break;
      }
      default:
        onDialog({ kind: action.kind, path });
    }
  };

  return (
    <div
      ref={setTree}
      role="tree"
      aria-label={formatMessage(titles.categories)}
      className={mergeClasses(styles.scroller, isVirtual && styles.virtual)}
    >
      {first > 0 && <div aria-hidden="true" style={{ height: first * rowHeight }} />}
      {rows.slice(first, last).map((row, place) => {
        const { path } = row.category;
        return (
          <CategoryRow
            key={path}
            catalogId={catalogId}
            row={row}
            q={q}
            isActive={path === tabStop}
            onFocus={() => setActive(path)}
            onKeyDown={(event) => act(event, first + place)}
            onToggle={() => onToggle(path)}
            menu={canEdit ? getMenu(row) : []}
            drag={canEdit ? getDrag(row) : undefined}
            elementRef={(element) => {
              if (element) elementsRef.current.set(path, element);
              else elementsRef.current.delete(path);
            }}
          />
        );
      })}
      {last < rows.length && <div aria-hidden="true" style={{ height: (rows.length - last) * rowHeight }} />}
    </div>
  );
}
