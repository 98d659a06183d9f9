import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory } from './appHistory';
import { HistoryContext } from './historyContext';
import { PathnameContext } from './navigation';

/**
 * React Router on the app’s own history: half the size of its data router, whose loaders are not needed with Apollo.
 */
export function HistoryRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const { location, action } = useSyncExternalStore(history.subscribe, history.get);
  return (
    <HistoryContext value={history}>
      <Router navigator={history} location={location} navigationType={action}>
        <PathnameContext value={location.pathname}>{children}</PathnameContext>
      </Router>
    </HistoryContext>
  );
}
