import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { lineOfHtml } from '#lib/htmlText';
import { Picture } from '#ui/picture/Picture';
import { textEnd } from '#ui/layout/textAlign';
import type { ProductRow } from '../../useProductColumns';
import type { Writing } from '../cells/cellFormat';
import { toText } from '../cells/cellFormat';
import type { SheetColumn } from '../cells/sheetColumn';
import { sheetMessages as messages } from '../sheetMessages';
import { getShownValue, toTarget } from '../store/sheet';
import type { CellState } from '../store/cellEdit';
import type { SheetRow } from '../store/sheetRow';
import { headerWidth } from './gridSizes';
import type { CellEditing } from './useGridEditing';
import { SheetCellEditor } from './SheetCellEditor';

const useStyles = makeStyles({
  cell: {
    ...typographyStyles.body1,
    position: 'relative',
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '100%',
    lineHeight: 'calc(var(--row-height) - 1px)',
    paddingInline: tokens.spacingHorizontalSNudge,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke3,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'cell',
    ':focus': { outlineStyle: 'none' },
  },
  // The first column says which product a row is about.
  first: { position: 'sticky', insetInlineStart: `${headerWidth}px`, zIndex: 1 },
  // A variant is below its product.
  nested: { paddingInlineStart: tokens.spacingHorizontalXXXL },
  end: { ...textEnd, fontVariantNumeric: 'tabular-nums' },
  // Centered, whatever it is.
  listed: { display: 'inline-flex', alignItems: 'center', height: '100%', verticalAlign: 'top' },
  readOnly: { backgroundColor: tokens.colorNeutralBackground2, color: tokens.colorNeutralForeground2 },
  inherited: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
  selected: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  active: {
    outline: `2px solid ${tokens.colorBrandStroke1}`,
    outlineOffset: '-2px',
    ':focus': { outline: `2px solid ${tokens.colorBrandStroke1}` },
  },
  saving: { color: tokens.colorNeutralForeground3 },
  // A triangle in the corner.
  marked: {
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      borderBlockStartWidth: '8px',
      borderBlockStartStyle: 'solid',
      borderInlineStartWidth: '8px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'transparent',
    },
  },
  saved: { '::after': { borderBlockStartColor: tokens.colorStatusSuccessForeground1 } },
  unsaved: { '::after': { borderBlockStartColor: tokens.colorStatusDangerForeground1 } },
  issue: { '::after': { borderBlockStartColor: tokens.colorStatusWarningForeground3 } },
  handle: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    width: '8px',
    height: '8px',
    backgroundColor: tokens.colorBrandBackground,
    outline: `1px solid ${tokens.colorNeutralBackground1}`,
    cursor: 'crosshair',
    touchAction: 'none',
  },
});

/** What the columns of the list that can’t be edited do not show. */
const unread: Pick<ProductRow, 'brand' | 'status' | 'categories' | 'ruleCategories' | 'priceRange'> = {
  brand: '',
  status: 'DRAFT',
  categories: [],
  ruleCategories: [],
  priceRange: null,
};

export interface SheetCellProps {
  row: SheetRow;
  column: SheetColumn;
  /** Row and column, from 0. */
  rowIndex: number;
  columnIndex: number;
  state: CellState | undefined;
  writing: Writing;
  canEdit: boolean;
  isActive: boolean;
  isSelected: boolean;
  /** Whether the block can be dragged larger here. */
  hasHandle: boolean;
  /** The edit of this cell; null if it is not edited. */
  editing: CellEditing | null;
}

/** A cell of the spreadsheet: its value, what became of an edit, or the control that edits it. */
export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { row, column, rowIndex, columnIndex, state, writing, canEdit, isActive, isSelected, hasHandle, editing } =
    props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const cell = row.cells[column.place];
  const isReadOnly = !canEdit || toTarget(row, column) === null;
  const value = getShownValue(row, column, state);
  const isInherited = value === '' && state?.status !== 'saving' && Boolean(cell?.inherited);
  const isUnsaved = state !== undefined && state.status !== 'saving' && state.status !== 'saved';
  const status = isUnsaved ? 'unsaved' : state?.status === 'saved' ? 'saved' : cell?.issue ? 'issue' : undefined;

  const show = (): ReactNode => {
    if (column.field === null || (cell?.isReadOnly && column.list && value === ''))
      return row.facts && <span className={styles.listed}>{column.list?.cell({ ...row.facts, ...unread })}</span>;
    const shown = isInherited ? (cell?.inherited ?? '') : value;
    const text = toText(column.format, shown, writing);
    if (column.format.kind === 'image')
      return (
        text && (
          <span className={styles.listed}>
            <Picture url={text} name={column.header} size={24} />
          </span>
        )
      );
    if (column.format.kind === 'long' && column.format.isHtml) return lineOfHtml(text);
    return text.replaceAll('\n', ' · ');
  };
  const describe = (): string | undefined => {
    if (state?.status === 'saving') return formatMessage(messages.saving, { count: 1 });
    if (state?.status === 'conflict') {
      const theirs = toText(column.format, state.theirs ?? '', writing);
      return formatMessage(messages.conflict, {
        user: state.by,
        theirs: theirs || formatMessage(messages.empty),
        mine: toText(column.format, value, writing) || formatMessage(messages.empty),
      });
    }
    if (isUnsaved) return formatMessage(messages.invalid, { reason: state.message });
    if (cell?.issue) return formatMessage(messages.issue, { issue: cell.issue });
    return isInherited ? formatMessage(messages.inherited) : undefined;
  };
  const words = describe();
  // Cells have these in ARIA 1.2 and 1.3, which the lint rule does not know.
  const states = {
    'aria-readonly': isReadOnly,
    'aria-invalid': isUnsaved || undefined,
    'aria-description': words,
  };
  return (
    <div
      role="gridcell"
      data-cell={`${rowIndex}:${columnIndex}`}
      className={mergeClasses(
        styles.cell,
        columnIndex === 0 && styles.first,
        columnIndex === 0 && row.variantId !== null && styles.nested,
        column.align === 'end' && styles.end,
        isReadOnly && styles.readOnly,
        isInherited && styles.inherited,
        isSelected && styles.selected,
        isActive && styles.active,
        state?.status === 'saving' && styles.saving,
        status && styles.marked,
        status && styles[status],
      )}
      style={{ width: column.width }}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={columnIndex + 2}
      aria-selected={isSelected}
      {...states}
      title={words}
    >
      {editing ? (
        <SheetCellEditor
          label={column.header}
          format={column.format}
          text={editing.text}
          onCommit={editing.onCommit}
          onCancel={editing.onCancel}
        />
      ) : (
        <span dir="auto">{show()}</span>
      )}
      {hasHandle && !editing && <span data-fill="" className={styles.handle} />}
    </div>
  );
});
