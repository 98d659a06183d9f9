import type { TaskRecord } from '../../records/todo';
import type { UpdateTaskInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';

/** The fields of a task without its id. */
export type TaskFields = Omit<TaskRecord, 'id'>;

/** What an input says about a task: all fields, or those to change. */
export type TaskInput = Omit<UpdateTaskInput, 'id'>;

const TITLE_LENGTH = 10_000;

const findFaults = ({ title, assignee }: TaskInput): Record<string, Sentence> => ({
  ...(title?.trim() === '' && { title: say`Enter a task title.` }),
  ...(title && title.length > TITLE_LENGTH && { title: say`Use ${TITLE_LENGTH} characters or fewer.` }),
  ...(assignee?.fullName.trim() === '' && { assignee: say`Enter the assignee’s name or remove the assignee.` }),
});

/** The fields given in the input, trimmed. Throws INVALID with a message for each invalid field. */
export function taskFields(input: TaskInput): Partial<TaskFields> {
  assertNoFieldErrors(findFaults(input));
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
}
