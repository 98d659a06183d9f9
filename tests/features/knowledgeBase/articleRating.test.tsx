import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failCalls, holdCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';
import { grantClientAbilities } from '../../support/clientAbilities';

const path = '/pages/knowledge-base/category/importing/dry-run';

const rating = async () => within(await screen.findByRole('group', { name: 'Was this helpful?' }));
const getCounts = async () =>
  (await rating()).getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

test('counts a rating immediately, replaces it, and removes it', async () => {
  const { user } = await renderApp(path);
  const buttons = await rating();
  const [before] = await getCounts();
  const yes = Number(/\d+/.exec(String(before?.[0]))?.[0]);
  const letGo = holdCalls('ArticleRate');
  await user.click(buttons.getByRole('button', { name: /^Yes/ }));
  expect(await getCounts()).toEqual([
    [`Yes (${yes + 1})`, 'true'],
    ['No (0)', 'false'],
  ]);
  letGo();
  await user.click(buttons.getByRole('button', { name: /^No/ }));
  await waitFor(async () =>
    expect(await getCounts()).toEqual([
      [`Yes (${yes})`, 'false'],
      ['No (1)', 'true'],
    ]),
  );
  await user.click(buttons.getByRole('button', { name: /^No/ }));
  await waitFor(async () =>
    expect(await getCounts()).toEqual([
      [`Yes (${yes})`, 'false'],
      ['No (0)', 'false'],
    ]),
  );
});

test('takes the rating back if the server rejects it', async () => {
  const { user } = await renderApp(path);
  const before = await getCounts();
  const restore = failCalls('ArticleRate');
  await user.click((await rating()).getByRole('button', { name: /^Yes/ }));
  await waitFor(() => expect(screen.getByText('Couldn’t save your rating')).toBeVisible());
  expect(await getCounts()).toEqual(before);
  restore();
});

test('is not offered to accounts that can only read', async () => {
  await renderApp(path, {
    user: 'client',
    prepare: (gateway) => grantClientAbilities(gateway, { KnowledgeBase: ['read'] }),
  });
  await waitFor(() => expect(screen.getByText(/Every row is read/)).toBeVisible());
  expect(screen.queryByRole('group', { name: 'Was this helpful?' })).not.toBeInTheDocument();
});
