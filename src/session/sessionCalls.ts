import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { isObject } from '../lib/isObject';
import {
  SessionLoginDocument,
  SessionMeDocument,
  SessionPasswordForgotDocument,
  SessionPasswordResetDocument,
  SessionRefreshDocument,
  SessionRegisterDocument,
  type SessionLoginMutation,
  type SessionMeQuery,
  type SessionPartsFragment,
  type SessionRefreshMutation,
  type SessionRegisterMutation,
  type SessionUserFragment,
} from './Session.generated';
import type { SessionRequests } from './sessionContext';
import type { Session } from './sessionStore';

interface Answer<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

/** All that the server is asked for around a session. All reject with its refusal, or when it is not reached. */
export interface SessionCalls extends SessionRequests {
  /** A newer session; null where the server refuses the token. */
  refresh(refreshToken: string): Promise<Session | null>;
  /** The user of an access token as the server knows them now, with what they may do. */
  me(accessToken: string): Promise<SessionUserFragment>;
}

const sessionOf = ({ userData, ...tokens }: SessionPartsFragment): Session => ({ ...tokens, user: userData });

const isTokenRefused = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

/** The calls to the server whose GraphQL stands at `url`. */
export function createSessionCalls(url: string, send: typeof fetch = fetch): SessionCalls {
  /** Past Apollo: a session is needed before there is a client, and renewed while its operations wait. */
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
      throw new TypeError(`The server answered ${response.status} with something else than GraphQL.`);
    const { data, errors } = body as Answer<Data>;
    if (errors?.length || !data) throw new CombinedGraphQLErrors({ errors: errors ?? [] });
    return data;
  }

  return {
    login: async ({ email, password }) =>
      sessionOf((await call<SessionLoginMutation>(SessionLoginDocument, { email, password })).login),
    register: async ({ email, password, username }) => {
      const variables = { email, password, username };
      return sessionOf((await call<SessionRegisterMutation>(SessionRegisterDocument, variables)).register);
    },
    refresh: async (refreshToken) => {
      try {
        const answer = await call<SessionRefreshMutation>(SessionRefreshDocument, { refreshToken });
        return sessionOf(answer.refreshToken);
      } catch (error) {
        if (isTokenRefused(error)) return null;
        throw error;
      }
    },
    me: async (accessToken) => (await call<SessionMeQuery>(SessionMeDocument, {}, accessToken)).me,
    passwordMail: (email) => call(SessionPasswordForgotDocument, { email }),
    passwordReset: ({ token, password }) => call(SessionPasswordResetDocument, { token, password }),
  };
}
