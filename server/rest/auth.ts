import { z } from 'zod';
import type { RequestContext } from '../context';
import { accountExtras } from '../domain/auth/extras';
import { register } from '../domain/users/register';
import { login, refreshSession, type SignedIn } from '../domain/auth/session';
import { DomainError, isUnavailable } from '../errors';
import { loadTranslations } from '../i18n/translate';
import type { AuthUserRecord } from '../records/auth';
import { route, type Route } from './route';

const text = z.string();

/** A missing or invalid value counts as empty text, so that it fails in the same way as a wrong one. */
const anyText = text.catch('');

const userData = z.strictObject({
  id: z.int(),
  fullName: text,
  username: text,
  avatar: z.string().nullable(),
  email: text,
  role: text,
  ability: z.array(z.strictObject({ action: text, subject: text })),
  extras: z.strictObject({ eCommerceCartItemsCount: z.int().min(0) }),
});

/** Returns the account without its password. */
const answerUser = async (ctx: RequestContext, user: AuthUserRecord): Promise<z.output<typeof userData>> => {
  const { id, fullName, username, avatar, email, role, ability } = user;
  return { id: Number(id), fullName, username, avatar, email, role, ability, extras: await accountExtras(ctx) };
};

const session = z.strictObject({ userData, accessToken: text, refreshToken: text });

const answerSession = async (
  ctx: RequestContext,
  { userData: user, accessToken, refreshToken }: SignedIn,
): Promise<z.output<typeof session>> => ({ userData: await answerUser(ctx, user), accessToken, refreshToken });

/**
 * Returns the messages for the fields, in the language of the request. There are none unless the error has one of the
 * codes.
 */
const getMessages = async (ctx: RequestContext, error: unknown, codes: readonly DomainError['code'][]) =>
  error instanceof DomainError && codes.includes(error.code)
    ? error.toTexts(await loadTranslations(ctx)).fields
    : undefined;

/** The routes for signing in, registering, and refreshing tokens (REST contract, section 11). */
export const authRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/jwt/login',
    summary: 'Signs in. Wrong credentials and all other failures return 400 with a message in `error.email`.',
    takes: z.object({ email: anyText, password: anyText }),
    answers: session,
    handle: async (ctx, input) => {
      try {
        return await answerSession(ctx, await login(ctx, input));
      } catch (error) {
        if (isUnavailable(error)) throw error;
        const { email } = (await getMessages(ctx, error, ['INVALID', 'LIMIT', 'FORBIDDEN'])) ?? {};
        if (email === undefined) console.error(error);
        return Response.json({ error: { email: email ?? 'Something went wrong' } }, { status: 400 });
      }
    },
  }),
  route({
    method: 'POST',
    path: '/jwt/register',
    summary: 'Creates an account with full access. If a value is already in use, returns 200 with messages in `error`.',
    takes: z.object({ email: text, password: text, username: text }),
    answers: z.union([
      z.strictObject({ user: userData, accessToken: text }),
      z.strictObject({ error: z.strictObject({ email: z.string().nullable(), username: z.string().nullable() }) }),
    ]),
    handle: async (ctx, input) => {
      try {
        const { userData: user, accessToken } = await register(ctx, input);
        return { user: await answerUser(ctx, user), accessToken };
      } catch (error) {
        const { email = null, username = null } = (await getMessages(ctx, error, ['CONFLICT'])) ?? {};
        if (email === null && username === null) throw error;
        return { error: { email, username } };
      }
    },
  }),
  route({
    method: 'POST',
    path: '/jwt/refresh-token',
    summary: 'Exchanges a refresh token for a new pair of tokens.',
    takes: z.object({ refreshToken: anyText }),
    answers: session,
    handle: async (ctx, input) => answerSession(ctx, await refreshSession(ctx, input)),
  }),
];
