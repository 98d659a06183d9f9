import type { TaskFlagsFragment } from './TaskBoard.generated';
import { taskViews, type TaskView } from './todoParams';

type Flags = Pick<TaskFlagsFragment, 'isCompleted' | 'isDeleted' | 'isImportant'>;

/** Whether a view shows the task. The server has no filter for open tasks, which are those not completed. */
export function isInView({ isCompleted, isDeleted, isImportant }: Flags, view: TaskView): boolean {
  if (isDeleted || view === 'DELETED') return isDeleted && view === 'DELETED';
  if (view === 'IMPORTANT') return isImportant;
  return isCompleted === (view === 'COMPLETED');
}

/** The number of tasks in each view. Duplicates are counted once. */
export function getCounts(tasks: readonly (Flags & { id: string })[]): Record<TaskView, number> {
  const counts = { OPEN: 0, IMPORTANT: 0, COMPLETED: 0, DELETED: 0 };
  for (const task of new Map(tasks.map((each) => [each.id, each])).values()) {
    for (const view of taskViews) if (isInView(task, view)) counts[view] += 1;
  }
  return counts;
}
