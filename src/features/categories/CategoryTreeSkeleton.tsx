import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { rowHeight } from './tree/treeStyles';

/** Number of rows that usually have space without scrolling. */
const rows = 10;

/** Skeleton of the tree while it loads. */
export function CategoryTreeSkeleton() {
  return (
    <Panel>
      <Placeholder width={260} height={32} />
      <Placeholder height={rows * rowHeight} />
    </Panel>
  );
}
