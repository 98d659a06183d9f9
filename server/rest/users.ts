import { z } from 'zod';
import { allUsers, getUser, listUsers } from '../domain/users/userList';
import { addUser, deleteUser } from '../domain/users/userWrites';
import { filter, id, page, perPage } from './fields';
import { restRecord, withExtras } from './looseBody';
import { route, type Route } from './route';

const FIELDS = {
  fullName: z.string(),
  company: z.string(),
  role: z.string(),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  currentPlan: z.string(),
  status: z.string(),
  avatar: z.string().nullable(),
};

const KNOWN = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

const user = z.looseObject({ id: z.int(), ...FIELDS });

/** At least one identifying field is required to tell users apart. */
const newUser = z
  .looseObject(FIELDS)
  .partial()
  .refine(({ fullName, username, email }) => Boolean(fullName || username || email), {
    message: 'must have a value if there is no username or email',
    path: ['fullName'],
  });

/** The user list paths (REST contract, section 7). */
export const usersRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/users/list/all-data',
    summary: 'Lists all users, newest first.',
    ability: { action: 'read', subject: 'User' },
    takes: z.object({}),
    answers: z.array(user),
    handle: async (ctx) => (await allUsers(ctx)).map(restRecord),
  }),
  route({
    method: 'GET',
    path: '/api/users/list/data',
    summary: 'Lists a page of users, newest first.',
    ability: { action: 'read', subject: 'User' },
    takes: z.object({ q: filter, role: filter, currentPlan: filter, status: filter, page, perPage: perPage(10) }),
    answers: z.strictObject({ users: z.array(user), total: z.int() }),
    handle: async (ctx, query) => {
      const { users, totalDocs } = await listUsers(ctx, query);
      return { users: users.map(restRecord), total: totalDocs };
    },
  }),
  route({
    method: 'GET',
    path: '/api/users/user',
    summary: 'Shows a user.',
    ability: { action: 'read', subject: 'User' },
    takes: z.object({ id }),
    answers: z.strictObject({ user }),
    handle: async (ctx, input) => ({ user: restRecord(await getUser(ctx, input.id)) }),
  }),
  route({
    method: 'POST',
    path: '/apps/users/add-user',
    summary: 'Makes a user of the list, who has no account until invited.',
    ability: { action: 'create', subject: 'User' },
    takes: newUser,
    answers: z.strictObject({ user }),
    status: 201,
    handle: async (ctx, input) => ({ user: restRecord(await addUser(ctx, withExtras(input, KNOWN))) }),
  }),
  route({
    method: 'DELETE',
    path: '/apps/users/delete',
    summary: 'Deletes a user with the account.',
    ability: { action: 'delete', subject: 'User' },
    takes: z.object({ id }),
    answers: null,
    handle: (ctx, input) => deleteUser(ctx, input.id),
  }),
];
