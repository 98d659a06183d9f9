import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import type { TaskUpdateInput } from '../../graphql/types.generated';
import { htmlOfText, textOfHtml } from '../../lib/htmlText';
import { dayOf, dueDateOf } from './dueDay';
import { formMessages } from './formMessages';
import type { TaskRowFragment } from './TaskBoard.generated';
import { taskTags } from './todoParams';

/** What can be told about a task's fields before the server is asked; the rest it says itself. */
export const taskSchema = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>) =>
  z.object({
    title: z.string().trim().min(1, formatMessage(formMessages.titleMissing)),
    assignee: z.object({ fullName: z.string().trim(), avatar: z.string().nullable() }),
    dueDate: z.literal('').or(z.iso.date(formatMessage(formMessages.dueDateWrong))),
    tags: z.array(z.enum(taskTags)),
    /** Plain text. */
    description: z.string(),
    isImportant: z.boolean(),
    isCompleted: z.boolean(),
  });

/** The fields of a task in its form. */
export type TaskValues = z.infer<ReturnType<typeof taskSchema>>;

/** The fields whose messages the form can show. */
export const taskFieldNames = ['title', 'assignee', 'dueDate', 'description'] as const satisfies (keyof TaskValues)[];

/** A task of which nothing is said yet. */
export const newTaskValues: TaskValues = {
  title: '',
  assignee: { fullName: '', avatar: null },
  dueDate: '',
  tags: [],
  description: '',
  isImportant: false,
  isCompleted: false,
};

/** What the form of a task begins with. */
export const valuesOf = (task: TaskRowFragment): TaskValues => ({
  title: task.title,
  assignee: { fullName: task.assignee?.fullName ?? '', avatar: task.assignee?.avatar ?? null },
  dueDate: dayOf(task.dueDate),
  tags: taskTags.filter((tag) => task.tags.includes(tag)),
  description: textOfHtml(task.description),
  isImportant: task.isImportant,
  isCompleted: task.isCompleted,
});

/** The values as the server takes them. */
export const inputOf = ({ assignee, dueDate, description, ...rest }: TaskValues) => ({
  ...rest,
  assignee: assignee.fullName === '' ? null : assignee,
  dueDate: dueDateOf(dueDate),
  description: htmlOfText(description),
});

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs, so that what others changed meanwhile stays, and the description keeps its form. */
export function changesOf(before: TaskValues, after: TaskValues): TaskUpdateInput {
  const changes: TaskUpdateInput = inputOf(after);
  for (const name of Object.keys(newTaskValues) as (keyof TaskValues)[]) {
    if (isSame(before[name], after[name])) delete changes[name];
  }
  return changes;
}

/** Whether HTML has anything that plain text has not, such as a list. */
export const isFormatted = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').body.querySelector(':not(p, br, div, span)') !== null;
