import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanRouter } from '../../scripts/leanRouter';
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

/** A release of React Router whose code looks different. */
const changedRouter = (find: string, replacement: string): Plugin => ({
  name: 'changed-router',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/react-router/') ? { code: code.replaceAll(find, replacement), map: null } : null,
});

test.each([
  ['.displayName =', '["displayName"] =', /displayName/],
  ['React', 'ReactCopy', /createContext/],
  ['var ENABLE_DEV_WARNINGS', 'let ENABLE_DEV_WARNINGS', /ENABLE_DEV_WARNINGS/],
])('the build fails if React Router’s code no longer contains “%s”', async (find, replacement, message) => {
  const plugins = [changedRouter(find, replacement), leanRouter()];
  await expect(bundleSize(appRouter, plugins)).rejects.toThrow(message);
});

test('dropping unused parts of React Router saves at least 3 KB', async () => {
  const saved = (await bundleSize(appRouter)) - (await bundleSize(appRouter, [leanRouter()]));
  expect(saved).toBeGreaterThan(3 * 1024);
});

test('the app’s own history saves at least 10 KB compared with a data router', async () => {
  const [own, data] = [await bundleSize(appRouter, [leanRouter()]), await bundleSize(dataRouter, [leanRouter()])];
  expect(data - own).toBeGreaterThan(10 * 1024);
});
