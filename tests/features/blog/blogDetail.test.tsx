import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addComment } from '#server/domain/blog/comments';
import { savePost } from '#server/domain/blog/postWrites';
import { holdCalls } from '../../support/failingServer';
import { setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { listStored, readStored } from '../../support/stored';
import { allowReading, garden } from './blogPage';

const open = async (options: RenderAppOptions = {}, id = '12') => {
  const app = await renderApp(`/pages/blog/detail/${id}`, options);
  await screen.findByRole('article');
  return app;
};
const comments = (count: number) => screen.findByRole('region', { name: `${count} comments` });

describe('Page of a post', () => {
  test('shows the post with its author, tags, comments, and related posts', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: garden })).toBeVisible();
    const about = within(screen.getByRole('region', { name: 'About the author' }));
    expect(about.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute('href', '/apps/user/view/1');
    expect(await comments(4)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Related posts' })).getAllByRole('link')).toHaveLength(3);
  });

  test('removes scripts from the content', async () => {
    await open({
      prepare: async ({ context }) => {
        await savePost(context, '12', {
          content: '<p>Safe</p><script>alert(1)</script><img src="x" onerror="alert(1)">',
        });
      },
    });
    expect(screen.getByRole('article')).toHaveTextContent('Safe');
    expect(screen.getByRole('article').innerHTML).not.toMatch(/script|onerror/);
  });

  test('copies the link', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
  });

  test('removes the bookmark at once, and sets it again if the server refuses', async () => {
    const { user, gateway } = await open();
    const button = screen.getByRole('button', { name: 'Bookmark' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const release = holdCalls('BlogBookmarkSet');
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    release();
    await waitFor(async () =>
      expect(await readStored(gateway, 'blogPosts', '12')).toMatchObject({ isBookmarked: false }),
    );
    setReachable(false);
    await user.click(button);
    await waitFor(() => expect(screen.getByText('Couldn’t save the change')).toBeVisible());
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows a comment at once, and returns the text if it was not sent', async () => {
    const { user } = await open();
    const release = holdCalls('BlogCommentCreate');
    const field = screen.getByRole('textbox', { name: 'Your comment' });
    await user.type(field, 'Well said.');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(within(await comments(5)).getByText('Well said.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '5 comments' })).toHaveAttribute('aria-live', 'polite');
    expect(field).toHaveValue('');
    release();
    expect(await screen.findByRole('button', { name: 'Delete comment by Ada Lindqvist' })).toBeVisible();

    setReachable(false);
    await user.type(field, 'Lost?');
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    await waitFor(() => expect(field).toHaveValue('Lost?'));
    expect(await comments(5)).toBeVisible();
    expect(field).toBeInvalid();
  });

  test('asks for text before an empty comment is sent', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveAccessibleDescription('Write a comment.');
  });

  test('replies to a comment', async () => {
    const { user, gateway } = await open();
    await user.click(screen.getAllByRole('button', { name: /^Reply to/ })[0]!);
    const field = await screen.findByRole('textbox', { name: /^Your reply to/ });
    expect(field).toHaveFocus();
    await user.type(field, 'Thank you.');
    await user.click(screen.getByRole('button', { name: 'Post reply' }));
    expect(
      within(await comments(5))
        .getByText('Thank you.')
        .closest('li li'),
    ).not.toBeNull();
    await waitFor(() => expect(field).not.toBeInTheDocument());
    const stored = await listStored(gateway, 'blogComments', ({ text }) => text === 'Thank you.');
    expect(stored[0]?.parentId).not.toBeNull();
  });

  test('lets readers delete their own comments, and restores one that was not deleted', async () => {
    const { user } = await open({
      user: 'client',
      prepare: async (gateway) => {
        await allowReading(gateway);
        const author = await readStored(gateway, 'authUsers', '2');
        await addComment({ ...gateway.context, user: author ?? null }, { postId: '12', text: 'Mine' });
      },
    });
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete comment by Tomás Ferreira' }));
      await user.click(await screen.findByRole('button', { name: 'Delete comment' }));
    };
    setReachable(false);
    await remove();
    await waitFor(() => expect(screen.getByText('Couldn’t delete the comment')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Mine')).toBeVisible());
    setReachable(true);
    await remove();
    expect(await comments(4)).toBeVisible();
    expect(screen.queryByText('Mine')).not.toBeInTheDocument();
  });

  test('deletes the post after confirmation', async () => {
    const { user, history } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `Delete “${garden}”?` }));
    await user.click(dialog.getByRole('button', { name: 'Delete post' }));
    await waitFor(() => expect(screen.getByText(`“${garden}” deleted`)).toBeVisible());
    await waitFor(() => expect(history.get().location.pathname).toBe('/pages/blog/list'));
    expect(screen.queryByRole('link', { name: garden })).not.toBeInTheDocument();
  });
});
