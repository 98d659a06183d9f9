import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { componentList } from '#features/components/list/componentList';
import { ComponentPage } from '#features/components/page/ComponentPage';
import { createQueue } from '#lib/queue';
import { ToastContext, type ToastCommand } from '#ui/state/useToast';
import { Route, Routes } from 'react-router-dom';
import { href, paths } from '#routing/paths';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { renderComponent } from '../../support/renderComponent';

/** Pages with examples that call the server, which takes the whole app. */
const withServer = new Set<string>(['autocomplete', 'file-upload', 'form-validation', 'employee-table', 'rich-text']);

const ids = componentList.map(({ id }) => id);

test('every component has its own address', () => expect(new Set(ids).size).toBe(ids.length));

describe.each(componentList)('The page “$id”', ({ id, load, keywords }) => {
  test('shows each example with its code, and has no accessibility violations', async () => {
    const { examples, notes } = await load();
    expect(keywords).not.toEqual([]);
    expect(examples).not.toEqual([]);
    expect(notes).not.toEqual([]);
    const path = href(paths.componentDetail, { componentId: id });
    if (withServer.has(id)) await renderApp(path);
    else
      await renderComponent(
        <ToastContext value={createQueue<ToastCommand>()}>
          <main>
            <Routes>
              <Route path={paths.componentDetail} element={<ComponentPage />} />
            </Routes>
          </main>
        </ToastContext>,
        { path },
      );
    expect(await screen.findByRole('heading', { level: 2, name: 'Accessibility' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Copy code' })).toHaveLength(examples.length);
    for (const { title, Example, code } of examples) {
      const text = title.defaultMessage as string;
      // Hidden while a chart, which is drawn when it is in view, is not.
      const region = screen.getByLabelText(`Code of “${text}”`);
      expect(region).toHaveTextContent(`export function ${Example.name}()`);
      expect(region.textContent.trim()).toBe(code.trim());
      expect(within(screen.getByRole('region', { name: text })).getByRole('heading', { level: 2 })).toBeVisible();
    }
    expect(await axeViolations()).toEqual([]);
  });
});
