import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { Gateway } from '#server/gateway';
import { addProduct, publish } from '../../server/publishedCatalogs/publishing';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';

const prepare = async ({ context }: Gateway) => {
  const { id } = await createCatalog(context, { name: 'Fell range', currencies: ['EUR'] });
  const part = (quantity: number) => ({ associations: [{ type: 'PART_OF' as const, sku: 'SET', quantity }] });
  await addProduct(context, id, 'A', { name: 'Tent', prices: [{ currency: 'EUR', amount: 200 }], ...part(1) });
  await addProduct(context, id, 'B', { name: 'Mug', stock: 0, prices: [{ currency: 'EUR', amount: 8 }], ...part(4) });
  await addProduct(context, id, 'C', {
    name: 'Book',
    slug: 'book',
    kind: 'EXTERNAL',
    externalUrl: 'https://other.example/b',
  });
  await addProduct(context, id, 'SET', { name: 'Camping set', slug: 'camping-set', kind: 'GROUPED', prices: [] });
  const variant = (sku: string, size: string, hand: string) => ({
    sku,
    options: [
      { name: 'Size', value: size },
      { name: 'Hand', value: hand },
    ],
  });
  await addProduct(context, id, 'GLV', {
    name: 'Work Glove',
    slug: 'work-glove',
    variants: [variant('GLV-S', 'S', ''), variant('GLV-XR', '', 'Right')],
  });
  await publish(context, id);
};

test('a group shows its parts with their prices', async () => {
  const { user } = await renderApp('/apps/ecommerce/window/2/products/camping-set', { prepare });
  const parts = await screen.findByRole('region', { name: 'Included products' });
  expect(
    within(parts)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 × Tent€200.00In stock', '4 × Mug€8.00Out of stock']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringContaining('From €8.00'),
  );
  expect(await axeViolations()).toEqual([]);
  await user.click(within(parts).getByRole('link', { name: 'Mug' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mug' })).toBeVisible();
});

test('an external product leads to the site that sells it', async () => {
  await renderApp('/apps/ecommerce/window/2/products/book', { prepare });
  const link = await screen.findByRole('link', { name: 'View at the seller' });
  expect(link).toHaveAttribute('href', 'https://other.example/b');
});

test('a variant that is sold for any value of an option says so', async () => {
  await renderApp('/apps/ecommerce/window/2/products/work-glove', { prepare });
  const hand = await screen.findByRole('group', { name: /^Hand/ });
  expect(within(hand).getByRole('radio', { name: 'Any Hand' })).toBeChecked();
  expect(within(hand).getByRole('radio', { name: 'Right' })).not.toBeChecked();
});
