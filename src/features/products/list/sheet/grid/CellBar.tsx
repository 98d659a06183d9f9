import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { useIntl } from 'react-intl';
import { toText, type Writing } from '../cells/cellFormat';
import type { SheetColumn } from '../cells/sheetColumn';
import { sheetMessages as messages } from '../sheetMessages';
import { toTarget } from '../store/sheet';
import type { SheetEdits } from '../store/sheetEdits';
import type { SheetRow } from '../store/sheetRow';

const useStyles = makeStyles({
  bar: {
    ...typographyStyles.caption1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    flexShrink: 0,
    boxSizing: 'border-box',
    // As high with buttons as without.
    height: '40px',
    paddingInline: tokens.spacingHorizontalM,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: { flexShrink: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  choice: { flexShrink: 0, maxWidth: '220px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  end: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    marginInlineStart: 'auto',
    flexShrink: 0,
  },
});

export interface CellBarProps {
  edits: SheetEdits;
  /** The active cell. */
  row: SheetRow | undefined;
  column: SheetColumn | undefined;
  /** Number of selected cells. */
  selected: number;
  writing: Writing;
  canEdit: boolean;
  /** What the last action did. */
  note: string;
  onUndo: () => void;
  onRedo: () => void;
  /** Called when a cell was decided on. */
  onDecided: () => void;
}

/** The line below the spreadsheet: the state of the active cell, what can be done about it, and undo and redo. */
export function CellBar(props: CellBarProps) {
  const { edits, row, column, selected, writing, canEdit, note, onUndo, onRedo, onDecided } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const target = row && column ? toTarget(row, column) : null;
  const state = target ? edits.getState(target) : undefined;
  const cell = row && column ? row.cells[column.place] : undefined;
  const { saving, unsaved } = edits.count();

  const show = (value: string | undefined) =>
    (column && value ? toText(column.format, value, writing) : '') || formatMessage(messages.empty);
  const describe = (): string => {
    if (state?.status === 'conflict') {
      return formatMessage(messages.conflict, { user: state.by, theirs: show(state.theirs), mine: show(state.value) });
    }
    if (state?.status === 'invalid' || state?.status === 'failed') {
      return formatMessage(messages.invalid, { reason: state.message });
    }
    if (saving > 0) return formatMessage(messages.saving, { count: saving });
    if (note) return note;
    if (unsaved > 0) return formatMessage(messages.unsaved, { count: unsaved });
    if (state?.status === 'saved') return formatMessage(messages.saved);
    if (cell?.issue) return formatMessage(messages.issue, { issue: cell.issue });
    if (selected > 1) return formatMessage(messages.selected, { count: selected });
    if (canEdit && column?.field && cell?.isReadOnly) {
      if (row?.variantId !== null && column.format.kind !== 'image') return formatMessage(messages.onlyProducts);
      if (column.id === 'options') return formatMessage(messages.onlyVariants);
    }
    if (!canEdit || (row && !target)) return formatMessage(messages.readOnly);
    return formatMessage(messages.hint);
  };
  const decide = (action: () => void) => () => {
    action();
    onDecided();
  };
  const words = describe();
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.text} title={words}>
        {words}
      </span>
      {target && state?.status === 'conflict' && (
        <>
          <Button size="small" className={styles.choice} onClick={decide(() => edits.resolve(target, 'theirs'))}>
            {formatMessage(messages.keepTheirs, { value: show(state.theirs) })}
          </Button>
          <Button size="small" className={styles.choice} onClick={decide(() => edits.resolve(target, 'mine'))}>
            {formatMessage(messages.useMine, { value: show(state.value) })}
          </Button>
        </>
      )}
      {target && state?.status === 'failed' && (
        <Button size="small" onClick={decide(() => edits.retryAll())}>
          {formatMessage(messages.retry)}
        </Button>
      )}
      {target && (state?.status === 'invalid' || state?.status === 'failed') && (
        <Button size="small" onClick={decide(() => edits.discard(target))}>
          {formatMessage(messages.discard)}
        </Button>
      )}
      {canEdit && (
        <span className={styles.end}>
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowUndo20Regular />}
            aria-label={formatMessage(messages.undo)}
            title={formatMessage(messages.undo)}
            disabledFocusable={!edits.canUndo}
            onClick={onUndo}
          />
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowRedo20Regular />}
            aria-label={formatMessage(messages.redo)}
            title={formatMessage(messages.redo)}
            disabledFocusable={!edits.canRedo}
            onClick={onRedo}
          />
        </span>
      )}
    </div>
  );
}
