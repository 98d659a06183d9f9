import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { failCalls, holdCalls } from '../../support/failingServer';
import { setReachable } from '../../support/gatewayServer';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { grantClientAbilities } from '../../support/clientAbilities';
import { putStored, readStored, removeStored } from '../../support/stored';

const address = '/pages/profile';
const stored = async (gateway: Gateway) => (await readStored(gateway, 'profiles', '1'))!;

const open = async (search = '', options: RenderAppOptions = {}) => {
  const app = await renderApp(address + search, options);
  await screen.findByRole('heading', { level: 1, name: 'Ada Lindqvist' });
  return app;
};
const findPost = async (at = 0) => {
  const posts = await screen.findAllByRole('article', { name: /^Post by/ });
  return within(posts[at]!);
};
const panel = (name: string) => within(screen.getByRole('region', { name }));

const changeProfile = (change: object) => async (gateway: Gateway) => {
  const profile = await stored(gateway);
  await putStored(gateway, 'profiles', { ...profile, ...change });
};

describe('Profile page', () => {
  test('shows everything about the owner', async () => {
    await open();
    expect(screen.getByText('Catalog administrator')).toBeVisible();
    expect(panel('About').getByRole('link', { name: 'ada@norrsken-outdoor.example' })).toBeVisible();
    expect(panel('About').getByRole('link', { name: 'norrsken-outdoor.example' })).toHaveAttribute(
      'href',
      'https://norrsken-outdoor.example',
    );
    expect(panel('Photos').getAllByRole('img')).toHaveLength(9);
    expect(panel('Feed').getByText('#お茶')).toBeVisible();
    expect((await findPost()).getByText('Liked by Yuki Tanabe, Kwame Boateng and 45 others')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Account settings' })).toHaveAttribute('href', '/pages/account-settings');
  });

  test('says so if there is nothing to show', async () => {
    const prepare = changeProfile({ posts: [], photos: [], suggestions: [], suggestedPages: [], feeds: [] });
    await open('', { prepare });
    for (const text of ['No posts yet', 'No photos yet', 'No messages in your feed', /^No suggestions/]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  test('offers to try again if it can’t be loaded', async () => {
    let put: () => Promise<void> = () => Promise.resolve();
    const prepare = async (gateway: Gateway) => {
      const profile = await stored(gateway);
      put = () => putStored(gateway, 'profiles', profile);
      await removeStored(gateway, 'profiles', profile.id);
    };
    const { user } = await renderApp(address, { prepare });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await put();
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible();
  });

  test('only shows the state without the permission to change it', async () => {
    const prepare = (gateway: Gateway) => grantClientAbilities(gateway, { Profile: ['read'] });
    await open('', { user: 'client', prepare });
    const post = await findPost();
    expect(post.getByRole('button', { name: /^Like, / })).toBeDisabled();
    expect(post.queryByRole('textbox')).not.toBeInTheDocument();
    expect(panel('Poll').getByRole('button', { name: /^The names/ })).toBeDisabled();
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Account settings' })).not.toBeInTheDocument();
  });
});

describe('Posts', () => {
  test('are liked at once, which is undone if refused', async () => {
    const { user, gateway } = await open();
    const post = await findPost(1);
    const release = holdCalls('ProfilePostLikeSet');
    await user.click(post.getByRole('button', { name: 'Like, 112' }));
    expect(await post.findByRole('button', { name: 'Like, 113', pressed: true })).toBeVisible();
    release();
    await waitFor(async () => expect((await stored(gateway)).posts[1]).toMatchObject({ likes: 113, isLiked: true }));
    const mend = failCalls('ProfilePostLikeSet');
    await user.click(post.getByRole('button', { name: 'Like, 113' }));
    await waitFor(() => expect(screen.getByText('Couldn’t save the change')).toBeVisible());
    expect(await post.findByRole('button', { name: 'Like, 113', pressed: true })).toBeVisible();
    mend();
  });

  test('take comments, which their author can like and delete', async () => {
    const { user, gateway } = await open();
    const post = await findPost();
    expect(post.queryByRole('button', { name: 'Delete comment' })).not.toBeInTheDocument();
    await user.type(post.getByRole('textbox', { name: 'Write a comment' }), 'See you on the ice!');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const comment = within(await post.findByRole('article', { name: 'Comment by Ada Lindqvist' }));
    expect(comment.getByText('See you on the ice!')).toBeVisible();
    expect(post.getByText('4 comments')).toBeVisible();
    expect(post.getByText('4 comments')).toHaveRole('status');
    await waitFor(() => expect(post.getByRole('textbox')).toHaveValue(''));
    await user.click(comment.getByRole('button', { name: /^Like comment/ }));
    expect(await comment.findByRole('button', { name: /, 1$/, pressed: true })).toBeVisible();
    await user.click(comment.getByRole('button', { name: 'Delete comment' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }));
    await user.click(question.getByRole('button', { name: 'Delete comment' }));
    await waitFor(() => expect(screen.getByText('Comment deleted')).toBeVisible());
    expect(post.queryByText('See you on the ice!')).not.toBeInTheDocument();
    expect((await stored(gateway)).posts[0]?.comments).toHaveLength(3);
  });

  test('refuse an empty comment and keep an unsent one', async () => {
    const { user, history } = await open();
    const post = await findPost();
    await user.click(post.getByRole('button', { name: 'Comment' }));
    expect(await post.findByText('Enter a comment.')).toBeVisible();
    const field = post.getByRole('textbox', { name: 'Write a comment' });
    await user.type(field, 'Offline');
    setReachable(false);
    await user.click(post.getByRole('button', { name: 'Comment' }));
    expect(await post.findByText(/so nothing was saved/)).toBeVisible();
    expect(field).toHaveValue('Offline');
    setReachable(true);
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Account settings' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(history.get().location.pathname).toBe(address);
  });
});

describe('Photos', () => {
  test('open in a viewer that works by keyboard', async () => {
    const { user, history } = await open();
    const first = panel('Photos').getByRole('button', { name: 'Layers of waves in red, brown, and sand' });
    await user.click(first);
    const viewer = within(await screen.findByRole('dialog', { name: 'Layers of waves in red, brown, and sand' }));
    expect(viewer.getByText('1 of 9')).toBeVisible();
    expect(viewer.getByRole('button', { name: 'Previous photo' })).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations()).toEqual([]);
    await user.keyboard('{ArrowRight}');
    expect(viewer.getByRole('img', { name: 'Rings with purple and dark blue dots' })).toBeVisible();
    expect(history.get().location.search).toBe('?photo=2');
    await user.keyboard('{End}');
    expect(viewer.getByText('9 of 9')).toBeVisible();
    await user.click(viewer.getByRole('button', { name: 'Previous photo' }));
    expect(viewer.getByText('8 of 9')).toBeVisible();
    await user.keyboard('{Escape}');
    await dialogClosed();
    expect(history.get().location.search).toBe('');
    await waitFor(() => expect(first).toHaveFocus());
  });

  test('open from their URL, and have a name without a description', async () => {
    await renderApp(`${address}?photo=3`, { prepare: changeProfile({ photoAlts: {} }) });
    expect(await screen.findByRole('dialog', { name: 'Photo 3' })).toBeVisible();
  });
});

describe('Poll', () => {
  test('takes a vote, changes it, and takes it back', async () => {
    const { user, gateway } = await open();
    const poll = panel('Poll');
    const release = holdCalls('ProfilePollVoteSet');
    await user.click(poll.getByRole('button', { name: 'The names 27%, 41 votes' }));
    expect(await poll.findByRole('button', { name: 'The names 28%, 42 votes', pressed: true })).toBeVisible();
    expect(poll.getByText('151 votes')).toBeVisible();
    release();
    await waitFor(async () => expect((await stored(gateway)).poll.chosenOptionId).toBe('1'));
    await user.click(poll.getByRole('button', { name: /^The prices/ }));
    expect(await poll.findByRole('button', { name: /^The prices \d+%, 30 votes/, pressed: true })).toBeVisible();
    await user.click(poll.getByRole('button', { name: 'Remove vote' }));
    expect(poll.getByRole('button', { name: /^The prices/ })).toHaveFocus();
    expect(await poll.findByText('150 votes')).toBeVisible();
    await waitFor(async () => expect((await stored(gateway)).poll.chosenOptionId).toBeNull());
  });

  test('undoes a vote that is refused', async () => {
    const { user } = await open();
    const poll = panel('Poll');
    const mend = failCalls('ProfilePollVoteSet');
    await user.click(poll.getByRole('button', { name: /^The names/ }));
    await waitFor(() => expect(screen.getByText('Couldn’t save the change')).toBeVisible());
    expect(poll.getByRole('button', { name: 'The names 27%, 41 votes', pressed: false })).toBeVisible();
    mend();
  });
});

describe('Suggestions and favorites', () => {
  test.each([
    ['People to follow', /^Follow(ing)? Mateusz Wójcik$/, false],
    ['People to follow', /^Follow(ing)? Leilani Kahananui$/, true],
    ['Suggested pages', 'Mark Long Lake Skating as a favorite', false],
    ['Feed', 'Mark the message from Yuki Tanabe as a favorite', true],
  ])('%s: %s is changed at once, and undone if refused', async (heading, name, before) => {
    const { user } = await open();
    const find = (pressed: boolean) => panel(heading).findByRole('button', { name, pressed });
    await user.click(await find(before));
    await user.click(await find(!before));
    const mend = failCalls('mutation');
    await user.click(await find(before));
    await waitFor(() => expect(screen.getByText('Couldn’t save the change')).toBeVisible());
    expect(await find(before)).toBeVisible();
    mend();
  });

  test('follow the name of the account', async () => {
    const { user } = await renderApp('/pages/account-settings');
    const name = await screen.findByRole('textbox', { name: /^Full name/ });
    await user.clear(name);
    await user.type(name, 'Ada Berg');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Changes saved');
    await user.click(screen.getByRole('link', { name: 'View profile' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Berg' })).toBeVisible();
    expect((await screen.findAllByRole('article', { name: 'Post by Ada Berg' })).length).toBe(3);
  });
});
