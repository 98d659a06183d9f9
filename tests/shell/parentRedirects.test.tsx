import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parentRedirects } from '#app/screen/parentRedirects';
import { screens } from '#app/screens';
import { paths, type Path } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { renderApp } from '../support/renderApp';

const getScreen = (path: Path, parent?: Path): Screen => ({
  path,
  title: { id: 'test.title', defaultMessage: 'Test screen' },
  load: () => Promise.resolve(() => null),
  ...(parent && { parent }),
});

const list = getScreen(paths.userList);

test('a path without an entity ID redirects to the list above', () => {
  expect(parentRedirects([list, getScreen(paths.userView, paths.userList)])).toEqual([
    { path: '/apps/user/view', to: '/apps/user/list' },
  ]);
});

test('a child screen of an entity redirects to the list above both', () => {
  const found = parentRedirects([
    list,
    getScreen(paths.userView, paths.userList),
    getScreen(paths.userEdit, paths.userView),
  ]);
  expect(found).toContainEqual({ path: '/apps/user/edit', to: '/apps/user/list' });
});

test.each([
  ['that is a screen of its own', [getScreen(paths.jobList), getScreen(paths.jobDetail, paths.jobList)]],
  ['of a screen without another above it', [getScreen(paths.userView)]],
  ['of a screen for all things', [list]],
  [
    'whose thing stands in the middle',
    [getScreen(paths.catalogList), getScreen(paths.catalogImport, paths.catalogList)],
  ],
])('the path %s is left unchanged', (_name, some) => expect(parentRedirects(some)).toEqual([]));

test.each(parentRedirects(screens).map(({ path, to }) => [path, to]))(
  '%s opens as %s, and going back skips it',
  async (path, to) => {
    const { history } = await renderApp(path);
    await waitFor(() => expect(history.get().location.pathname).toBe(to));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(history.get().action).toBe('REPLACE');
  },
);
