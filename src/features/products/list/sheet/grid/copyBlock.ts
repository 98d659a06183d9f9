import { toHtmlTable, toTabs } from '../clipboard/writeClipboard';
import { readBlock, type ActionContext } from './gridActions';
import type { Block } from './gridSelection';

/** Copies a block once all of its rows are loaded. */
async function copyLater(context: ActionContext, block: Block): Promise<void> {
  const read = async (write: typeof toTabs, type: string) => {
    await context.rows.load(block.top, block.bottom + 1);
    return new Blob([write(readBlock(context, block) ?? [])], { type });
  };
  const [text, html] = ['text/plain', 'text/html'] as const;
  await navigator.clipboard.write([new ClipboardItem({ [text]: read(toTabs, text), [html]: read(toHtmlTable, html) })]);
}

/** Copies a block, as text and as a table. */
export async function copyBlock(context: ActionContext, block: Block, clipboard: DataTransfer): Promise<void> {
  const cells = readBlock(context, block);
  if (!cells) return copyLater(context, block);
  clipboard.setData('text/plain', toTabs(cells));
  clipboard.setData('text/html', toHtmlTable(cells));
}
