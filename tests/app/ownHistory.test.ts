import { expect, test } from 'vitest';
import { bundleSize } from '../support/bundle';

/** What the app uses of React Router, on its own history. */
const appRouter = `
  export { generatePath, matchRoutes, Navigate, Outlet, useParams, useRoutes, useSearchParams } from 'react-router-dom';
  export { createAppHistory } from './routing/appHistory.ts';
  export { useNavigationGuard } from './routing/historyContext.ts';
  export { HistoryRouter } from './routing/HistoryRouter.tsx';
`;

/** The same with React Router's own history and guard. */
const dataRouter = `
  export { generatePath, matchRoutes, Navigate, Outlet, useParams, useSearchParams } from 'react-router-dom';
  export { createBrowserRouter, RouterProvider, useBlocker } from 'react-router-dom';
`;

test('the app’s own history saves at least 10 KB compared with a data router', async () => {
  const [own, data] = [await bundleSize(appRouter), await bundleSize(dataRouter)];
  expect(data - own).toBeGreaterThan(10 * 1024);
});
