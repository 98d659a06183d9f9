import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Gateway } from '#server/gateway';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored, putStored } from '../../support/stored';

const open = async (search = '', options = {}) => {
  const app = await renderApp(`/pages/faq${search}`, options);
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
  return app;
};
const question = (name: RegExp | string) => screen.findByRole('button', { name });
const getMarks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const getTopics = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

test('shows the questions by topic', async () => {
  await open();
  await screen.findByText('How can I pay?');
  expect(getTopics()).toEqual(['Payment', 'Delivery', 'Cancellation & return', 'My orders', 'Product & services']);
});

test('opens one answer at a time', async () => {
  const { user, history } = await open('?group=DELIVERY');
  await user.click(await question('How long does delivery take?'));
  await waitFor(() => expect(screen.getByText(/^One to eight days/)).toBeVisible());
  expect(history.get().location.search).toMatch(/&question=\d+$/);
  await user.click(await question('What does delivery cost?'));
  await waitFor(() => expect(screen.getByText(/for the whole order/)).toBeVisible());
  await waitFor(() => expect(screen.queryByText(/^One to eight days/)).not.toBeInTheDocument());
  await user.click(await question('What does delivery cost?'));
  expect(history.get().location.search).toBe('?group=DELIVERY');
});

test('is accessible with an open answer and marked matches', async () => {
  await open('?group=MY_ORDERS&q=parcel&question=18');
  await screen.findByRole('tab', { name: /^My orders/, selected: true });
  await waitFor(() => expect(getMarks().length).toBeGreaterThan(0));
  expect(await axeViolations()).toEqual([]);
});

test('searches questions and answers, marks the matches, and keeps the search in the URL', async () => {
  const { user, history } = await open();
  await screen.findByText('How can I pay?');
  await user.type(screen.getByRole('searchbox', { name: 'Search questions and answers' }), 'CUSTOMS LABEL');
  expect(await screen.findByRole('heading', { level: 2, name: 'No questions match' })).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'refund');
  await waitFor(() => expect(history.get().location.search).toBe('?q=refund'));
  await waitFor(() => expect(getMarks().length).toBeGreaterThan(0));
  expect(new Set(getMarks().map((text) => text.toLowerCase()))).toEqual(new Set(['refund']));
  expect(screen.getByText(/questions? match/)).toHaveTextContent(/^\d questions match$/);
  expect(screen.queryByRole('heading', { level: 2, name: 'Payment' })).not.toBeInTheDocument();
});

test('shows one topic from the URL and clears the filters when nothing matches', async () => {
  const { user, history } = await open('?group=DELIVERY');
  await question('What does delivery cost?');
  expect(getTopics()).toEqual(['Delivery']);
  await user.click(screen.getByRole('tab', { name: /^My orders/ }));
  await question('Where is my order?');
  expect(history.get().location.search).toBe('?group=MY_ORDERS');
  await user.type(screen.getByRole('searchbox'), 'zebra');
  await user.click(await screen.findByRole('button', { name: 'Show all questions' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await screen.findByText('How can I pay?');
  expect(history.get().location.search).toBe('');
});

test('opens and focuses the question of a link', async () => {
  await open('?question=7');
  await waitFor(() => expect(screen.getByText(/for the whole order/)).toBeVisible());
  expect(await question('What does delivery cost?')).toHaveFocus();
});

test('ignores a link to a question that does not exist', async () => {
  await open('?question=999');
  expect(await question('What does delivery cost?')).toHaveAttribute('aria-expanded', 'false');
});

test('works with the keyboard', async () => {
  const { user } = await open('?group=DELIVERY&question=6');
  const first = await question('How long does delivery take?');
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(await question('What does delivery cost?')).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(/for the whole order/)).toBeVisible());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/for the whole order/)).not.toBeInTheDocument());
});

test('copies a link to a question, or says that the browser blocked it', async () => {
  const { user } = await open('?group=DELIVERY&question=7');
  const copy = await screen.findByRole('button', { name: 'Copy link' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(copy);
  await waitFor(() => expect(screen.getByText('Link copied')).toBeVisible());
  expect(writeText).toHaveBeenLastCalledWith(`${window.location.origin}/pages/faq?question=7`);
  writeText.mockRejectedValue(new Error('blocked'));
  await user.click(copy);
  await waitFor(() => expect(screen.getByText(/^Your browser blocked copying/)).toBeVisible());
});

test('shows long and right-to-left questions, and says when there are none', async () => {
  const prepare = async (gateway: Gateway) => {
    const [group] = await listStored(gateway, 'faqGroups');
    const entries = [
      { id: '90', question: 'word'.repeat(80), answer: 'long' },
      { id: '91', question: 'מתי מגיע המשלוח?', answer: 'מחר' },
    ];
    await putStored(gateway, 'faqGroups', { ...group!, entries });
  };
  await open('?group=PAYMENT&q=משלוח', { prepare });
  expect(within(await question('מתי מגיע המשלוח?')).getByText('משלוח').tagName).toBe('MARK');
});
