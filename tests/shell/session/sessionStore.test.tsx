import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { can } from '#server/domain/auth/abilities';
import { openStorage } from '#lib/browserStorage';
import { isAllowed } from '#session/ability';
import { createSessionStore } from '#session/sessionStore';
import { adaSession as session, openSessionPlaces } from '../../support/sessionPlaces';

const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('Browser session', () => {
  test('outlives the page', () => {
    createSessionStore(openSessionPlaces()).signIn(session);
    expect(createSessionStore(openSessionPlaces()).get()).toEqual({ session, signedOut: null });
  });

  test('is stored as JSON under configurable names', () => {
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

  test('is signed out when the stored value is invalid', () => {
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

describe('Another tab', () => {
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

  test('updates the same user here too, but not another user before the tokens arrive', () => {
    const store = createSessionStore(openSessionPlaces());
    store.signIn(session);
    const renewed = { ...session, user: { ...session.user, fullName: 'New name' } };
    createSessionStore(openSessionPlaces()).renew(renewed);
    storageEvent('userData');
    expect(store.get().session).toEqual(renewed);
    createSessionStore(openSessionPlaces()).signIn({ ...session, user: { ...session.user, id: 'other' } });
    storageEvent('userData');
    expect(store.get().session).toEqual(renewed);
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

describe('Session that is not remembered', () => {
  const passing = () =>
    openStorage(() => {
      throw new Error('This tab has a storage of its own.');
    });
  const openTab = (own = passing()) => ({ own, store: createSessionStore(openSessionPlaces(own)) });

  test('is stored only in the storage that ends with the browser', () => {
    const { own, store } = openTab();
    store.signIn(session, { isRemembered: false });
    expect(localStorage).toHaveLength(0);
    expect(openTab(own).store.get().session).toEqual(session);
    store.signOut('user');
    expect(own).toHaveLength(0);
  });

  test('is found by a tab that is opened later', async () => {
    openTab().store.signIn(session, { isRemembered: false });
    const later = openTab();
    expect(later.store.get().session).toBeNull();
    await vi.waitFor(() => expect(later.store.get()).toEqual({ session, signedOut: null }));
    expect(openTab(later.own).store.get().session).toEqual(session);
  });

  test('is refreshed and ended in all tabs at once', async () => {
    const [first, second] = [openTab(), openTab()];
    first.store.signIn(session, { isRemembered: false });
    await vi.waitFor(() => expect(second.store.get().session).toEqual(session));
    const newer = { ...session, accessToken: 'newer' };
    second.store.renew(newer);
    await vi.waitFor(() => expect(first.store.get().session).toEqual(newer));
    expect(localStorage).toHaveLength(0);
    first.store.signOut('user');
    await vi.waitFor(() => expect(second.store.get()).toEqual({ session: null, signedOut: 'elsewhere' }));
    expect(second.own).toHaveLength(0);
  });

  test('replaces a remembered one, and vice versa', async () => {
    const [first, second] = [openTab(), openTab()];
    first.store.signIn(session);
    second.store.signIn({ ...session, refreshToken: 'second' }, { isRemembered: false });
    expect(localStorage).toHaveLength(0);
    storageEvent('refreshToken');
    await vi.waitFor(() => expect(first.store.get().session?.refreshToken).toBe('second'));
    first.store.signIn({ ...session, refreshToken: 'third' });
    storageEvent('refreshToken');
    expect(second.store.get().session?.refreshToken).toBe('third');
    expect(second.own).toHaveLength(0);
  });

  test('ignores invalid messages', async () => {
    const { store } = openTab();
    store.signIn(session, { isRemembered: false });
    // Any other code on this origin can send anything.
    const anything = openSessionPlaces().channel;
    anything.postMessage({ type: 'session', session: JSON.parse('{"user":7}') });
    anything.postMessage({ type: 'session', session: { ...session, accessToken: 'last' } });
    await vi.waitFor(() => expect(store.get().session?.accessToken).toBe('last'));
  });
});

describe('Value just stored by another tab', () => {
  test('is read before its event arrives', () => {
    const store = createSessionStore(openSessionPlaces());
    store.signIn(session);
    createSessionStore(openSessionPlaces()).signIn({ ...session, refreshToken: 'newer' });
    expect(store.get().session?.refreshToken).toBe('refresh');
    expect(store.reread().session?.refreshToken).toBe('newer');
  });
});

describe('Permissions', () => {
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
  ])('%s (%j) can %s %s: %s', (_who, rules, action, subject, expected) => {
    expect(isAllowed(rules, action, subject)).toBe(expected);
  });

  test('the app and the gateway make the same decisions', () => {
    const words = fc.constantFrom('manage', 'read', 'update', 'publish');
    const subjects = fc.constantFrom('all', 'Catalog', 'Product', 'Auth');
    const rules = fc.array(fc.record({ action: words, subject: subjects }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rules, words, subjects, (ability, action, subject) => {
        const account = {
          ...session.user,
          passwordHash: '',
          ability,
          personId: '0',
          isDisabled: false,
          idleMinutes: 60,
        };
        expect(isAllowed(ability, action, subject)).toBe(can(account, action, subject));
      }),
    );
  });
});
