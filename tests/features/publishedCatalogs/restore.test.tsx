import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { createFamily, deleteFamily } from '#server/domain/families/familyWrites';
import type { Gateway } from '#server/gateway';
import { catalogWith } from '../../server/catalogs/domainContext';
import { addProduct, changeProduct, publish } from '../../server/publishedCatalogs/publishing';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { findStoredProduct } from '../../support/stored';

/**
 * The fourth catalog; version 1 has id 2. Version 2, which contains an incorrect edit of A and a new product, has id 3.
 */
const badEdit = async ({ context }: Gateway) => {
  const { id } = await catalogWith(context, 'Case', ['A', 'B']);
  await stepCatalog(context, id, 'ACTIVATE');
  await publish(context, id);
  await changeProduct(context, id, 'A', { name: 'Bad edit' });
  await addProduct(context, id, 'C');
  await publish(context, id);
};

/** Version 3, with id 4, rolls back to version 1. */
const rolledBack = async (gateway: Gateway) => {
  await badEdit(gateway);
  await publish(gateway.context, '4', { rollbackOf: '2' });
};

test('restores the products after a rollback, with a preview and undo', async () => {
  const { user, gateway, history } = await renderApp('/published-catalogs/2', { prepare: badEdit });
  await user.click(await screen.findByRole('button', { name: 'Roll back to this version' }));
  const question = await screen.findByRole('alertdialog', { name: 'Roll back to version 1?' });
  await user.click(within(question).getByRole('button', { name: 'Roll back' }));
  await waitFor(() =>
    expect(screen.getByText('The products in the working copy still don’t match version 3.')).toBeVisible(),
  );
  await user.click(screen.getByRole('link', { name: 'Restore working copy from version 3' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Restore working copy from version 3' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Changes to the working copy' })).toHaveTextContent(
    'Restored0Reset to published values1Set to draft1',
  );
  const changed = (await screen.findByRole('link', { name: 'Product A' })).closest('li')!;
  expect(
    within(changed)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['BeforeBad edit', 'AfterProduct A']);
  expect(await axeViolations()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Restore 2 products' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Restore from version 3' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(history.get().location.pathname).toMatch(/^\/jobs\/\d+$/);
  expect(await screen.findByRole('link', { name: 'Version 3' })).toHaveAttribute('href', '/published-catalogs/4');
  const product = async (sku: string) => (await findStoredProduct(gateway, '4', sku))!;
  expect([(await product('A')).name, (await product('C')).status]).toEqual(['Product A', 'DRAFT']);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo job' }));
  await waitFor(async () => expect((await product('A')).name).toBe('Bad edit'));
});

test('restores the selected products only, of which all are selected at first', async () => {
  const { user, gateway } = await renderApp('/published-catalogs/2/restore', { prepare: badEdit });
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 2 products' });
  const checkbox = (name: string) => screen.getByRole('checkbox', { name });
  expect(await screen.findByRole('checkbox', { name: 'Select Product A' })).toBeChecked();
  expect([checkbox('Select Product C'), all()].map((one) => (one as HTMLInputElement).checked)).toEqual([true, true]);

  await user.click(all());
  expect(screen.getByRole('button', { name: 'Restore 0 products' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(checkbox('Select Product C'));
  expect(all().indeterminate).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of change' }), 'Removed (1)');
  await user.click(await screen.findByRole('checkbox', { name: 'Select 1 product' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of change' }), 'Changed (1)');
  await user.click(await screen.findByRole('checkbox', { name: 'Select 1 product' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of change' }), 'All changes (2)');
  expect(await screen.findByRole('checkbox', { name: 'Select Product A' })).toBeChecked();
  expect(checkbox('Select Product C')).not.toBeChecked();
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Changes to the working copy' })).toHaveTextContent(
    'Restored0Reset to published values1Set to draft0 of 1',
  );

  await user.click(screen.getByRole('button', { name: 'Restore 1 product' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Restore from version 1' })).toBeVisible();
  await gateway.idle();
  const product = async (sku: string) => (await findStoredProduct(gateway, '4', sku))!;
  expect([(await product('A')).name, (await product('C')).status]).toEqual(['Product A', 'ACTIVE']);
  const [job] = await gateway.context.store.list('jobs', ({ input }) => input.kind === 'restore');
  expect(job!.input).toMatchObject({ products: { kinds: ['CHANGED'], excludeIds: [], includeIds: [] } });
});

test('restores a single product from the drawer of a version', async () => {
  const { user, gateway } = await renderApp('/published-catalogs/2?product=A', { prepare: badEdit });
  const drawer = await screen.findByRole('dialog', { name: 'Product A' });
  await user.click(await within(drawer).findByRole('link', { name: 'Restore this product' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Restore product A from version 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Product A' })).toBeVisible();
  expect(screen.queryByText('Product C')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore 1 product' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Restore from version 1' })).toBeVisible();
  await gateway.idle();
  const product = async (sku: string) => (await findStoredProduct(gateway, '4', sku))!;
  expect([(await product('A')).name, (await product('C')).status]).toEqual(['Product A', 'ACTIVE']);
});

test('says of a product that is unchanged nothing about the others', async () => {
  await renderApp('/published-catalogs/2/restore?product=B', { prepare: badEdit });
  expect(await screen.findByText('Nothing to restore. The product matches version 1.')).toBeVisible();
  expect(screen.queryByText('All products are the same in both versions.')).not.toBeInTheDocument();
});

test('says that the version does not have the product of the URL, and leads back', async () => {
  const { user, history } = await renderApp('/published-catalogs/2/restore?product=NONE', { prepare: badEdit });
  expect(
    await screen.findByRole('heading', { name: 'This version doesn’t have a product with the SKU “NONE”' }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'View version' }));
  expect(history.get().location.pathname).toBe('/published-catalogs/2');
});

test('names a family that its products need and that was deleted', async () => {
  await renderApp('/published-catalogs/2/restore', {
    prepare: async ({ context }) => {
      const { family } = await createFamily(context, { code: 'cloth', labels: [{ locale: 'en', text: 'Cloth' }] });
      const catalog = await catalogWith(context, 'Case');
      for (const sku of ['A', 'B', 'C', 'D', 'E']) await addProduct(context, catalog.id, sku, { family: 'cloth' });
      await publish(context, catalog.id);
      for (const sku of ['A', 'B', 'C', 'D', 'E']) await changeProduct(context, catalog.id, sku, { name: 'Bad edit' });
      await deleteFamily(context, family.id);
    },
  });
  expect(await screen.findByText(/^The family “Cloth” was deleted/)).toHaveTextContent(
    'The family “Cloth” was deleted. Needed by A, B, C, and 2 other products.',
  );
});

test('shows the preview again if other products differ than it shows', async () => {
  const { user, gateway } = await renderApp('/published-catalogs/2/restore', { prepare: badEdit });
  const button = await screen.findByRole('button', { name: 'Restore 2 products' });
  await changeProduct(gateway.context, '4', 'B', { name: 'Bad edit' });
  await user.click(button);
  await waitFor(() => expect(screen.getByText(/^The list has changed/)).toBeVisible());
  expect(await screen.findByRole('button', { name: 'Restore 3 products' })).toBeVisible();
});

test('is suggested as the next action of the catalog, next to publishing the products as they are', async () => {
  await renderApp('/catalogs/4', { prepare: rolledBack });
  const card = within(await screen.findByRole('region', { name: 'Restore the working copy' }));
  expect(card.getByRole('link', { name: 'Restore from version 3' })).toHaveAttribute(
    'href',
    '/published-catalogs/4/restore',
  );
  expect(card.getByRole('link', { name: 'Review and publish' })).toHaveAttribute('href', '/catalogs/4/publish');
});

test.each(['2', '3', '4'])('it is offered on the page of version id %s', async (versionId) => {
  await renderApp(`/published-catalogs/${versionId}`, { prepare: rolledBack });
  expect(await screen.findByRole('link', { name: 'Restore working copy' })).toHaveAttribute(
    'href',
    `/published-catalogs/${versionId}/restore`,
  );
});

test('shows that there is nothing to restore if the working copy matches the version', async () => {
  await renderApp('/published-catalogs/3/restore', { prepare: badEdit });
  await waitFor(() =>
    expect(screen.getByText('Nothing to restore. The working copy matches version 2.')).toBeVisible(),
  );
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});
