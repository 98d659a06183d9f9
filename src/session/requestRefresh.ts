import { print } from 'graphql';
import { isObject } from '../lib/isObject';
import { SessionRefreshDocument, type SessionRefreshMutation } from './Session.generated';
import type { RequestRefresh } from './tokens';

const hasSession = (body: unknown): body is { data: SessionRefreshMutation } =>
  isObject(body) && isObject(body.data) && isObject(body.data.refreshToken);

const isRefused = (body: unknown): boolean =>
  isObject(body) &&
  Array.isArray(body.errors) &&
  body.errors.some(
    (error) => isObject(error) && isObject(error.extensions) && error.extensions.code === 'UNAUTHENTICATED',
  );

/** Asks the server at `url`, past Apollo: the refresh must not wait for the operations that wait for it. */
export function createRequestRefresh(url: string, ready: Promise<unknown>): RequestRefresh {
  return async (refreshToken) => {
    await ready;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: print(SessionRefreshDocument), variables: { refreshToken } }),
    });
    const body: unknown = await response.json();
    if (hasSession(body)) {
      const { userData, ...tokens } = body.data.refreshToken;
      return { ...tokens, user: userData };
    }
    if (isRefused(body)) return null;
    throw new Error(`The session could not be renewed: the server answered ${response.status}.`);
  };
}
