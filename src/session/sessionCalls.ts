import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { print, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { isObject } from '../lib/isObject';
import {
  SessionLoginDocument,
  SessionRefreshDocument,
  type SessionLoginMutation,
  type SessionRefreshMutation,
} from './Session.generated';
import type { Credentials, Session } from './sessionStore';

interface Answer<Data> {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

/** Sends an operation past Apollo: a session is needed before there is a client, and renewed while its operations wait. */
async function call<Data>(url: string, document: DocumentNode, variables: Record<string, string>): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const body: unknown = await response.json();
  if (!isObject(body)) throw new TypeError(`The server answered ${response.status} with something else than GraphQL.`);
  const { data, errors } = body as Answer<Data>;
  if (errors?.length || !data) throw new CombinedGraphQLErrors({ errors: errors ?? [] });
  return data;
}

const sessionOf = ({ userData, ...tokens }: SessionLoginMutation['login']): Session => ({ ...tokens, user: userData });

/** A session for an email address and its password. Rejects with the server's refusal. */
export async function requestLogin(url: string, credentials: Credentials): Promise<Session> {
  const { login } = await call<SessionLoginMutation>(url, SessionLoginDocument, { ...credentials });
  return sessionOf(login);
}

/** A newer session; null where the server refuses the token. Rejects when it could not be asked. */
export async function requestRefresh(url: string, refreshToken: string): Promise<Session | null> {
  try {
    const answer = await call<SessionRefreshMutation>(url, SessionRefreshDocument, { refreshToken });
    return sessionOf(answer.refreshToken);
  } catch (error) {
    const isRefused =
      CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (isRefused) return null;
    throw error;
  }
}
