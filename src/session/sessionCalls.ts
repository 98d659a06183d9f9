import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { localStore } from '#lib/browserStorage';
import { isObject } from '#lib/isObject';
import { readStored } from '#lib/storedJson';
import {
  SessionEndDocument,
  SessionLoginDocument,
  SessionMeDocument,
  SessionPasswordForgotDocument,
  SessionPasswordLinkDocument,
  SessionPasswordResetDocument,
  SessionRefreshDocument,
  SessionRegisterDocument,
  SessionSetUpDocument,
  SessionSetUpLinkDocument,
  SessionSetUpNeededDocument,
  type SessionLoginMutation,
  type SessionMeQuery,
  type SessionPartsFragment,
  type SessionPasswordLinkQuery,
  type SessionRefreshMutation,
  type SessionRegisterMutation,
  type SessionSetUpLinkQuery,
  type SessionSetUpMutation,
  type SessionSetUpNeededQuery,
  type SessionUserFragment,
} from './Session.generated';
import type { SessionRequests } from './sessionContext';
import { lastInputKey } from './idleWatch';
import type { Session } from './storedSession';

interface Answer<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

/** A new password and the token from the password reset link. */
interface NewPassword {
  token: string;
  password: string;
}

/** Whose password a link sets, and why. */
export type PasswordLink = NonNullable<SessionPasswordLinkQuery['passwordLink']>;

/** The server requests for passwords. */
export interface PasswordCalls {
  /** Requests a password reset email, which is sent if an account has the address. */
  passwordEmail: (email: string) => Promise<unknown>;
  /** Returns null for a link that doesn’t work anymore. */
  passwordLink: (token: string) => Promise<PasswordLink | null>;
  passwordReset: (input: NewPassword) => Promise<unknown>;
}

/** The first administrator of a server, and the token from the link that the server printed. */
interface Setup extends NewPassword {
  fullName: string;
  email: string;
}

/** The server requests that set up a server. */
export interface SetUpCalls {
  /** Whether the server has no account yet. */
  isSetUpNeeded: () => Promise<boolean>;
  isSetUpLink: (token: string) => Promise<boolean>;
  /** Creates the first administrator and returns the session. */
  setUp: (input: Setup) => Promise<Session>;
}

/** All server requests for a session. They reject with the server's error, or if the server cannot be reached. */
export interface SessionCalls extends SessionRequests, PasswordCalls, SetUpCalls {
  /** Returns a newer session, or null if the server rejects the token. */
  refresh: (refreshToken: string) => Promise<Session | null>;
  /** Returns the current user of an access token, with permissions. */
  me: (accessToken: string) => Promise<SessionUserFragment>;
}

const isTokenRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

/**
 * Creates the session requests to the GraphQL endpoint at `url`. With `hasCookie`, refresh tokens are in cookies, and
 * each session has a random word instead, by which tabs know that it is still the same one.
 */
export function createSessionCalls(url: string, send: typeof fetch = fetch, hasCookie = false): SessionCalls {
  const getSession = (
    { userData, accessToken, refreshToken }: SessionPartsFragment,
    word: string = crypto.randomUUID(),
  ): Session => ({ user: userData, accessToken, refreshToken: refreshToken ?? word });
  const getCookie = (isRemembered: boolean) => (hasCookie ? { cookie: isRemembered ? 'DAY' : 'BROWSER' } : {});

  /**
   * Bypasses Apollo, because a session is needed before there is a client and is refreshed while its operations wait.
   */
  async function call<Data>(document: DocumentNode, variables: object, accessToken?: string): Promise<Data> {
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const body: unknown = await response.json();
    if (!isObject(body))
      throw new TypeError(`The server responded with ${response.status} and no valid GraphQL result.`);
    const { data, errors } = body as Answer<Data>;
    if (errors?.length || !data) throw new CombinedGraphQLErrors({ errors: errors ?? [] });
    return data;
  }

  return {
    login: async ({ email, password }, isRemembered = true) => {
      const input = { email, password, ...getCookie(isRemembered) };
      return getSession((await call<SessionLoginMutation>(SessionLoginDocument, { input })).signIn.session);
    },
    logout: (refreshToken) => call(SessionEndDocument, hasCookie ? {} : { refreshToken }),
    register: async ({ email, password, username }) => {
      const variables = { input: { email, password, username } };
      return getSession((await call<SessionRegisterMutation>(SessionRegisterDocument, variables)).signUp.session);
    },
    refresh: async (refreshToken) => {
      try {
        const lastInput = readStored(localStore, lastInputKey);
        const idleSeconds =
          typeof lastInput === 'number' ? Math.max(0, Math.floor((Date.now() - lastInput) / 1000)) : 0;
        const input = { ...(!hasCookie && { refreshToken }), idleSeconds };
        const answer = await call<SessionRefreshMutation>(SessionRefreshDocument, { input });
        return getSession(answer.refreshSession.session, refreshToken);
      } catch (error) {
        if (isTokenRefused(error)) return null;
        throw error;
      }
    },
    isSetUpNeeded: async () => (await call<SessionSetUpNeededQuery>(SessionSetUpNeededDocument, {})).isSetUpNeeded,
    isSetUpLink: async (token) => (await call<SessionSetUpLinkQuery>(SessionSetUpLinkDocument, { token })).isSetUpLink,
    setUp: async (setup) => {
      const variables = { input: { ...setup, ...getCookie(true) } };
      return getSession((await call<SessionSetUpMutation>(SessionSetUpDocument, variables)).setUp.session);
    },
    me: async (accessToken) => (await call<SessionMeQuery>(SessionMeDocument, {}, accessToken)).me,
    passwordEmail: (email) => call(SessionPasswordForgotDocument, { input: { email } }),
    passwordLink: async (token) =>
      (await call<SessionPasswordLinkQuery>(SessionPasswordLinkDocument, { token })).passwordLink,
    passwordReset: ({ token, password }) => call(SessionPasswordResetDocument, { token, password }),
  };
}
