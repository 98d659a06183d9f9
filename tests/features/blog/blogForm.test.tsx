import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { savePost } from '#server/domain/blog/postWrites';
import { setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { readStored } from '../../support/stored';
import { allowReading, garden } from './blogPage';

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const open = async (path = 'edit/12', options: RenderAppOptions = {}) => {
  const app = await renderApp(`/pages/blog/${path}`, options);
  await screen.findByRole('textbox', { name: 'Content' });
  return app;
};
const replace = async (user: UserEvent, name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('blogDraft.'));

describe('Form of a post', () => {
  test('starts with the stored values', async () => {
    await open();
    expect(field('Title')).toHaveValue(garden);
    expect(field('Slug')).toHaveValue('the-catalog-as-a-garden');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Published');
  });

  test('saves what was changed, and opens the post', async () => {
    const { user, gateway, history } = await open();
    await replace(user, 'Excerpt', 'Grow & prune');
    await user.type(field('Alt text'), 'A greenhouse');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending review');
    await save(user);
    await waitFor(() => expect(screen.getByText(`“${garden}” saved`)).toBeVisible());
    expect(history.get().location.pathname).toBe('/pages/blog/detail/12');
    expect(await readStored(gateway, 'blogPosts', '12')).toMatchObject({
      excerpt: '<p>Grow &amp; prune</p>',
      featuredImageAlt: 'A greenhouse',
      status: 'PENDING',
      slug: 'the-catalog-as-a-garden',
    });
    expect(draftKeys()).toEqual([]);
  });

  test('suggests the slug of a new post until it is edited, and shows that it is taken', async () => {
    const { user } = await open('new');
    await user.type(field('Title'), 'Größe');
    expect(field('Slug')).toHaveValue('grosse');
    await replace(user, 'Slug', 'small-changes-on-fridays');
    await user.type(field('Title'), ' zählt');
    expect(field('Slug')).toHaveValue('small-changes-on-fridays');
    await user.click(screen.getByRole('button', { name: 'Create post' }));
    await waitFor(() => expect(field('Slug')).toBeInvalid());
    expect(field('Slug')).toHaveFocus();
  });

  test('asks for a title, and for content before publishing', async () => {
    const { user } = await open('new');
    const create = () => user.click(screen.getByRole('button', { name: 'Create post' }));
    await create();
    await waitFor(() => expect(screen.getByText('Enter a title for the post.')).toBeVisible());
    await user.type(field('Title'), 'Empty');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Published');
    await create();
    await waitFor(() => expect(screen.getByText('Add content before you publish the post.')).toBeVisible());
    expect(field('Content')).toHaveAttribute('aria-invalid', 'true');
  });

  test('restores unsaved changes, which can be discarded', async () => {
    const key = 'blogDraft.1.12';
    const draft = { changes: { title: 'Weeds' }, basedOn: null, savedAt: '2026-05-04T10:00:00.000Z' };
    const { user } = await open('edit/12', {
      prepare: async (gateway) => {
        const basedOn = (await readStored(gateway, 'blogPosts', '12'))?.updatedAt;
        localStorage.setItem(key, JSON.stringify({ ...draft, basedOn }));
      },
    });
    await waitFor(() => expect(field('Title')).toHaveValue('Weeds'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(field('Title')).toHaveValue(garden);
    await waitFor(() => expect(draftKeys()).toEqual([]));
  });

  test('keeps changes in the browser and asks before they are left', async () => {
    const { user } = await open();
    await user.type(field('Title'), '!');
    await waitFor(() => expect(localStorage.getItem('blogDraft.1.12')).toContain('finished!'));
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    localStorage.removeItem('blogDraft.1.12');
  });

  test('lets the user decide if someone else has saved the post', async () => {
    const { user, gateway } = await open();
    await user.type(field('Title'), '!');
    const later = new Date(Date.now() + 60_000);
    await act(() => savePost({ ...gateway.context, now: () => later }, '12', { slug: 'theirs' }));
    await save(user);
    const stale = await screen.findByText('Someone else has saved this post since you opened it.');
    expect(stale).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await save(user);
    await waitFor(() => expect(screen.getByText(`“${garden}!” saved`)).toBeVisible());
    expect(await readStored(gateway, 'blogPosts', '12')).toMatchObject({
      title: `${garden}!`,
      slug: 'theirs',
    });
  });

  test('keeps the changes if the server cannot be reached', async () => {
    const { user } = await open();
    await user.type(field('Title'), '!');
    setReachable(false);
    await save(user);
    expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
    expect(field('Title')).toHaveValue(`${garden}!`);
    localStorage.removeItem('blogDraft.1.12');
  });

  test('previews the post as its page shows it', async () => {
    const { user } = await open();
    await user.type(field('Title'), '!');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(screen.getByRole('heading', { level: 2, name: `${garden}!` })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Amara Okafor');
    localStorage.removeItem('blogDraft.1.12');
  });

  test('is not for readers', async () => {
    const { history } = await renderApp('/pages/blog/edit/12', { user: 'client', prepare: allowReading });
    await waitFor(() => expect(history.get().location.pathname).toBe('/misc/not-authorized'));
  });
});
