import type { TaskRecord } from '../../records/todo';
import type { TaskUpdateInput } from '../../types.generated';
import { refuseInvalid } from '../refusal';

/** What a task is made of. */
export type TaskFields = Omit<TaskRecord, 'id'>;

const TITLE_LENGTH = 10_000;

const faultsOf = ({ title, assignee }: TaskUpdateInput): Record<string, string> => ({
  ...(title?.trim() === '' && { title: 'Enter a title: what is to be done.' }),
  ...(title && title.length > TITLE_LENGTH && { title: `A title has at most ${TITLE_LENGTH} characters.` }),
  ...(assignee?.fullName.trim() === '' && { assignee: 'Enter the name of the assignee, or take the assignee away.' }),
});

/** The fields that the input gives, trimmed. Throws INVALID with a message for each field at fault. */
export const taskFields = (input: TaskUpdateInput): Partial<TaskFields> => {
  refuseInvalid(faultsOf(input));
  const { title, description, dueDate, assignee, tags, isCompleted, isImportant } = input;
  return {
    ...(typeof title === 'string' && { title: title.trim() }),
    ...(typeof description === 'string' && { description }),
    ...(dueDate !== undefined && { dueDate }),
    ...(assignee !== undefined && { assignee: assignee && { ...assignee, fullName: assignee.fullName.trim() } }),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(typeof isCompleted === 'boolean' && { isCompleted }),
    ...(typeof isImportant === 'boolean' && { isImportant }),
  };
};
