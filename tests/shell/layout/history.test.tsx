import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppHistory, type AppHistory, type NavigationGuard } from '#routing/appHistory';

let history: AppHistory;

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
  history = createAppHistory(window);
});

const here = () => history.get().location.pathname + history.get().location.search;
const arriveAt = (address: string) => waitFor(() => expect(here()).toBe(address));

/** Guards of this test. Otherwise, the history of one test would block the navigation of the next ones. */
const releases: (() => void)[] = [];

const addGuard = (guard: NavigationGuard) => {
  const release = history.guard(guard);
  releases.push(release);
  return release;
};

afterEach(() => releases.splice(0).forEach((release) => release()));

/** A guard that blocks everything and records its calls. */
function holding() {
  const proceeds: (() => void)[] = [];
  const guard = vi.fn<NavigationGuard>((_next, proceed) => {
    proceeds.push(proceed);
    return true;
  });
  return { guard, proceed: () => proceeds.at(-1)?.() };
}

describe('An entry that the app did not create', () => {
  test('has a key of its own, which lasts when the page is loaded again', () => {
    const { key } = history.get().location;
    expect(createAppHistory(window).get().location.key).toBe(key);
    window.history.replaceState(null, '', '/typed');
    expect(createAppHistory(window).get().location.key).not.toBe(key);
  });
});

describe('Navigation', () => {
  test('pushing adds an entry, and going back returns from it', async () => {
    const listener = vi.fn();
    history.subscribe(listener);
    history.push('/jobs?page=2', { from: 'here' });
    expect(history.get()).toMatchObject({ action: 'PUSH', location: { pathname: '/jobs', state: { from: 'here' } } });
    expect(window.location.search).toBe('?page=2');
    history.push({ pathname: '/catalogs', search: '?q=tent' });
    history.go(-1);
    await arriveAt('/jobs?page=2');
    expect(history.get()).toMatchObject({ action: 'POP', location: { state: { from: 'here' } } });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('replacing overwrites the current entry', async () => {
    history.push('/jobs');
    history.replace('/jobs?page=3');
    expect(history.get().action).toBe('REPLACE');
    history.go(-1);
    await arriveAt('/start');
  });

  test('a step back or forward skips the entry that a closed dialog has left', async () => {
    history.push('/tasks');
    history.push('/tasks?task=1');
    history.replace('/tasks');
    history.push('/jobs');
    history.go(-1);
    await arriveAt('/tasks');
    history.go(-1);
    await arriveAt('/start');
    history.go(1);
    await arriveAt('/tasks');
    history.go(1);
    await arriveAt('/jobs');
  });

  test('each entry has a unique key', () => {
    const keys = ['/a', '/b', '/a'].map((path) => {
      history.push(path);
      return history.get().location.key;
    });
    expect(new Set(keys).size).toBe(3);
  });

  test.each([
    ['/jobs?page=2#log', '/jobs?page=2#log'],
    [{ pathname: '/jobs', search: '?page=2', hash: '#log' }, '/jobs?page=2#log'],
  ])('the URL of %j is %s', (to, address) => expect(history.createHref(to)).toBe(address));
});

describe('Navigation guard', () => {
  test('blocks a push until it is allowed', () => {
    const { guard, proceed } = holding();
    addGuard(guard);
    history.push('/jobs?status=FAILED');
    expect(here()).toBe('/start');
    expect(guard.mock.calls[0]?.[0]).toEqual({ pathname: '/jobs', search: '?status=FAILED' });
    proceed();
    expect(here()).toBe('/jobs?status=FAILED');
  });

  test('blocks a step back, and allows it', async () => {
    history.push('/form');
    const { guard, proceed } = holding();
    const release = addGuard(guard);
    window.history.back();
    await waitFor(() => expect(guard).toHaveBeenCalledOnce());
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(here()).toBe('/form');
    proceed();
    await arriveAt('/start');
    release();
    history.go(1);
    await arriveAt('/form');
  });

  test('blocks several steps at once', async () => {
    ['/one', '/two', '/form'].forEach((path) => history.push(path));
    const { guard, proceed } = holding();
    addGuard(guard);
    window.history.go(-2);
    await waitFor(() => expect(guard).toHaveBeenCalledOnce());
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    proceed();
    await arriveAt('/one');
  });

  test('changes nothing when it does not block', () => {
    addGuard(() => false);
    history.push('/jobs');
    expect(here()).toBe('/jobs');
  });

  test('is not called after it was removed', () => {
    const { guard } = holding();
    addGuard(guard)();
    history.push('/jobs');
    expect(here()).toBe('/jobs');
    expect(guard).not.toHaveBeenCalled();
  });

  test('is called only if it is the latest one', () => {
    const [first, second] = [holding(), holding()];
    addGuard(first.guard);
    const release = addGuard(second.guard);
    history.push('/jobs');
    expect([first.guard.mock.calls.length, second.guard.mock.calls.length]).toEqual([0, 1]);
    release();
    history.push('/jobs');
    expect(first.guard).toHaveBeenCalledOnce();
  });
});
