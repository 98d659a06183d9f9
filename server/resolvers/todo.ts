import { findTaskPage, getTask } from '../domain/todo/taskList';
import {
  createTask,
  deleteTask,
  purgeTask,
  restoreTask,
  setTaskFlag,
  toggleTask,
  updateTask,
} from '../domain/todo/taskWrites';
import { toIsoDate } from '../domain/texts/dateText';
import { TASK_TAGS, type TaskTag } from '../records/todo';
import type { Resolvers } from '../types.generated';

const isTaskTag = (tag: string): tag is TaskTag => TASK_TAGS.some((known) => known === tag);

export const todoResolvers: Resolvers = {
  Query: {
    taskPage: (_, { input }, ctx) => findTaskPage(ctx, input ?? {}),
    task: (_, { id }, ctx) => getTask(ctx, id),
  },
  Mutation: {
    createTask: async (_, { input }, ctx) => ({ task: await createTask(ctx, input) }),
    updateTask: async (_, { input: { id, ...changes } }, ctx) => ({ task: await updateTask(ctx, id, changes) }),
    toggleTaskFlag: async (_, { input }, ctx) => ({ task: await toggleTask(ctx, input.id, input.flag) }),
    setTaskFlag: async (_, { input: { id, flag, isSet } }, ctx) => ({ task: await setTaskFlag(ctx, id, flag, isSet) }),
    deleteTask: async (_, { input }, ctx) => ({ task: await deleteTask(ctx, input.id) }),
    restoreTask: async (_, { input }, ctx) => ({ task: await restoreTask(ctx, input.id) }),
    purgeTask: async (_, { input }, ctx) => ({ deletedId: await purgeTask(ctx, input.id) }),
  },
  Task: {
    dueDate: ({ dueDate }) => toIsoDate(dueDate),
    assignee: ({ assignee }) => (assignee?.fullName ? assignee : null),
    tags: ({ tags }) => tags.filter(isTaskTag),
  },
  TaskAssignee: {
    fullName: ({ fullName }) => fullName ?? '',
    avatar: ({ avatar }) => avatar || null,
  },
};
