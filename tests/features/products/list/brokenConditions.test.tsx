import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/renderApp';
import { listStored, putStored } from '#tests/support/stored';
import { productNames } from './productTable';

test.each([
  [
    'a removed option',
    'attribute:season is Monsoon',
    'Season is Monsoon',
    /^“Monsoon” isn’t an option of Season\. Use one of/,
  ],
  [
    'another type',
    'attribute:season contains Sum',
    'Season contains Sum',
    /^Season can’t be compared like this, because its type was changed\./,
  ],
  [
    'a deleted attribute',
    'attribute:shade is Red',
    'Shade is “Red”',
    /^The attribute “Shade” was deleted\. Remove the condition/,
  ],
])('a condition on %s is named in place of the products, and can be removed', async (_, where, words, reason) => {
  const { user, history } = await renderApp(
    `/catalogs/1/products?where=${encodeURIComponent(`stock > 0 and ${where}`)}`,
    {
      prepare: async (gateway) => {
        const [definition] = await listStored(gateway, 'attributeDefinitions');
        const labels = [{ locale: 'en', text: 'Shade' }];
        const deletedAt = '2026-01-01T00:00:00.000Z';
        await putStored(gateway, 'attributeDefinitions', {
          ...definition!,
          id: 'shade',
          code: 'shade',
          labels,
          deletedAt,
        });
      },
    },
  );
  const alert = within(await screen.findByRole('alert'));
  expect(await alert.findByRole('heading', { name: 'A condition can’t be used' })).toBeVisible();
  expect(alert.getByText(words)).toBeVisible();
  expect(alert.getByText(reason)).toBeVisible();
  expect(alert.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(alert.getByRole('button', { name: 'Remove this condition' }));
  expect(await productNames()).not.toEqual([]);
  expect(new URLSearchParams(history.get().location.search).get('where')).toBe('stock > 0');
  expect(document.body).not.toHaveFocus();
  window.history.back();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'A condition can’t be used' })).toBeVisible());
});
