import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { narrowQuery } from '#ui/layout/sideColumn';
import { requestFromOtherSession } from '../../support/otherSession';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { failCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import {
  addTask,
  changeTask,
  keepOnly,
  keptTask,
  keptTasks,
  getRow,
  rows,
  shownTitles,
  toast,
  toldOfChanges,
} from './todoScreen';

const tents = 'Count the tents';
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const drawer = (name: string) => screen.findByRole('dialog', { name });

/** Starts the app with an open task. */
const atTask = async (input: Parameters<typeof addTask>[1] = {}) => {
  const app = await renderApp('/apps/todo', { prepare: async (each) => void (await addTask(each, input)) });
  await app.user.click(within(await getRow(tents)).getByRole('link'));
  await drawer('Edit task');
  return app;
};

describe('New task', () => {
  const begin = async (search = '') => {
    const assignee = { fullName: 'Amara Okafor', avatar: '/media/avatar-amara' };
    const app = await renderApp(`/apps/todo${search}`, {
      prepare: (gateway) => keepOnly(gateway, { title: tents, assignee }),
    });
    await app.user.click(await screen.findByRole('link', { name: 'New task' }));
    await drawer('New task');
    return app;
  };

  test('is created with all fields', async () => {
    const { user, gateway, history } = await begin();
    expect(await axeViolations()).toEqual([]);
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await user.type(field('Title'), 'Sweep the yard');
    await user.click(screen.getByRole('combobox', { name: 'Assignee' }));
    await user.paste('amara');
    await user.click(await screen.findByRole('option', { name: 'Amara Okafor' }));
    await user.type(screen.getByLabelText('Due date'), '2031-05-06');
    await user.click(screen.getByRole('checkbox', { name: 'High' }));
    await user.click(screen.getByRole('checkbox', { name: 'Important' }));
    await user.type(field('Description'), 'Mind the cat');
    await user.click(press('Create task'));
    await toast('Task added');
    await dialogClosed();
    await waitFor(async () => expect((await shownTitles())[0]).toBe('Sweep the yard'));
    expect(await getRow('Sweep the yard')).toHaveTextContent('May 6, 2031');
    expect(await keptTask(gateway, 'Sweep the yard')).toMatchObject({
      assignee: { fullName: 'Amara Okafor', avatar: '/media/avatar-amara' },
      dueDate: '2031-05-06T00:00:00.000Z',
      tags: ['high'],
      isImportant: true,
      description: '<p>Mind the cat</p>',
    });
    expect(history.get().location.search).toBe('');
  });

  test('starts with the filters of the list', async () => {
    await begin('?view=IMPORTANT&tag=TEAM');
    expect(screen.getByRole('checkbox', { name: 'Important' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Team' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Completed' })).not.toBeInTheDocument();
  });

  test('requires a title and shows the error at the field, also for a server error', async () => {
    const { user } = await begin();
    await user.click(press('Create task'));
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Enter a task title.'));
    expect(field('Title')).toHaveFocus();
    await user.click(field('Title'));
    await user.paste('x'.repeat(10_001));
    await user.click(press('Create task'));
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Use 10000 characters or fewer.'));
  });

  test('can be assigned to any name', async () => {
    const { user, gateway } = await begin();
    await user.type(field('Title'), 'Sweep');
    await user.click(screen.getByRole('combobox', { name: 'Assignee' }));
    await user.paste('The new one');
    await user.click(press('Create task'));
    await dialogClosed();
    expect((await keptTask(gateway, 'Sweep')).assignee).toEqual({ fullName: 'The new one', avatar: null });
  });
});

describe('Open task', () => {
  test('gives the page back to screen readers when it closes', async () => {
    const { user } = await renderApp('/apps/todo?task=new');
    await drawer('New task');
    const heading = { level: 1, name: 'To-do' };
    await waitFor(() => expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await dialogClosed();
    await waitFor(() => expect(screen.getByRole('heading', heading)).toHaveFocus());
    expect(press('Account of Ada Lindqvist')).toBeVisible();
  });

  test('saves only the changed fields', async () => {
    const { user, gateway } = await atTask({
      description: '<ul><li>All</li></ul>',
      assignee: { fullName: 'Mara', avatar: '/media/avatar-amara' },
      dueDate: '2031-05-06T10:30:00.000Z',
    });
    const before = await keptTask(gateway, tents);
    await user.clear(field('Title'));
    await user.type(field('Title'), 'Weigh the tents');
    await user.click(screen.getByRole('checkbox', { name: 'Completed' }));
    await user.click(press('Save'));
    await toast('Task saved');
    await dialogClosed();
    expect(await shownTitles()).not.toContain('Weigh the tents');
    expect(await keptTask(gateway, 'Weigh the tents')).toEqual({
      ...before,
      title: 'Weigh the tents',
      isCompleted: true,
    });
  });

  test('returns the focus when closed', async () => {
    const { user, history } = await atTask();
    await user.keyboard('{Escape}');
    await dialogClosed();
    expect(history.get().location.search).toBe('');
    expect(screen.getByRole('link', { name: tents })).toHaveFocus();
  });

  test('shows a formatted description, which becomes plain text when edited', async () => {
    const { user, gateway } = await atTask({
      description: '<p>Do <b>all</b></p><script>alert(1)</script><p><a href="javascript:alert(1)">Now</a></p>',
    });
    await waitFor(() => expect(screen.getByText('all')).toBeVisible());
    expect(screen.queryByRole('link', { name: 'Now' })).not.toBeInTheDocument();
    await user.click(press('Edit as plain text'));
    await waitFor(() => expect(field('Description')).toHaveFocus());
    expect(field('Description')).toHaveValue('Do all\n\nNow');
    await user.type(field('Description'), ' & here');
    await user.click(press('Save'));
    await dialogClosed();
    expect((await keptTask(gateway, tents)).description).toBe('<p>Do all</p><p>Now &amp; here</p>');
  });

  test('asks for confirmation before unsaved changes are lost', async () => {
    const { user, history } = await atTask();
    await user.type(field('Title'), '!');
    await user.click(press('Cancel'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('Title')).toHaveValue(`${tents}!`);
    history.go(-1);
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Leave',
      }),
    );
    await dialogClosed();
    expect(await shownTitles()).toContain(tents);
  });

  test('keeps its values if saving fails', async () => {
    const { user } = await atTask();
    await user.type(field('Title'), '!');
    const restore = failCalls('mutation TaskUpdate');
    await user.keyboard('{Control>}s{/Control}');
    expect(await within(await drawer('Edit task')).findByRole('alert')).toHaveTextContent(
      /Can’t reach the server, so nothing was saved/,
    );
    restore();
    await user.click(press('Save'));
    await toast('Task saved');
    expect(await shownTitles()).toContain(`${tents}!`);
  });

  test('shows changes by others if there are no unsaved ones', async () => {
    const { user, gateway } = await atTask();
    await toldOfChanges();
    await user.type(field('Title'), '!');
    const { id } = await keptTask(gateway, tents);
    await requestFromOtherSession(
      gateway,
      'mutation ($id: ID!) { updateTask(input: { id: $id, title: "Theirs", isImportant: true }) { task { id } } }',
      { id },
    );
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Important' })).toBeChecked());
    expect(field('Title')).toHaveValue(`${tents}!`);
  });

  test('is deleted, and the focus stays in the list', async () => {
    const { user, gateway } = await atTask();
    await user.type(field('Title'), '!');
    await user.click(press('Delete'));
    await toast('Task deleted');
    await dialogClosed();
    expect((await keptTask(gateway, tents)).isDeleted).toBe(true);
    expect(document.activeElement?.closest('section')).toHaveAccessibleName('Open');
  });

  test('is restored after deletion', async () => {
    const { user, gateway } = await renderApp('/apps/todo?view=DELETED', {
      prepare: async (each) => changeTask(each, await addTask(each), { isDeleted: true }),
    });
    await user.click(within(await getRow(tents, 'Deleted')).getByRole('link'));
    await drawer('Edit task');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await user.click(press('Restore'));
    await waitFor(() => expect(screen.queryByText('This task has been deleted.')).not.toBeInTheDocument());
    await waitFor(async () => expect((await keptTask(gateway, tents)).isDeleted).toBe(false));
  });

  test('shows a message for an unknown id in the URL', async () => {
    await renderApp('/apps/todo?task=99999');
    expect(await screen.findByRole('heading', { name: 'This task no longer exists' })).toBeVisible();
  });

  test('opens from its URL regardless of the filters', async () => {
    const { gateway, history } = await renderApp('/apps/todo?q=nosuchtask');
    const [task] = await keptTasks(gateway);
    history.push(`/apps/todo?q=nosuchtask&task=${task!.id}`);
    await drawer('Edit task');
    await waitFor(() => expect(field('Title')).toHaveValue(task!.title));
  });
});

