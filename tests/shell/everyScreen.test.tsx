import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { demoAddress, isForVisitors } from '#scripts/demoAddress';
import { screens } from '#app/screens';
import { preferencesKey } from '#preferences/preferences';
import { paths } from '#routing/paths';
import type { Gateway } from '#server/gateway';
import { TABLE_NAMES, type Change } from '#server/records/tables';
import { axeViolations } from '../support/axeViolations';
import { answered, calls } from '../support/gatewayServer';
import { renderApp } from '../support/renderApp';
import { tabTitles } from './tabTitles';

/** Changes preferences as another tab would; this tab follows. */
const choose = (preferences: Record<string, unknown>) =>
  act(async () => {
    localStorage.setItem(preferencesKey, JSON.stringify(preferences));
    window.dispatchEvent(new StorageEvent('storage', { key: preferencesKey, storageArea: localStorage }));
  });

/**
 * Monaco, the editor of GraphiQL, does not run in jsdom; in a narrow window the screen says that there is no room for
 * it.
 */
const withoutMonaco = (path: string) => {
  if (path !== paths.graphiql) return;
  const wide = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('max-width') }),
  );
};

const settled = () =>
  waitFor(() => {
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    // Charts that are not in view are not drawn.
    expect(document.querySelector('main [data-placeholder]:not(figure *)')).toBeNull();
  });

/** Reports that someone else has changed records of every kind, and waits until the page has read all again. */
const readAllAgain = async ({ context }: Gateway) => {
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  const before = calls.length;
  context.events.emit('recordsChanged', {
    session: 'other',
    changes: TABLE_NAMES.map((table) => ({ table, remove: 'none' }) as Change),
  });
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  await waitFor(() => expect(answered).toHaveLength(calls.length));
  await settled();
};

/** The first text field of a form on the page that can be changed. */
const findTextField = () =>
  within(screen.getByRole('main'))
    .queryAllByRole<HTMLInputElement>('textbox')
    .find((field) => field.form && !field.disabled && !field.readOnly && 'value' in field);

// Any console output fails a test; see tests/support/setup.ts.
describe('Every screen', () => {
  test.each(screens.map(({ path }) => [path, tabTitles[path]]))(
    '%s has one main heading and the title “%s”, is accessible, keeps what is typed while it reads all again, and stays the same page in dark and right-to-left',
    async (path, title) => {
      withoutMonaco(path);
      const isVisitor = isForVisitors(path);
      const { history, gateway } = await renderApp(demoAddress(path), { user: isVisitor ? null : 'admin' });
      await screen.findByRole('heading', { level: 1 });
      await settled();
      expect(history.get().location.pathname).toBe(demoAddress(path));
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      await waitFor(() => expect(document.title).toBe(`${title} – Catalog Manager`));
      expect(document.documentElement.lang).toMatch(/^en/);
      expect(screen.queryByText('Couldn’t load')).not.toBeInTheDocument();
      if (!isVisitor && !path.startsWith('/misc/')) expect(calls.length).toBeGreaterThan(1);

      expect(await axeViolations(document.documentElement)).toEqual([]);

      const field = isVisitor ? undefined : findTextField();
      if (field) {
        const typed = `${field.value}1`;
        fireEvent.change(field, { target: { value: typed } });
        await readAllAgain(gateway);
        expect(field).toBeInTheDocument();
        expect(field).toHaveValue(typed);
      }

      // What axe finds in other looks is for the browser, see tests/e2e/everyScreen.spec.ts.
      const heading = screen.getByRole('heading', { level: 1 });
      await choose({ theme: 'dark', skin: 'bordered' });
      await waitFor(() => expect(document.documentElement.style.colorScheme).toBe('dark'));
      await choose({ theme: 'light', direction: 'rtl' });
      await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
      // The same page was shown the whole time.
      expect(heading).toBeInTheDocument();
    },
  );
});
