import type { ClipboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { readClipboard } from '../clipboard/readClipboard';
import { sheetMessages as messages } from '../sheetMessages';
import { copyBlock } from './copyBlock';
import * as actions from './gridActions';
import { countCells, selectCell, type Block, type GridSelection } from './gridSelection';

interface ClipboardOptions {
  context: actions.ActionContext | null;
  selection: GridSelection;
  onSelect: (selection: GridSelection) => void;
  /** Removes the selected values. */
  onClear: () => void;
  onNote: (note: string) => void;
  run: (
    blocks: readonly Block[],
    action: (context: actions.ActionContext) => Promise<actions.ActionResult>,
    describe: (result: actions.ActionResult) => string,
  ) => Promise<void>;
}

const isInControl = ({ target }: ClipboardEvent) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Copies, cuts, and pastes the selected block. */
export function useGridClipboard({ context, selection, onSelect, onClear, onNote, run }: ClipboardOptions) {
  const { formatMessage } = useIntl();

  /** Returns whether the block is copied. */
  const copy = (event: ClipboardEvent): boolean => {
    if (!context || isInControl(event)) return false;
    event.preventDefault();
    const { block, others } = selection;
    const isRefused = others.length > 0 || actions.isTooLarge([block]);
    const refusal = others.length > 0 ? messages.oneBlock : messages.tooMany;
    if (isRefused) onNote(formatMessage(refusal, { count: actions.maxCells }));
    else {
      const done = () => onNote(formatMessage(messages.copied, { count: countCells(block) }));
      copyBlock(context, block, event.clipboardData).then(done, () => onNote(formatMessage(messages.notCopied)));
    }
    return !isRefused;
  };

  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) onClear();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!context || isInControl(event)) return;
      event.preventDefault();
      const read = (type: string) => event.clipboardData.getData(type);
      const cells = readClipboard({ html: read('text/html'), text: read('text/plain') });
      const block = actions.getPasteBlock(selection.block, cells);
      const { top, left } = block;
      const bottom = Math.min(block.bottom, (context.rows.getTotal() ?? 1) - 1);
      const right = Math.min(block.right, context.columns.length - 1);
      onSelect(selectCell({ row: top, column: left }, { row: bottom, column: right }));
      void run(
        [block],
        (of) => actions.paste(of, block, cells),
        ({ count, left: rest }) =>
          formatMessage(rest > 0 ? messages.pastedPart : messages.pasted, { count, left: rest }),
      );
    },
  };
}
