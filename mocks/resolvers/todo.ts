import { TASK_TAGS, type TaskTag } from '../records/todo';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/todo/taskList');
const writes = () => import('../domain/todo/taskWrites');
const dates = () => import('../domain/dateText');

const isTaskTag = (tag: string): tag is TaskTag => TASK_TAGS.some((known) => known === tag);

export const todoResolvers: Resolvers = {
  TaskTag: { UPDATE: 'update', TEAM: 'team', LOW: 'low', MEDIUM: 'medium', HIGH: 'high' },
  TaskFilter: { IMPORTANT: 'important', COMPLETED: 'completed', DELETED: 'deleted' },
  TaskSort: {
    LATEST: 'latest',
    TITLE_ASC: 'title-asc',
    TITLE_DESC: 'title-desc',
    ASSIGNEE: 'assignee',
    DUE_DATE: 'due-date',
  },
  TaskFlag: { COMPLETED: 'isCompleted', IMPORTANT: 'isImportant' },
  Query: {
    tasks: async (_, { input }, ctx) => (await lists()).listTasks(ctx, input ?? {}),
    task: async (_, { id }, ctx) => (await lists()).getTask(ctx, id),
  },
  Mutation: {
    taskCreate: async (_, { input }, ctx) => (await writes()).createTask(ctx, input),
    taskUpdate: async (_, { id, input }, ctx) => (await writes()).updateTask(ctx, id, input),
    taskToggle: async (_, { id, flag }, ctx) => (await writes()).toggleTask(ctx, id, flag),
    taskDelete: async (_, { id }, ctx) => (await writes()).deleteTask(ctx, id),
    taskRestore: async (_, { id }, ctx) => (await writes()).restoreTask(ctx, id),
    taskPurge: async (_, { id }, ctx) => (await writes()).purgeTask(ctx, id),
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
