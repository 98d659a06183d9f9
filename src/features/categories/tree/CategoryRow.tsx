import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { useRef, type DragEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { ActionMenu } from '#ui/menu/ActionMenu';
import type { MenuSection } from '#ui/menu/menuTypes';
import { Highlight } from '#ui/text/Highlight';
import { TextLink } from '#ui/text/TextLink';
import { messages } from '../messages';
import type { DropZone } from './dropTarget';
import type { TreeRow } from './treeRows';
import { useTreeStyles } from './treeStyles';

/** How much a row is indented per level in pixels, and up to which level, so that names stay readable on a phone. */
const indent = { step: 20, levels: 6 };

/** How long a category is dragged over a closed one before that opens, in milliseconds. */
const openMs = 700;

/** Dragging a row and dropping on it. */
export interface RowDrag {
  isDragged: boolean;
  /** Where the dragged category would be dropped on this row; null if not here. */
  zone: DropZone | null;
  onStart: () => void;
  onOver: (event: DragEvent<HTMLElement>) => void;
  onLeave: () => void;
  onDrop: () => void;
  onEnd: () => void;
}

export interface CategoryRowProps {
  catalogId: string;
  row: TreeRow;
  q: string;
  /** Whether it is the row that the Tab key reaches. */
  isActive: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onToggle: () => void;
  menu: readonly MenuSection[];
  /** Absent if the user cannot move categories. */
  drag?: RowDrag | undefined;
  elementRef: (element: HTMLElement | null) => void;
}

/** A category in the tree, with its counts and actions. */
export function CategoryRow(props: CategoryRowProps) {
  const { catalogId, row, q, isActive, onFocus, onKeyDown, onToggle, menu, drag, elementRef } = props;
  const { formatMessage } = useIntl();
  const styles = useTreeStyles();
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { category, hasChildren, isExpanded, siblingCount } = row;
  const { path, name, level, position, ownProductCount: own, productCount: count, rule } = category;
  const tabIndex = isActive ? 0 : -1;
  const stopWaiting = () => {
    clearTimeout(timerRef.current);
    timerRef.current = undefined;
  };

  return (
    <div
      ref={elementRef}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-selected={isActive}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-label={formatMessage(messages.rowLabel, { name, count })}
      tabIndex={tabIndex}
      className={mergeClasses(
        styles.row,
        drag?.isDragged && styles.dragged,
        drag?.zone ? styles[drag.zone] : undefined,
      )}
      onFocus={onFocus}
      onKeyDown={(event) => {
        // Keys in the row's link and menu are theirs.
        if (event.target === event.currentTarget) onKeyDown(event);
      }}
      draggable={drag !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', path);
        drag?.onStart();
      }}
      onDragOver={(event) => {
        drag?.onOver(event);
        if (hasChildren && !isExpanded) timerRef.current ??= setTimeout(onToggle, openMs);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        stopWaiting();
        drag?.onLeave();
      }}
      onDrop={(event) => {
        event.preventDefault();
        stopWaiting();
        drag?.onDrop();
      }}
      onDragEnd={drag?.onEnd}
    >
      <span
        aria-hidden="true"
        className={mergeClasses(styles.chevron, hasChildren && styles.toggle)}
        style={{ marginInlineStart: Math.min(level - 1, indent.levels) * indent.step }}
        onClick={hasChildren ? onToggle : undefined}
      >
        {hasChildren && (isExpanded ? <ChevronDown16Regular /> : <ChevronRight16Regular className={styles.arrow} />)}
      </span>
      <span dir="auto" title={name} className={styles.name}>
        <Highlight text={name} q={q} />
      </span>
      {rule && (
        <TextLink
          to={href(paths.categoryRule, { catalogId }, { category: path })}
          className={styles.rule}
          tabIndex={tabIndex}
          draggable={false}
        >
          {formatMessage(rule.fault === null ? messages.byRule : messages.ruleFault)}
        </TextLink>
      )}
      {own > 0 && own < count && <span className={styles.own}>{formatMessage(messages.own, { count: own })}</span>}
      <TextLink
        to={href(paths.productList, { catalogId }, { category: path })}
        className={styles.count}
        tabIndex={tabIndex}
        draggable={false}
      >
        {formatMessage(messages.products, { count })}
      </TextLink>
      {menu.length > 0 && (
        <ActionMenu
          appearance="subtle"
          className={styles.menu}
          icon={<MoreHorizontal20Regular />}
          label={formatMessage(messages.actionsFor, { name })}
          tabIndex={tabIndex}
          sections={menu}
        />
      )}
    </div>
  );
}
