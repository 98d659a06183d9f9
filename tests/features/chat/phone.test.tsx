import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { field, link, getList, log, people } from './chatScreen';

// All max-width media queries match.
beforeEach(() => {
  const other = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), other(query), { matches: query.includes('max-width'), media: query }),
  );
});

describe('Chat on a phone', () => {
  test('shows either the list or a conversation, with a back button', async () => {
    const { user, history } = await renderApp('/apps/chat');
    expect(screen.queryByText('Select a conversation')).not.toBeInTheDocument();
    await user.click(await link(/Britta/));
    expect(await log('Britta Öhler')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Chats and contacts' })).not.toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1, name: 'Britta Öhler' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await field('Britta Öhler')).not.toHaveFocus();
    expect(await axeViolations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Back to all chats' }));
    expect(history.get().location.search).toBe('');
    expect(await getList('Chats')).toBeVisible();
    await waitFor(async () => expect(await link(/Britta/)).toHaveFocus());
    await act(async () => history.go(-1));
    expect(await log('Britta Öhler')).toBeVisible();
  });

  test('shows the profile over the conversation and returns the focus when closed', async () => {
    const { user, history } = await renderApp('/apps/chat?contact=4');
    const open = await screen.findByRole('button', { name: 'Profile of Britta Öhler' });
    await user.click(open);
    const profile = await screen.findByRole('dialog', { name: 'Profile' });
    expect(profile).toHaveTextContent('Käsespätzle');
    expect(history.get().location.search).toBe('?contact=4&panel=contact');
    await user.click(within(profile).getByRole('button', { name: 'Close' }));
    await dialogClosed();
    await waitFor(() => expect(open).toHaveFocus());
  });

  test('offers a link back to the list for an unknown contact', async () => {
    const { user } = await renderApp('/apps/chat?contact=999');
    expect(await screen.findByRole('heading', { name: 'Contact not found' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Conversation' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Back to all chats' })[0]!);
    expect(await people()).toBeVisible();
  });
});
