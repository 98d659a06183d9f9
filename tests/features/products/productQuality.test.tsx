import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { field, save } from './form/productForm';

const panel = (name: string) => screen.findByRole('region', { name });

test('shows the completeness by language and channel, and links what is missing to its field', async () => {
  const { user, history } = await renderApp('/catalogs/1/products/1');
  await waitFor(() => expect(screen.getByText('About this product')).toBeVisible());
  const completeness = await panel('Completeness');
  const table = within(completeness).getByRole('table', { name: 'Completeness' });
  const columns = within(table).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Web shop', 'Marketplace']);
  expect(within(table).getByRole('row', { name: /^English 100% 100%/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /^German \d+% \d+%/ })).toBeVisible();
  // The marketplace does not sell in French.
  expect(within(table).getByRole('row', { name: /^French \d+% –/ })).toBeVisible();
  expect(await axeViolations(completeness)).toEqual([]);
  await user.click(within(completeness).getByRole('link', { name: 'Slug (French)' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Slug/ })).toHaveFocus());
  expect(history.get().location.search).toBe('?locale=fr');
});

test('shows the grade with what would raise it, and follows a change', async () => {
  const { user } = await renderApp('/catalogs/2/products/25');
  const quality = await panel('Quality');
  const before = Number(/(\d+) of 100 points/.exec(quality.textContent)![1]);
  const links = within(within(quality).getByRole('list', { name: 'Raise the score' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(0);
  expect(within(await panel('Completeness')).queryByRole('table')).not.toBeInTheDocument();
  const title = await field('SEO title');
  await user.clear(title);
  await save(user);
  await waitFor(() => expect(quality).toHaveTextContent(`${before - 10} of 100 points`));
  const missing = within(await panel('Completeness')).getByRole('list', { name: 'Missing fields' });
  await user.click(within(missing).getByRole('link', { name: 'SEO' }));
  await waitFor(() => expect(title).toHaveFocus());
});
