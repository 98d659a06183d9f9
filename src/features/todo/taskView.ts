import type { TaskFlagsFragment } from './TaskBoard.generated';
import type { TaskView } from './todoParams';

type Flags = Pick<TaskFlagsFragment, 'isCompleted' | 'isDeleted' | 'isImportant'>;

/** Whether a view shows the task. */
export function isInView({ isCompleted, isDeleted, isImportant }: Flags, view: TaskView): boolean {
  if (isDeleted || view === 'DELETED') return isDeleted && view === 'DELETED';
  if (view === 'IMPORTANT') return isImportant;
  return isCompleted === (view === 'COMPLETED');
}
