import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { requestFromOtherSession } from '../../support/otherSession';
import { axeViolations } from '../../support/axeViolations';
import { failCalls, holdAnswers } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import {
  addTask,
  changeTask,
  keepOnly,
  keptTask,
  keptTasks,
  letClients,
  getRow,
  rows,
  shownTitles,
  toast,
  toldOfChanges,
  viewLink,
} from './todoScreen';

const tents = 'Count the tents';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const tick = (row: HTMLElement) => within(row).getByRole('checkbox');
const tagLink = (name: string) => within(screen.getByRole('navigation', { name: 'Tags' })).getByRole('link', { name });

/** Adds a task that is due before all others. */
const addFirst = async (gateway: Gateway) => void (await addTask(gateway, { dueDate: '2020-01-01T00:00:00.000Z' }));

describe('Task list', () => {
  test('shows the open tasks by due date, with all details', async () => {
    const { gateway } = await renderApp('/apps/todo', {
      prepare: async (each) => {
        await addTask(each, {
          tags: ['team', 'high'],
          assignee: { fullName: 'Mara Novak' },
          dueDate: inDays(-3),
          description: '<p>All of them</p>',
        });
      },
    });
    const open = await keptTasks(gateway, (task) => !task.isCompleted && !task.isDeleted);
    expect(await shownTitles()).toEqual(open.map(({ title }) => title));
    const row = await getRow(tents);
    expect(row).toHaveTextContent(/Team.*High.*Overdue, .*Assigned to Mara Novak/);
    expect(within(row).getByRole('img', { name: 'Has a description' })).toBeVisible();
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/apps/todo?task=${open[0]!.id}`);
    expect(await axeViolations()).toEqual([]);
  });

  test('shows a long list in pages, and begins with the first page when it is sorted or filtered', async () => {
    const { user, history } = await renderApp('/apps/todo?perPage=10', {
      prepare: (each) => keepOnly(each, ...Array.from({ length: 24 }, (_, at) => ({ title: `Task ${at + 1}` }))),
    });
    const getPage = () => new URLSearchParams(history.get().location.search).get('page');
    const next = () => user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await rows()).toHaveLength(10);
    expect(viewLink(/^Open/)).toHaveAccessibleName('Open, 24 tasks');
    expect(screen.getByText('1–10 of 24')).toBeVisible();
    await next();
    await waitFor(async () => expect((await shownTitles())[0]).toBe('Task 14'));
    await next();
    await waitFor(async () => expect(await shownTitles()).toEqual(['Task 4', 'Task 3', 'Task 2', 'Task 1']));
    expect(getPage()).toBe('3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title A–Z');
    await waitFor(async () => expect((await shownTitles()).slice(0, 2)).toEqual(['Task 1', 'Task 10']));
    expect(getPage()).toBeNull();
    await next();
    await waitFor(() => expect(getPage()).toBe('2'));
    await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), '24');
    await waitFor(async () => expect(await shownTitles()).toEqual(['Task 24']));
    expect(getPage()).toBeNull();
  });

  test('offers the first page when the last task of a later page is completed', async () => {
    const { user } = await renderApp('/apps/todo?page=2&perPage=10', {
      prepare: (each) => keepOnly(each, ...Array.from({ length: 11 }, (_, at) => ({ title: `Task ${at + 1}` }))),
    });
    await user.click(tick(await getRow('Task 1')));
    await user.click(await screen.findByRole('button', { name: 'First page' }));
    await waitFor(async () => expect(await rows()).toHaveLength(10));
  });

  test('opens a task that was added on a later page', async () => {
    const { user, gateway, history } = await renderApp('/apps/todo?page=2&perPage=10', {
      prepare: (each) => keepOnly(each, ...Array.from({ length: 11 }, (_, at) => ({ title: `Task ${at + 1}` }))),
    });
    await rows();
    await user.type(screen.getByRole('textbox', { name: 'Add a task' }), 'Sweep{Enter}');
    await user.click(within(await toast('Task added')).getByRole('button', { name: 'Open' }));
    expect(history.get().location.search).toBe(`?task=${(await keptTask(gateway, 'Sweep')).id}`);
  });

  test('links to each view with its count', async () => {
    const { user, history, gateway } = await renderApp('/apps/todo');
    const tasks = await keptTasks(gateway);
    const views = {
      Important: tasks.filter((task) => task.isImportant && !task.isDeleted),
      Completed: tasks.filter((task) => task.isCompleted && !task.isDeleted),
      Deleted: tasks.filter((task) => task.isDeleted),
      Open: tasks.filter((task) => !task.isCompleted && !task.isDeleted),
    };
    await rows();
    for (const [name, found] of Object.entries(views)) {
      const link = viewLink(new RegExp(`^${name}`));
      expect(link).toHaveAccessibleName(`${name}, ${found.length} tasks`);
      await user.click(link);
      await waitFor(async () => expect(await shownTitles(name)).toEqual(found.map(({ title }) => title)));
      expect(viewLink(new RegExp(`^${name}`))).toHaveAttribute('aria-current', 'page');
      expect(history.get().location.search).toBe(name === 'Open' ? '' : `?view=${name.toUpperCase()}`);
    }
  });

  test('is filtered and sorted by the URL', async () => {
    const { user, history } = await renderApp('/apps/todo', {
      prepare: (gateway) =>
        keepOnly(
          gateway,
          { title: 'Bake', tags: ['low'], dueDate: inDays(2), assignee: { fullName: 'Zoe' } },
          { title: 'Ache', dueDate: inDays(9) },
          { title: 'Cake', tags: ['low', 'team'], dueDate: inDays(4), assignee: { fullName: 'Ali' } },
        ),
    });
    expect(await shownTitles()).toEqual(['Bake', 'Cake', 'Ache']);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    for (const [name, order] of [
      ['Title A–Z', ['Ache', 'Bake', 'Cake']],
      ['Title Z–A', ['Cake', 'Bake', 'Ache']],
      ['Assignee', ['Cake', 'Bake', 'Ache']],
      ['Newest first', ['Cake', 'Ache', 'Bake']],
    ] as const) {
      await user.selectOptions(sort, name);
      await waitFor(async () => expect(await shownTitles()).toEqual(order));
    }
    await user.click(tagLink('Low'));
    await waitFor(async () => expect(await shownTitles()).toEqual(['Cake', 'Bake']));
    await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'BA');
    await waitFor(async () => expect(await shownTitles()).toEqual(['Bake']));
    expect(screen.getByText('1–1 of 1')).toHaveRole('status');
    expect(history.get().location.search).toBe('?tag=LOW&sort=LATEST&q=BA');
    await user.click(tagLink('Low'));
    await waitFor(() => expect(history.get().location.search).toBe('?q=BA&sort=LATEST'));
  });

  test.each([
    ['', 'You’re all caught up'],
    ['?view=IMPORTANT', 'No important tasks'],
    ['?view=COMPLETED', 'No completed tasks'],
    ['?view=DELETED', 'No deleted tasks'],
    ['?tag=HIGH', 'No tasks match'],
  ])('shows at "%s" the empty state %s', async (search, heading) => {
    await renderApp(`/apps/todo${search}`, { prepare: (gateway) => keepOnly(gateway) });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test('offers to clear filters without matches', async () => {
    const { user } = await renderApp('/apps/todo?q=nosuchtask&tag=HIGH');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect((await rows()).length).toBeGreaterThan(1);
    expect(screen.getByRole('region', { name: 'Open' })).toHaveFocus();
  });

  test('shows an error if loading fails and loads on retry', async () => {
    let restore = () => {};
    const { user } = await renderApp('/apps/todo', {
      beforeDrawing: () => {
        restore = failCalls('TaskBoard');
      },
    });
    await waitFor(() => expect(screen.getByText('Couldn’t load')).toBeVisible());
    restore();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect((await rows()).length).toBeGreaterThan(1);
  });

  test('shows changes in another session immediately', async () => {
    const { gateway } = await renderApp('/apps/todo');
    const before = (await rows()).length;
    await toldOfChanges();
    await requestFromOtherSession(
      gateway,
      'mutation { createTask(input: { title: "From my phone" }) { task { id } } }',
    );
    await waitFor(async () => expect(await shownTitles()).toContain('From my phone'));
    expect(viewLink(/^Open/)).toHaveAccessibleName(`Open, ${before + 1} tasks`);
  });
});

describe('Task', () => {
  test('is completed, moves the focus to the next one, and is reopened on undo', async () => {
    const { user, gateway } = await renderApp('/apps/todo', { prepare: addFirst });
    const before = await shownTitles();
    tick(await getRow(tents)).focus();
    await user.keyboard(' ');
    await waitFor(async () => expect(await shownTitles()).toEqual(before.slice(1)));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: `Completed: ${before[1]}` })).toHaveFocus());
    expect(viewLink(/^Open/)).toHaveAccessibleName(`Open, ${before.length - 1} tasks`);
    const said = await toast('Task completed');
    // What Fluent announces to screen readers is the text of the whole toast.
    await waitFor(() =>
      expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent(/^Task completed\. Dismiss\. Undo\.$/),
    );
    expect((await keptTask(gateway, tents)).isCompleted).toBe(true);
    await user.click(within(said).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await shownTitles()).toEqual(before));
    expect((await keptTask(gateway, tents)).isCompleted).toBe(false);
  });

  test('is reopened from the completed ones', async () => {
    const { user, gateway } = await renderApp('/apps/todo?view=COMPLETED', {
      prepare: async (each) => void (await addTask(each, { isCompleted: true })),
    });
    const box = tick(await getRow(tents, 'Completed'));
    expect(box).toBeChecked();
    await user.click(box);
    expect(await toast('Task reopened')).toBeVisible();
    expect((await keptTask(gateway, tents)).isCompleted).toBe(false);
    expect(await shownTitles('Completed')).not.toContain(tents);
  });

  test('is starred and unstarred', async () => {
    const { user, gateway } = await renderApp('/apps/todo', { prepare: async (each) => void (await addTask(each)) });
    const star = within(await getRow(tents)).getByRole('button', { name: `Important: ${tents}` });
    for (const isOn of [true, false]) {
      await user.click(star);
      await waitFor(() => expect(star).toHaveAttribute('aria-pressed', String(isOn)));
      await waitFor(async () => expect((await keptTask(gateway, tents)).isImportant).toBe(isOn));
    }
  });

  test('is reverted with the reason if the server rejects a change', async () => {
    const { user, gateway } = await renderApp('/apps/todo', { prepare: async (each) => void (await addTask(each)) });
    const row = await getRow(tents);
    const restore = failCalls('mutation TaskFlagSet');
    await user.click(tick(row));
    expect(await toast('Couldn’t save the change')).toBeVisible();
    restore();
    expect(tick(await getRow(tents))).not.toBeChecked();
    expect((await keptTask(gateway, tents)).isCompleted).toBe(false);
  });

  test('is deleted and restored on undo', async () => {
    const { user, gateway } = await renderApp('/apps/todo', { prepare: addFirst });
    await user.click(within(await getRow(tents)).getByRole('button', { name: `Delete “${tents}”` }));
    const said = await toast('Task deleted');
    const [next, ...rest] = await shownTitles();
    const nextDelete = screen.getByRole('button', { name: `Delete “${next}”` });
    await waitFor(() => expect(nextDelete).toHaveFocus());
    expect((await keptTask(gateway, tents)).isDeleted).toBe(true);
    within(said).getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await shownTitles()).toEqual([tents, next, ...rest]));
    // The focus does not stay in the toast, which closes.
    await waitFor(() => expect(said).not.toBeInTheDocument());
    expect(nextDelete).toHaveFocus();
  });

  test('can’t be restored from the message once it is permanently deleted', async () => {
    const { user } = await renderApp('/apps/todo', { prepare: async (each) => void (await addTask(each)) });
    await user.click(within(await getRow(tents)).getByRole('button', { name: `Delete “${tents}”` }));
    const said = await toast('Task deleted');
    await user.click(viewLink(/^Deleted/));
    await getRow(tents, 'Deleted');
    await user.click(screen.getByRole('button', { name: `Permanently delete “${tents}”` }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Permanently delete this task?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    expect(await toast('Task permanently deleted')).toBeVisible();
    await waitFor(() => expect(said).not.toBeInTheDocument());
  });

  test('is restored or permanently deleted from the deleted ones', async () => {
    const { user, gateway } = await renderApp('/apps/todo?view=DELETED', {
      prepare: async (each) => {
        await keepOnly(each, { title: 'Throw away' }, { title: 'Bring back', isCompleted: true });
        for (const task of await keptTasks(each)) await changeTask(each, task, { isDeleted: true });
      },
    });
    const row = await getRow('Bring back', 'Deleted');
    expect(within(row).getByRole('img', { name: 'Completed' })).toBeVisible();
    expect(within(row).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: 'Restore “Bring back”' }));
    await toast('Task restored');
    expect(await shownTitles('Deleted')).toEqual(['Throw away']);
    expect((await keptTask(gateway, 'Bring back')).isDeleted).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Permanently delete “Throw away”' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Permanently delete this task?' });
    expect(dialog).toHaveTextContent('“Throw away” will be permanently deleted.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    expect(await screen.findByRole('heading', { name: 'No deleted tasks' })).toBeVisible();
    expect(await keptTasks(gateway)).toHaveLength(1);
  });
});

describe('Quick add', () => {
  const line = () => screen.findByRole('textbox', { name: 'Add a task' });

  test('creates a task from a title on Enter and stays ready for the next one', async () => {
    const { user, gateway } = await renderApp('/apps/todo');
    await user.type(await line(), '  Sweep the yard {Enter}');
    await waitFor(async () => expect((await shownTitles()).at(-1)).toBe('Sweep the yard'));
    expect(await line()).toHaveValue('');
    expect(await line()).toHaveFocus();
    expect(screen.getByText('“Sweep the yard” added')).toBeInTheDocument();
    expect(await keptTask(gateway, 'Sweep the yard')).toMatchObject({ isImportant: false, tags: [], dueDate: null });
  });

  test('shows a task that was added while the list was loading', async () => {
    let release = () => undefined as void;
    const { user } = await renderApp('/apps/todo', {
      beforeDrawing: () => (release = holdAnswers('"operationName":"TaskBoard"')),
    });
    await user.type(await line(), 'Sweep{Enter}');
    await screen.findByText('“Sweep” added');
    release();
    await waitFor(async () => expect(await shownTitles()).toContain('Sweep'));
  });

  test('applies the filters of the list to the new task', async () => {
    const { user, gateway } = await renderApp('/apps/todo?view=IMPORTANT&tag=UPDATE');
    await user.type(await line(), 'Sweep{Enter}');
    await waitFor(async () => expect(await shownTitles('Important')).toContain('Sweep'));
    expect(await keptTask(gateway, 'Sweep')).toMatchObject({ isImportant: true, tags: ['update'] });
  });

  test('announces a new task that the search does not show', async () => {
    const { user, history, gateway } = await renderApp('/apps/todo?q=plan');
    await user.type(await line(), 'Sweep{Enter}');
    await user.click(within(await toast('Task added')).getByRole('button', { name: 'Open' }));
    expect(history.get().location.search).toBe(`?task=${(await keptTask(gateway, 'Sweep')).id}`);
  });

  test('requires a title', async () => {
    const { user } = await renderApp('/apps/todo');
    await user.type(await line(), '   {Enter}');
    expect(await line()).toHaveAccessibleDescription('Enter a task title.');
    await user.tab();
    expect(await line()).toBeValid();
    await user.click(await line());
    await user.keyboard('{Enter}');
    expect(await line()).toBeInvalid();
    await user.keyboard('S');
    expect(await line()).toBeValid();
  });

  test('keeps the title if saving fails', async () => {
    const { user } = await renderApp('/apps/todo');
    await user.type(await line(), 'Sweep');
    failCalls('TaskCreate');
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await line()).toHaveValue('Sweep'));
    expect(await line()).toBeInvalid();
  });

  test('is hidden in views that would not show a new task', async () => {
    await renderApp('/apps/todo?view=COMPLETED');
    await rows('Completed');
    expect(screen.queryByRole('textbox', { name: 'Add a task' })).not.toBeInTheDocument();
  });
});

describe('With read-only access', () => {
  test('offers no other actions', async () => {
    const { user } = await renderApp('/apps/todo?view=IMPORTANT', {
      user: 'client',
      prepare: async (gateway) => {
        await letClients(gateway, 'read');
        await addTask(gateway, { isImportant: true, isCompleted: true, description: '<p>All of <b>them</b></p>' });
      },
    });
    const row = await getRow(tents, 'Important');
    expect(within(row).getByRole('img', { name: 'Completed' })).toBeVisible();
    expect(within(row).getByRole('img', { name: 'Important' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Add a task' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New task' })).not.toBeInTheDocument();
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();

    await user.click(within(row).getByRole('link', { name: tents }));
    const drawer = await screen.findByRole('dialog', { name: 'Task' });
    await waitFor(() => expect(within(drawer).getByText('them')).toBeVisible());
    expect(drawer).toHaveTextContent('Completed, Important');
    expect(within(drawer).queryByRole('textbox')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  test('hides the screen without the permission to read tasks', async () => {
    await renderApp('/apps/todo', { user: 'client' });
    expect(await screen.findByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'To-do' })).not.toBeInTheDocument();
  });
});
