import { TASK_TAGS, type TaskTag } from '../records/todo';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/todo/taskList');
const writes = () => import('../domain/todo/taskWrites');
const dates = () => import('../domain/texts/dateText');

const isTaskTag = (tag: string): tag is TaskTag => TASK_TAGS.some((known) => known === tag);

export const todoResolvers: Resolvers = {
  TaskTag: { UPDATE: 'update', TEAM: 'team', LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
  TaskFilter: { OPEN: 'not-completed', IMPORTANT: 'important', COMPLETED: 'completed', DELETED: 'deleted' },
  TaskFlag: { COMPLETED: 'isCompleted', IMPORTANT: 'isImportant' },
  Query: {
    taskPage: async (_, { input }, ctx) => (await lists()).findTaskPage(ctx, input ?? {}),
    task: async (_, { id }, ctx) => (await lists()).getTask(ctx, id),
  },
  Mutation: {
    createTask: async (_, { input }, ctx) => ({ task: await (await writes()).createTask(ctx, input) }),
    updateTask: async (_, { input: { id, ...changes } }, ctx) => ({
      task: await (await writes()).updateTask(ctx, id, changes),
    }),
    toggleTaskFlag: async (_, { input }, ctx) => ({
      task: await (await writes()).toggleTask(ctx, input.id, input.flag),
    }),
    setTaskFlag: async (_, { input: { id, flag, isSet } }, ctx) => ({
      task: await (await writes()).setTaskFlag(ctx, id, flag, isSet),
    }),
    deleteTask: async (_, { input }, ctx) => ({ task: await (await writes()).deleteTask(ctx, input.id) }),
    restoreTask: async (_, { input }, ctx) => ({ task: await (await writes()).restoreTask(ctx, input.id) }),
    purgeTask: async (_, { input }, ctx) => ({ deletedId: await (await writes()).purgeTask(ctx, input.id) }),
  },
  Task: {
    dueDate: async ({ dueDate }) => (await dates()).toIsoDate(dueDate),
    assignee: ({ assignee }) => (assignee?.fullName ? assignee : null),
    tags: ({ tags }) => tags.filter(isTaskTag),
  },
  TaskAssignee: {
    fullName: ({ fullName }) => fullName ?? '',
    avatar: ({ avatar }) => avatar || null,
  },
};
