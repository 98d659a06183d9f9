import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { useVisibleRows } from '#ui/hooks/useVisibleRows';
import type { SheetColumn } from '../cells/sheetColumn';
import { sheetMessages as messages } from '../sheetMessages';
import type { SheetRow } from '../store/sheetRow';
import { CellBar } from './CellBar';
import { countCells, isInBlock, type GridSelection } from './gridSelection';
import { headerWidth, headHeight, nameWidth } from './gridSizes';
import { SheetGridRow } from './SheetGridRow';
import { SheetHead, type SheetHeadProps } from './SheetHead';
import { useGrid, type GridOptions } from './useGrid';

const SheetDrawer = lazy(() => import('./SheetDrawer').then((module) => ({ default: module.SheetDrawer })));

const useStyles = makeStyles({
  frame: {
    display: 'flex',
    flexDirection: 'column',
    height: 'max(24rem, calc(100dvh - 17rem))',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
  },
  scroller: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    scrollPaddingBlockStart: `${headHeight}px`,
    scrollPaddingInlineStart: `${headerWidth + nameWidth}px`,
    userSelect: 'none',
    '& input': { userSelect: 'text' },
    ':focus': { outlineStyle: 'none' },
  },
  body: { position: 'relative' },
  blank: { position: 'absolute', insetInline: 0 },
});

/** Returns the selected columns of a row as ranges: `0-2 5-5`. */
const getRanges = ({ block, others }: GridSelection, row: number): string =>
  [...others, block]
    .flatMap(({ top, bottom, left, right }) => (row >= top && row <= bottom ? `${left}-${right}` : []))
    .join(' ');

export interface SheetGridProps extends GridOptions, Pick<SheetHeadProps, 'sort' | 'onSort'> {
  /** In pixels. */
  rowHeight: number;
  getHref: (row: SheetRow) => string;
}

const getWidth = (columns: readonly SheetColumn[]) => columns.reduce((sum, { width }) => sum + width, headerWidth);

/**
 * The spreadsheet: a grid whose cells are edited in place (docs/decisions/0036-own-spreadsheet.md). Only the rows in
 * sight are rendered, and those of the active cell and of the end of the selection.
 */
export function SheetGrid(props: SheetGridProps) {
  const { sheet, rows, total, columns, writing, canEdit, rowHeight, getHref, sort, onSort } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { first, last } = useVisibleRows({ count: total, scroller, rowHeight });
  const grid = useGrid({ ...props, scroller, first, last, pageRows: Math.max(1, last - first - 25) });
  const { selection, editing } = grid;
  const { active, head, block } = selection;
  const indexes = new Set(Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at));
  for (const { row } of [active, head]) if (row < total) indexes.add(row);
  const activeRow = rows?.getRow(active.row);

  return (
    <div className={styles.frame}>
      <div
        ref={setScroller}
        role="grid"
        className={styles.scroller}
        style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
        aria-label={formatMessage(messages.grid)}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={!canEdit}
        aria-busy={rows === null}
        {...grid.handlers}
      >
        <SheetHead
          columns={columns}
          width={getWidth(columns)}
          active={active.column}
          sort={sort}
          onSort={onSort}
          onLeave={grid.focusColumn}
        />
        <div role="rowgroup" className={styles.body} style={{ height: total * rowHeight, width: getWidth(columns) }}>
          {[...indexes]
            .sort((a, b) => a - b)
            .map((index) => {
              const row = rows?.getRow(index);
              if (!row) {
                return (
                  <div
                    key={`blank ${index}`}
                    aria-hidden="true"
                    data-blank=""
                    className={styles.blank}
                    style={{ insetBlockStart: index * rowHeight, height: rowHeight }}
                  />
                );
              }
              return (
                <SheetGridRow
                  key={row.id}
                  row={row}
                  index={index}
                  height={rowHeight}
                  href={getHref(row)}
                  columns={columns}
                  states={sheet.edits.getStates(row.id)}
                  writing={writing}
                  canEdit={canEdit}
                  activeColumn={active.row === index ? active.column : -1}
                  handleColumn={canEdit && block.bottom === index ? block.right : -1}
                  selected={getRanges(selection, index)}
                  editing={editing.editing?.rowId === row.id && isInBlock(block, active) ? editing.editing : null}
                />
              );
            })}
        </div>
      </div>
      <CellBar
        edits={sheet.edits}
        row={activeRow}
        column={columns[active.column]}
        selected={[...selection.others, block].reduce((sum, one) => sum + countCells(one), 0)}
        writing={writing}
        canEdit={canEdit}
        note={grid.note}
        onUndo={grid.undo}
        onRedo={grid.redo}
        onDecided={grid.focusActive}
      />
      {editing.drawer && (
        <Suspense fallback={null}>
          <SheetDrawer editing={editing.drawer} onClose={grid.closeDrawer} />
        </Suspense>
      )}
    </div>
  );
}
