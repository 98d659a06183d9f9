import { localStore, sessionStore } from '#lib/browserStorage';
import { openSessionChannel } from './sessionChannel';
import { defaultKeys, type SessionPlaces } from './sessionStore';

/** A token with the payload `{"exp":0}`: it has expired, so that it is exchanged before it is used. */
const EXPIRED = JSON.stringify('e30.eyJleHAiOjB9.');

/**
 * A storage without tokens: the access token is in memory, and a session has a word in place of its refresh token.
 * After a reload, or once the word says that another tab has signed in again, the access token is one that has expired.
 */
function withoutTokens(storage: Storage): Storage {
  let accessToken = EXPIRED;
  let word: string | null = null;
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    clear: () => storage.clear(),
    getItem: (key) => {
      if (key !== defaultKeys.accessToken) return storage.getItem(key);
      const current = storage.getItem(defaultKeys.refreshToken);
      if (current === null) return null;
      return current === word ? accessToken : EXPIRED;
    },
    setItem: (key, value) => {
      if (key === defaultKeys.accessToken) {
        accessToken = value;
        return;
      }
      if (key === defaultKeys.refreshToken) word = value;
      storage.setItem(key, value);
    },
    removeItem: (key) => storage.removeItem(key),
  };
}

/** Where a session is stored whose refresh token is in a cookie. */
export function openCookiePlaces(): SessionPlaces {
  return {
    lasting: withoutTokens(localStore),
    passing: withoutTokens(sessionStore),
    channel: openSessionChannel(),
  };
}
