import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '#ui/picture/Picture';
import { TextLink } from '#ui/text/TextLink';
import { messages } from '#features/products/messages';
import type { Writing } from '../cells/cellFormat';
import type { SheetColumn } from '../cells/sheetColumn';
import { sheetMessages } from '../sheetMessages';
import type { CellStates } from '../store/cellEdit';
import type { SheetRow } from '../store/sheetRow';
import { headerWidth } from './gridSizes';
import { SheetCell } from './SheetCell';
import type { CellEditing } from './useGridEditing';

const useStyles = makeStyles({
  row: { position: 'absolute', insetInline: 0, display: 'flex' },
  header: {
    ...typographyStyles.caption1,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 2,
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    width: `${headerWidth}px`,
    paddingInline: tokens.spacingHorizontalSNudge,
    fontVariantNumeric: 'tabular-nums',
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

export interface SheetGridRowProps {
  row: SheetRow;
  /** From 0. */
  index: number;
  height: number;
  href: string;
  columns: readonly SheetColumn[];
  states: CellStates | undefined;
  writing: Writing;
  canEdit: boolean;
  /** Column of the active cell, and of the fill handle; -1 if they are in another row. */
  activeColumn: number;
  handleColumn: number;
  /** The selected columns as ranges: `0-2 5-5`. */
  selected: string;
  /** The edit of the active cell; null if it is not edited. */
  editing: CellEditing | null;
}

/** Returns a function that says whether a column is in ranges such as `0-2 5-5`. */
const parseRanges = (ranges: string): ((column: number) => boolean) => {
  const pairs = ranges.split(' ').map((range) => range.split('-').map(Number));
  return (column) => pairs.some(([first = NaN, last = NaN]) => column >= first && column <= last);
};

/**
 * A product or a variant in the spreadsheet. It is rendered again only if it, its edits, or its part of the selection
 * changes.
 */
export const SheetGridRow = memo(function SheetGridRow(props: SheetGridRowProps) {
  const { row, index, height, href, columns, states, activeColumn, handleColumn, editing } = props;
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  const isSelected = parseRanges(props.selected);
  const name = row.name || formatMessage(messages.unnamed);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ insetBlockStart: index * height, height }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.header}>
        <TextLink to={href} tabIndex={-1} aria-label={formatMessage(sheetMessages.openProduct, { product: name })}>
          {formatNumber(index + 1)}
        </TextLink>
        <Picture url={row.image} name={name} size={24} />
      </div>
      {columns.map((column, at) => (
        <SheetCell
          key={column.id}
          row={row}
          column={column}
          rowIndex={index}
          columnIndex={at}
          state={states?.get(column.id)}
          writing={props.writing}
          canEdit={props.canEdit}
          isActive={at === activeColumn}
          isSelected={isSelected(at)}
          hasHandle={at === handleColumn}
          editing={at === activeColumn ? editing : null}
        />
      ))}
    </div>
  );
});
