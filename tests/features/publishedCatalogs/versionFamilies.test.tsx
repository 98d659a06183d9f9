import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { FamilyRecord } from '#server/records/families';
import { catalogWith } from '../../server/catalogs/domainContext';
import { changeProduct, publish } from '../../server/publishedCatalogs/publishing';
import { renderApp } from '../../support/renderApp';
import { putStored } from '../../support/stored';

const putFamily = (gateway: Gateway, code: string, text: string, over: Partial<FamilyRecord> = {}) => {
  const made = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'Ada' };
  const put = { id: code, code, labels: [{ locale: 'en', text }], attributes: [], variantAxes: [], ...made, ...over };
  return putStored(gateway, 'families', put);
};

/**
 * Versions 1 (id 2) and 2 (id 3) of a catalog whose product changed its family; one was renamed since, one is deleted.
 */
const prepare = async (gateway: Gateway) => {
  const { context } = gateway;
  await putFamily(gateway, 'hats', 'Hats');
  await putFamily(gateway, 'caps', 'Caps');
  const { id } = await catalogWith(context, 'Case', ['A']);
  await changeProduct(context, id, 'A', { family: 'hats' });
  await publish(context, id);
  await changeProduct(context, id, 'A', { family: 'caps' });
  await publish(context, id);
  await putFamily(gateway, 'caps', 'Headwear');
  await putFamily(gateway, 'hats', 'Hats', { deletedAt: '2026-02-01T00:00:00.000Z' });
};

test('a product of a version shows the label that its family had', async () => {
  await renderApp('/published-catalogs/3?product=A', { prepare });
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(within(drawer).getByText('Caps')).toBeVisible());
  expect(within(drawer).queryByText('Headwear')).not.toBeInTheDocument();
});

test('a comparison shows the labels that families had in both versions', async () => {
  await renderApp('/published-catalogs/3?tab=changes', { prepare });
  const change = (await screen.findByRole('link', { name: 'Product A' })).closest('li')!;
  await waitFor(() => expect(change).toHaveTextContent(/Family.*Hats.*Caps/));
});

test('the preview of a restore shows the label that a family had', async () => {
  await renderApp('/published-catalogs/2/restore', { prepare });
  const change = (await screen.findByRole('link', { name: 'Product A' })).closest('li')!;
  await waitFor(() => expect(change).toHaveTextContent(/Family.*Headwear.*Hats/));
});

test('a version says that it has no internal attributes', async () => {
  await renderApp('/published-catalogs/3', { prepare });
  expect((await screen.findByText('Internal attributes')).nextElementSibling).toHaveTextContent(/^None$/);
});
