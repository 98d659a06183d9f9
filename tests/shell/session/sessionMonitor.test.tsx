import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionMonitor } from '#app/session/SessionMonitor';
import { BackEndContext, useBackEnd, type BackEnd } from '#graphql/backEnd';
import { createSessionCalls } from '#session/sessionCalls';
import { SessionProvider } from '#session/SessionProvider';
import { createSessionStore, type SessionStore } from '#session/sessionStore';
import { renderComponent } from '../../support/renderComponent';
import { adaSession as session, openSessionPlaces } from '../../support/sessionPlaces';

let store: SessionStore;
beforeEach(() => {
  store = createSessionStore(openSessionPlaces());
  store.signIn(session);
});

const fresh = vi.fn<BackEnd['tokens']['fresh']>(() => Promise.resolve('access'));

function Frame({ idleAfterMs, idleWarningMs }: { idleAfterMs: number; idleWarningMs: number }) {
  const backEnd = useBackEnd();
  return (
    <BackEndContext value={{ ...backEnd, tokens: { ...backEnd.tokens, fresh } }}>
      <SessionProvider store={store} requests={createSessionCalls('https://nowhere.example/')}>
        <SessionMonitor times={{ idleAfterMs, idleWarningMs, refreshAheadMs: 120_000, refreshCheckMs: 10 }} />
      </SessionProvider>
    </BackEndContext>
  );
}

beforeEach(() => void fresh.mockClear());

describe('Active user', () => {
  test('gets a new token in time, without being asked anything', async () => {
    await renderComponent(<Frame idleAfterMs={60_000} idleWarningMs={60_000} />);
    await waitFor(() => expect(fresh).toHaveBeenCalledWith(120_000));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('Inactive user', () => {
  test('is asked, sees the countdown, and gets no more tokens', async () => {
    await renderComponent(<Frame idleAfterMs={1} idleWarningMs={60_000} />);
    expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus());
    expect(screen.getByText(/You’ll be signed out in \d+ seconds\./)).toBeVisible();
    fresh.mockClear();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fresh).not.toHaveBeenCalled();
  });

  test('can stay signed in', async () => {
    const { user } = await renderComponent(<Frame idleAfterMs={1000} idleWarningMs={60_000} />);
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(store.get().session).toEqual(session);
    expect(fresh).toHaveBeenCalled();
  });

  test('can sign out immediately', async () => {
    const { user } = await renderComponent(<Frame idleAfterMs={1} idleWarningMs={60_000} />);
    await user.click(await screen.findByRole('button', { name: 'Sign out now' }));
    expect(store.get()).toEqual({ session: null, signedOut: 'user' });
  });

  test('is signed out when the time is up', async () => {
    await renderComponent(<Frame idleAfterMs={1} idleWarningMs={400} />);
    await waitFor(() => expect(store.get()).toEqual({ session: null, signedOut: 'idle' }));
  });
});
