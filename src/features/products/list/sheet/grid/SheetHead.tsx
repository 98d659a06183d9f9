import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowSortDown16Regular } from '@fluentui/react-icons/svg/arrow-sort-down';
import { ArrowSortUp16Regular } from '@fluentui/react-icons/svg/arrow-sort-up';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDirection } from '#i18n/useDirection';
import { textEnd, textStart } from '#ui/layout/textAlign';
import { ariaSorts, type TableSort } from '#ui/table/tableTypes';
import type { SheetColumn } from '../cells/sheetColumn';
import { sheetMessages as messages } from '../sheetMessages';
import { headerWidth, headHeight } from './gridSizes';

const useStyles = makeStyles({
  head: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    display: 'flex',
    height: `${headHeight}px`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  headCell: {
    ...typographyStyles.caption1Strong,
    ...textStart,
    flexShrink: 0,
    boxSizing: 'border-box',
    lineHeight: `${headHeight - 1}px`,
    paddingInline: tokens.spacingHorizontalSNudge,
    color: tokens.colorNeutralForeground2,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  end: textEnd,
  first: {
    position: 'sticky',
    insetInlineStart: `${headerWidth}px`,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  corner: { position: 'sticky', insetInlineStart: 0, zIndex: 1, backgroundColor: tokens.colorNeutralBackground2 },
  sort: {
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXXS,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  sortEnd: { justifyContent: 'flex-end' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

export interface SheetHeadProps {
  columns: readonly SheetColumn[];
  /** In pixels. */
  width: number;
  /** The column of the active cell, whose head the Tab key leads to. */
  active: number;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Called with a column when the focus goes down from its head. */
  onLeave: (column: number) => void;
}

/** The names of the columns, which sort the rows. Arrow keys move between them. */
export function SheetHead({ columns, width, active, sort, onSort, onLeave }: SheetHeadProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const isMirrored = useDirection() === 'rtl';
  const move = (event: KeyboardEvent) => {
    // The keys of the cells do not apply here.
    event.stopPropagation();
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    const heads = [...currentTarget.querySelectorAll<HTMLElement>('[data-head]')];
    const at = heads.findIndex((head) => head === target);
    const along = isMirrored ? -1 : 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + along,
      ArrowLeft: at - along,
      Home: 0,
      End: heads.length - 1,
    };
    const place = places[key];
    if (key === 'ArrowDown') onLeave(at);
    else if (place !== undefined) {
      const head = heads[Math.max(0, Math.min(place, heads.length - 1))];
      head?.focus({ preventScroll: true });
      head?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    } else return;
    event.preventDefault();
  };
  return (
    <div role="rowgroup" className={styles.head} style={{ width }}>
      <div role="row" tabIndex={-1} aria-rowindex={1} style={{ display: 'flex' }} onKeyDown={move}>
        <div
          role="columnheader"
          aria-colindex={1}
          className={mergeClasses(styles.headCell, styles.corner)}
          style={{ width: headerWidth }}
        >
          {formatMessage(messages.row)}
        </div>
        {columns.map(({ id, header, width: own, align, sortId }, at) => {
          const direction = sortId !== null && sort.column === sortId ? sort.direction : null;
          const focusable = { 'data-head': at, tabIndex: at === active ? 0 : -1 };
          return (
            <div
              key={id}
              role="columnheader"
              aria-colindex={at + 2}
              aria-sort={sortId === null ? undefined : direction ? ariaSorts[direction] : 'none'}
              className={mergeClasses(styles.headCell, at === 0 && styles.first, align === 'end' && styles.end)}
              style={{ width: own }}
              title={header}
              {...(sortId === null && { ...focusable, tabIndex: -1 })}
            >
              {sortId === null ? (
                header
              ) : (
                <button
                  type="button"
                  className={mergeClasses(styles.sort, align === 'end' && styles.sortEnd)}
                  {...focusable}
                  onClick={() => onSort({ column: sortId, direction: direction === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  <span className={styles.name}>{header}</span>
                  {direction === 'ASC' && <ArrowSortUp16Regular />}
                  {direction === 'DESC' && <ArrowSortDown16Regular />}
                </button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
