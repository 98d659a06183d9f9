import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { abilityOf } from '../../src/session/ability';
import { createSessionStore, type Session } from '../../src/session/sessionStore';
import { openSessionPlaces } from '../support/sessionPlaces';

const session: Session = {
  user: { id: '1', fullName: 'Ada', username: 'ada', avatar: null, email: 'ada@x.io', role: 'admin', ability: [] },
  accessToken: 'access',
  refreshToken: 'refresh',
};

const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('the session of a browser', () => {
  test('outlives the page', () => {
    createSessionStore(openSessionPlaces()).signIn(session);
    expect(createSessionStore(openSessionPlaces()).get()).toEqual({ session, signedOut: null });
  });

  test('is kept as JSON under names that can be chosen', () => {
    createSessionStore(openSessionPlaces(), { accessToken: 'a', refreshToken: 'r', user: 'u' }).signIn(session);
    const kept = ['a', 'r', 'u'].map((key): unknown => JSON.parse(localStorage.getItem(key) ?? ''));
    expect(kept).toEqual(['access', 'refresh', session.user]);
    expect(createSessionStore(openSessionPlaces()).get().session).toBeNull();
  });

  test('leaves nothing behind', () => {
    const store = createSessionStore(openSessionPlaces());
    localStorage.setItem('preferences', '{}');
    store.signIn(session);
    store.signOut('expired');
    expect(store.get()).toEqual({ session: null, signedOut: 'expired' });
    expect(Object.keys(localStorage)).toEqual(['preferences']);
  });

  test('is nobody’s when what is kept makes no sense', () => {
    fc.assert(
      fc.property(fc.constantFrom('accessToken', 'refreshToken', 'userData'), fc.string(), (key, text) => {
        createSessionStore(openSessionPlaces()).signIn(session);
        localStorage.setItem(key, text);
        const found = createSessionStore(openSessionPlaces()).get().session;
        expect(found === null || typeof found.accessToken === 'string').toBe(true);
      }),
    );
  });
});

describe('another tab', () => {
  test('signs out here too', () => {
    const store = createSessionStore(openSessionPlaces());
    store.signIn(session);
    const listener = vi.fn();
    store.subscribe(listener);
    localStorage.clear();
    storageEvent('refreshToken');
    expect(store.get()).toEqual({ session: null, signedOut: 'elsewhere' });
    expect(listener).toHaveBeenCalledOnce();
  });

  test('that clears the whole storage signs out here too', () => {
    const store = createSessionStore(openSessionPlaces());
    store.signIn(session);
    localStorage.clear();
    storageEvent(null);
    expect(store.get().session).toBeNull();
  });

  test('signs in here too', () => {
    const store = createSessionStore(openSessionPlaces());
    createSessionStore(openSessionPlaces()).signIn(session);
    storageEvent('refreshToken');
    expect(store.get()).toEqual({ session, signedOut: null });
  });

  test('that writes something else changes nothing', () => {
    const store = createSessionStore(openSessionPlaces());
    store.signIn(session);
    localStorage.clear();
    storageEvent('preferences');
    storageEvent('accessToken');
    expect(store.get().session).toEqual(session);
  });
});

describe('what somebody may do', () => {
  const admin = [{ action: 'manage', subject: 'all' }];
  const editor = [
    { action: 'read', subject: 'Catalog' },
    { action: 'manage', subject: 'Product' },
  ];
  test.each([
    ['an administrator', admin, 'delete', 'Catalog', true],
    ['an editor', editor, 'read', 'Catalog', true],
    ['an editor', editor, 'update', 'Catalog', false],
    ['an editor', editor, 'delete', 'Product', true],
    ['an editor', editor, 'read', 'Job', false],
    ['who has no rules', [], 'read', 'Auth', true],
    ['who has no rules', [], 'read', 'Catalog', false],
    ['nobody', undefined, 'read', 'Auth', true],
    ['nobody', undefined, 'update', 'Auth', false],
  ])('%s (%j) may %s %s: %s', (_who, rules, action, subject, isAllowed) => {
    expect(abilityOf(rules).can(action, subject)).toBe(isAllowed);
  });
});
