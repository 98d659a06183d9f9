import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createPost } from '#server/domain/blog/postWrites';
import { renderApp } from '../../support/renderApp';
import { allowReading, cardTitles, garden } from './blogPage';

const list = '/pages/blog/list';

describe('List of posts', () => {
  test('shows the newest posts as cards beside the sidebar', async () => {
    await renderApp(list);
    const heading = await screen.findByRole('heading', { level: 2, name: garden });
    const card = within(heading.closest('li')!);
    expect(card.getByRole('link', { name: garden })).toHaveAttribute('href', '/pages/blog/detail/12');
    expect(card.getByText('Amara Okafor')).toBeVisible();
    expect(card.getByRole('img', { name: '4 comments' })).toBeVisible();
    expect(card.getByRole('link', { name: '#habits' })).toHaveAttribute('href', `${list}?tag=habits`);
    const side = within(screen.getByRole('complementary', { name: 'Browse the blog' }));
    expect(await side.findByRole('link', { name: 'Pricing2' })).toHaveAttribute('href', `${list}?category=PRICING`);
    expect(side.getByRole('link', { name: garden })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1–10 of 11');
  });

  test('keeps search, category, tag, and page in the URL', async () => {
    const { user, history } = await renderApp(`${list}?tag=habits`);
    expect(await cardTitles()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /Remove habits/ }));
    await waitFor(async () => expect(await cardTitles()).toHaveLength(10));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await cardTitles()).toHaveLength(1));
    expect(history.get().location.search).toBe('?page=2');
    await user.click(await screen.findByRole('link', { name: 'Pricing2' }));
    await waitFor(async () => expect(await cardTitles()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'rounding');
    await waitFor(async () => expect(await cardTitles()).toHaveLength(1));
    expect(history.get().location.search).toBe('?category=PRICING&q=rounding');
  });

  test('finds drafts by their status', async () => {
    const { user } = await renderApp(list);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Draft');
    await waitFor(async () => expect(await cardTitles()).toHaveLength(1));
    expect(document.querySelector('main li')).toHaveTextContent('Draft');
  });

  test('shows long and right-to-left titles in the direction of their script', async () => {
    const title = 'כותרת ארוכה '.repeat(40).trim();
    await renderApp(list, {
      prepare: async ({ context }) => {
        await createPost(context, { title, status: 'PUBLISHED', content: '<p>שלום</p>' });
      },
    });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveAttribute('dir', 'auto');
  });

  test('offers readers neither new posts nor drafts', async () => {
    await renderApp(list, { user: 'client', prepare: allowReading });
    await screen.findByRole('heading', { level: 2, name: garden });
    expect(screen.queryByRole('link', { name: 'New post' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
  });
});