test('shows views and tags as selection fields above the list on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === narrowQuery,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { user, history } = await renderApp('/apps/todo');
  const count = (await rows()).length;
  const view = screen.getByRole('combobox', { name: 'View' });
  await waitFor(() => expect(view).toHaveDisplayValue(`Open, ${count} tasks`));
  await user.selectOptions(view, screen.getByRole('option', { name: /^Completed/ }));
  await rows('Completed');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Low');
  await waitFor(() => expect(history.get().location.search).toBe('?view=COMPLETED&tag=LOW'));
  expect(screen.queryByRole('navigation', { name: 'Views' })).not.toBeInTheDocument();
});

describe('The assignee', () => {
  const messageLink = (name: string) => screen.findByRole('link', { name: `Message ${name}` });

  test('who is a chat contact can be messaged', async () => {
    const { user, history } = await atTask({ assignee: { fullName: 'Kwame Asante' } });
    const link = await messageLink('Kwame Asante');
    expect(await axeViolations()).toEqual([]);
    await user.click(link);
    await waitFor(() => expect(history.get().location.pathname).toBe('/apps/chat'));
    expect(history.get().location.search).toBe('?contact=2');
  });

  test('who is replaced by another chat contact has a link to that chat', async () => {
    const { user } = await atTask({ assignee: { fullName: 'Kwame Asante' } });
    await messageLink('Kwame Asante');
    const assignee = screen.getByRole('combobox', { name: 'Assignee' });
    await user.clear(assignee);
    await user.type(assignee, 'Britta Öhler');
    await user.tab();
    expect(await messageLink('Britta Öhler')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Message Kwame Asante' })).toBeNull();
  });

  test('who is replaced by someone without a chat has no link', async () => {
    const { user } = await atTask({ assignee: { fullName: 'Kwame Asante' } });
    await messageLink('Kwame Asante');
    const assignee = screen.getByRole('combobox', { name: 'Assignee' });
    await user.clear(assignee);
    await user.type(assignee, 'Noor');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull());
  });
});
