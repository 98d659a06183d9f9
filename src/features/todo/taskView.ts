import type { TaskFlagsFragment } from './TaskBoard.generated';
import { taskViews, type TaskView } from './todoParams';

type Flags = Pick<TaskFlagsFragment, 'isCompleted' | 'isDeleted' | 'isImportant'>;

/** Whether a view shows the task. Open tasks are those that are not completed, which the server does not tell apart. */
export function isInView({ isCompleted, isDeleted, isImportant }: Flags, view: TaskView): boolean {
  if (isDeleted || view === 'DELETED') return isDeleted && view === 'DELETED';
  if (view === 'IMPORTANT') return isImportant;
  return isCompleted === (view === 'COMPLETED');
}

/** How many tasks each view has. A task that is given twice counts once. */
export function countsOf(tasks: readonly (Flags & { id: string })[]): Record<TaskView, number> {
  const counts = { OPEN: 0, IMPORTANT: 0, COMPLETED: 0, DELETED: 0 };
  for (const task of new Map(tasks.map((each) => [each.id, each])).values()) {
    for (const view of taskViews) if (isInView(task, view)) counts[view] += 1;
  }
  return counts;
}
