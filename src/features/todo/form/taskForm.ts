import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import type { UpdateTaskInput } from '#graphql/types.generated';
import { htmlOfText, textOfHtml } from '#lib/htmlText';
import { toDay, toDueDate } from '../dueDay';
import { formMessages } from './formMessages';
import type { TaskRowFragment } from '../TaskBoard.generated';
import { taskTags } from '../todoParams';

/** Client-side validation of a task. The server validates the rest. */
export function taskSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return z.object({
    title: z.string().check(z.trim(), z.minLength(1, formatMessage(formMessages.titleMissing))),
    assignee: z.object({ fullName: z.string().check(z.trim()), avatar: z.nullable(z.string()) }),
    dueDate: z.union([z.literal(''), z.iso.date(formatMessage(formMessages.dueDateWrong))]),
    tags: z.array(z.enum(taskTags)),
    /** Plain text. */
    description: z.string(),
    isImportant: z.boolean(),
    isCompleted: z.boolean(),
  });
}

/** The form values of a task. */
export type TaskValues = z.infer<ReturnType<typeof taskSchema>>;

/** The fields that can show an error message. */
export const taskFieldNames = ['title', 'assignee', 'dueDate', 'description'] as const satisfies (keyof TaskValues)[];

/** The form values of an empty task. */
export const newTaskValues: TaskValues = {
  title: '',
  assignee: { fullName: '', avatar: null },
  dueDate: '',
  tags: [],
  description: '',
  isImportant: false,
  isCompleted: false,
};

/** The form values of a task. */
export function toFormValues(task: TaskRowFragment): TaskValues {
  return {
    title: task.title,
    assignee: { fullName: task.assignee?.fullName ?? '', avatar: task.assignee?.avatar ?? null },
    dueDate: toDay(task.dueDate),
    tags: taskTags.filter((tag) => task.tags.includes(tag)),
    description: textOfHtml(task.description),
    isImportant: task.isImportant,
    isCompleted: task.isCompleted,
  };
}

/** The values in the server's format. */
export function toInput({ assignee, dueDate, description, ...rest }: TaskValues) {
  return {
    ...rest,
    assignee: assignee.fullName === '' ? null : assignee,
    dueDate: toDueDate(dueDate),
    description: htmlOfText(description),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only the changed fields, so that changes by others are kept, and an unchanged description keeps its formatting. */
export function getChanges(before: TaskValues, after: TaskValues): Omit<UpdateTaskInput, 'id'> {
  const changes: Omit<UpdateTaskInput, 'id'> = toInput(after);
  for (const name of Object.keys(newTaskValues) as (keyof TaskValues)[]) {
    if (isSame(before[name], after[name])) delete changes[name];
  }
  return changes;
}

/** Whether HTML has formatting that plain text cannot have, such as a list. */
export function isFormatted(html: string): boolean {
  return new DOMParser().parseFromString(html, 'text/html').body.querySelector(':not(p, br, div, span)') !== null;
}
