import { useSyncExternalStore, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { AppHistory } from './appHistory';
import { HistoryContext } from './historyContext';
import { PathnameContext } from './navigation';

/**
 * React Router on the app’s own history: a third of the size of its data router, whose loaders are not needed with
 * Apollo. See docs/decisions/0004-own-history.md.
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
