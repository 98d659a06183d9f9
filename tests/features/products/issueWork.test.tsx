import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { updateProduct } from '#server/domain/products/updateProduct';
import { axeViolations } from '#tests/support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { field, retype, save } from './form/productForm';
import { productRows } from './list/productTable';

/** Empties the slugs of three products, which has no other issue. */
const withoutSlug = (ids: readonly string[]): Parameters<typeof renderApp>[1] => ({
  prepare: async ({ context }) => {
    for (const id of ids) {
      const product = (await context.store.get('products', id))!;
      await updateProduct(context, { id, revision: product.revision, input: { slug: '' } });
    }
  },
});

const place = () => screen.findByRole('group', { name: 'Position in the list' });
const next = async () => within(await place()).getByRole('button', { name: 'Next product' });

test('lists the kinds of issues with the number of products, each with a link to these', async () => {
  const { user, gateway } = await renderApp('/catalogs/1/issues');
  const table = await screen.findByRole('table', { name: 'Issues' });
  const link = await within(table).findByRole('link', { name: 'No image' });
  const ids = await gateway.context.store.products.ids('1', { issueCode: 'IMAGE_MISSING' });
  expect(ids.length).toBeGreaterThan(0);
  expect(link.closest('tr')).toHaveTextContent(`No image${ids.length}Warning`);
  const severities = within(table)
    .getAllByRole('row')
    .flatMap((row) => /(Error|Warning|Note)$/.exec(row.textContent)?.[1] ?? []);
  const order = ['Error', 'Warning', 'Note'];
  expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(await axeViolations()).toEqual([]);
  await user.click(link);
  expect(await productRows()).toHaveLength(ids.length);
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Issue: No image' }));
  await screen.findByText('1–24 of 24');
});

test('opens each product of a kind at the field concerned, and counts down as they are fixed', async () => {
  const { user, history } = await renderApp('/catalogs/1/products?issue=SLUG_MISSING', withoutSlug(['2', '3', '5']));
  const [first] = await productRows();
  await user.click(within(first!).getByRole('link'));
  await waitFor(async () => expect(await field('Slug')).toHaveFocus());
  expect(await place()).toHaveTextContent('1 of 3');
  await retype(user, await field('Slug'), 'first-slug');
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await save(user);
  await waitFor(async () => expect(await place()).toHaveTextContent('2 left'));
  const opened = history.get().location.pathname;
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await waitFor(() => expect(history.get().location.pathname).not.toBe(opened));
  await waitFor(async () => expect(await place()).toHaveTextContent('1 of 2'));
  await waitFor(async () => expect(await field('Slug')).toHaveFocus());
  await user.click(await next());
  await waitFor(async () => expect(await place()).toHaveTextContent('2 of 2'));
  expect(await next()).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(await place()).getByRole('button', { name: 'Previous product' }));
  await waitFor(async () => expect(await place()).toHaveTextContent('1 of 2'));
});

test('says in the list which issues a product has, and leads to their fields', async () => {
  const { user } = await renderApp('/catalogs/1/products?issue=SLUG_MISSING', withoutSlug(['2']));
  const [row] = await productRows();
  const button = within(row!).getByRole('button', { name: /warning/ });
  button.focus();
  await user.keyboard('{Enter}');
  const popover = await screen.findByRole('dialog', { name: 'Issues' });
  const link = await within(popover).findByRole('link', { name: 'The product has no slug for its URL.' });
  expect(await axeViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(within(row!).getByRole('button', { name: /warning/ })).toHaveFocus());
  expect(link).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('link', { name: 'The product has no slug for its URL.' }));
  await waitFor(async () => expect(await field('Slug')).toHaveFocus());
});

test('a product that was not opened from a list has no position', async () => {
  await renderApp('/catalogs/1/products/2');
  await field('Slug');
  expect(screen.queryByRole('group', { name: 'Position in the list' })).not.toBeInTheDocument();
});
