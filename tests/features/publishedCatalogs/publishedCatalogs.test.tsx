import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { stepCatalog } from '#server/domain/catalogs/catalogWrites';
import { withdraw } from '#server/domain/publishedCatalogs/withdraw';
import type { Gateway } from '#server/gateway';
import { catalogWith, putJob } from '../../server/catalogs/domainContext';
import { addProduct, changeProduct, publish } from '../../server/publishedCatalogs/publishing';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { listStored, readStored } from '../../support/stored';

/** The fourth catalog, with versions 1 (id 2, superseded) and 2 (id 3, current); only product A differs. */
const twoVersions = async ({ context }: Gateway): Promise<string> => {
  const { id } = await catalogWith(context, 'Case', ['A', 'B']);
  await stepCatalog(context, id, 'ACTIVATE');
  await publish(context, id, { label: 'First', reason: 'Opening' });
  await changeProduct(context, id, 'A', { name: 'Product A+' });
  await publish(context, id, { label: 'Second' });
  return id;
};

const prepare = async (gateway: Gateway) => void (await twoVersions(gateway));

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Published catalogs' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
};

const texts = async () => (await rows()).map(({ textContent }) => textContent);

describe('Version list', () => {
  test('shows the details of each version, newest first', async () => {
    const { gateway } = await renderApp('/published-catalogs', { prepare });
    const checksums = (await listStored(gateway, 'publishedCatalogs')).map(({ checksum }) => checksum.slice(0, 8));
    const found = await texts();
    expect(found).toHaveLength(3);
    expect(found[0]).toMatch(/^CaseVersion 2: SecondCurrent2/);
    expect(found[1]).toMatch(/^CaseVersion 1: FirstSuperseded2/);
    for (const checksum of checksums) expect(found.join()).toContain(checksum);
    expect(await axeViolations()).toEqual([]);
  });

  test('filters by search, catalog, and status, and keeps them in the URL', async () => {
    const { user, history } = await renderApp('/published-catalogs', { prepare });
    await rows();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Catalog' }),
      await screen.findByRole('option', { name: 'Case' }),
    );
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Superseded');
    await waitFor(async () => expect(await texts()).toHaveLength(1));
    expect(history.get().location.search).toBe('?catalogId=4&status=SUPERSEDED');
    await user.type(screen.getByRole('searchbox', { name: 'Search versions' }), 'nothing');
    expect(await screen.findByRole('heading', { name: 'No versions match' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(async () => expect(await texts()).toHaveLength(3));
  });

  test('explains what to do while there are no versions', async () => {
    await renderApp('/published-catalogs', { demoProducts: 0 });
    expect(await screen.findByRole('heading', { name: 'No published versions yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open catalogs' })).toHaveAttribute('href', '/catalogs');
  });

  test('shows a version that is being published', async () => {
    await renderApp('/published-catalogs', {
      prepare: async ({ context }) => {
        const progress = { processed: 30, total: 147 };
        await putJob(context, { catalogId: '1', type: 'PUBLISH', status: 'PAUSED', progress });
      },
    });
    const notice = await screen.findByRole('region', { name: '“Outdoor range” is being published' });
    expect(notice).toHaveTextContent('30 of 147 products');
  });
});

describe('Version page', () => {
  test('shows the details and passes axe', async () => {
    const { user, gateway } = await renderApp('/published-catalogs/2', { prepare });
    expect(await screen.findByRole('heading', { level: 1, name: 'Case, version 1' })).toBeVisible();
    const facts = await screen.findByRole('region', { name: 'About this version' });
    const { checksum } = (await readStored(gateway, 'publishedCatalogs', '2'))!;
    for (const text of ['Opening', '2 products, 0 variants', checksum.slice(0, 8)]) {
      expect(facts).toHaveTextContent(text);
    }
    await screen.findByRole('link', { name: /^Product A/ });
    expect(await axeViolations()).toEqual([]);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(facts).getByRole('button', { name: 'Copy checksum' }));
    await waitFor(() => expect(screen.getByText('Checksum copied')).toBeVisible());
    expect(write).toHaveBeenCalledExactlyOnceWith(checksum);
    write.mockRejectedValue(new Error('not allowed'));
    await user.click(within(facts).getByRole('button', { name: 'Copy checksum' }));
    await waitFor(() => expect(screen.getByText(/^Your browser blocked copying/)).toBeVisible());
  });

  test('shows the products as published, with search', async () => {
    const { user, history } = await renderApp('/published-catalogs/2', { prepare });
    expect(await screen.findByRole('link', { name: /^Product A/ })).toHaveTextContent('Product AA');
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'product b');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Product A/ })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: /^Product B/ })).toBeVisible();
    expect(history.get().location.search).toBe('?q=product+b');
  });

  test('shows from what price a group is sold, also in a channel', async () => {
    const { user, history } = await renderApp('/published-catalogs/2', {
      prepare: async ({ context }) => {
        const { id } = await catalogWith(context, 'Case');
        const euros = (amount: number, channel?: string) => ({ currency: 'EUR', amount, ...(channel && { channel }) });
        await addProduct(context, id, 'SET', { kind: 'GROUPED', prices: [] });
        const associations = [{ type: 'PART_OF' as const, sku: 'SET' }];
        await addProduct(context, id, 'CUP', { prices: [euros(8), euros(6, 'web')], associations });
        await publish(context, id);
      },
    });
    const row = async () => (await screen.findByRole('link', { name: /SET/ })).closest('tr');
    expect(await row()).toHaveTextContent('From €8.00');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Channel of prices' }), 'Web shop');
    await waitFor(async () => expect(await row()).toHaveTextContent('From €6.00'));
    expect(history.get().location.search).toBe('?channel=web');
    await user.click(screen.getByRole('link', { name: /SET/ }));
    const drawer = within(await screen.findByRole('dialog'));
    expect((await drawer.findByText('Prices')).nextElementSibling).toHaveTextContent('From €6.00');
  });

  test('opens a product with its complete content', async () => {
    const { user, history } = await renderApp('/published-catalogs/1');
    const [first] = await within(await screen.findByRole('table', { name: 'Products' })).findAllByRole('link');
    await user.click(first!);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(within(drawer).getByText('As published in version 1')).toBeVisible());
    await waitFor(() => expect(within(drawer).getByText('Description')).toBeVisible());
    expect(within(drawer).getByRole('heading', { name: 'Variants' })).toBeVisible();
    expect(history.get().location.search).toMatch(/^\?product=/);
    expect(await axeViolations()).toEqual([]);
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(history.get().location.search).toBe(''));
    await waitFor(() => expect(first).toHaveFocus());
  });

  test('shows a message if the product in the URL is not in the version', async () => {
    await renderApp('/published-catalogs/1?product=NONE');
    expect(await screen.findByRole('heading', { name: 'This product isn’t in this version.' })).toBeVisible();
  });

  test('shows the changes from the previous version', async () => {
    const { user, history } = await renderApp('/published-catalogs/3', { prepare });
    await user.click(await screen.findByRole('tab', { name: /^Changes/ }));
    await waitFor(() => expect(screen.getByText('What changed from version 1 to version 2.')).toBeVisible());
    const change = (await screen.findByRole('link', { name: 'Product A+' })).closest('li')!;
    expect(change).toHaveTextContent(/Changed.*Name.*Product A.*Product A\+/);
    expect(history.get().location.search).toBe('?tab=changes');
    expect(await axeViolations()).toEqual([]);
  });

  test('compares a version with any other of its catalog, kept in the URL', async () => {
    const { user, history } = await renderApp('/published-catalogs/4?tab=changes', {
      prepare: async (gateway) => {
        const id = await twoVersions(gateway);
        await changeProduct(gateway.context, id, 'B', { name: 'Product B+' });
        await publish(gateway.context, id);
      },
    });
    expect(await screen.findByRole('link', { name: 'Product B+' })).toBeVisible();
    const select = await screen.findByRole('combobox', { name: 'Compared with' });
    await waitFor(() =>
      expect(
        within(select)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Previous version (2)', 'Version 1: First']),
    );
    await user.selectOptions(select, 'Version 1: First');
    await waitFor(() => expect(screen.getByText('What changed from version 1 to version 3.')).toBeVisible());
    expect(await screen.findByRole('link', { name: 'Product A+' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Type of change' })).toHaveTextContent('All changes (2)');
    expect(history.get().location.search).toBe('?tab=changes&before=2');
    expect(await axeViolations()).toEqual([]);
  });

  test('compares an older version with a newer one, which is what a rollback would change', async () => {
    const { user } = await renderApp('/published-catalogs/2?tab=changes', { prepare });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Compared with' }), 'Version 2: Second');
    const change = (await screen.findByRole('link', { name: 'Product A' })).closest('li')!;
    expect(change).toHaveTextContent(/Changed.*Name.*Product A\+.*Product A/);
  });

  test('shows all products of the first version as new', async () => {
    await renderApp('/published-catalogs/2?tab=changes', { prepare });
    await waitFor(() => expect(screen.getByText(/all products are new/)).toBeVisible());
    expect((await screen.findAllByText('Added')).length).toBeGreaterThan(0);
  });
});

describe('Rollback', () => {
  test('asks for a reason and publishes the old content as a new version', async () => {
    const { user, gateway, history } = await renderApp('/published-catalogs/2', { prepare });
    await user.click(await screen.findByRole('button', { name: 'Roll back to this version' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Roll back to version 1?' });
    expect(confirm).toHaveTextContent('publishes its content again as a new version of “Case”');
    await waitFor(() =>
      expect(within(confirm).getByRole('status')).toHaveTextContent(
        /^Products compared with version 2: \d added, 1 changed, \d removed\./,
      ),
    );
    expect(within(confirm).getByRole('link', { name: 'View changes' })).toHaveAttribute(
      'href',
      '/published-catalogs/2?tab=changes&before=3',
    );
    expect(await axeViolations()).toEqual([]);
    await user.type(within(confirm).getByRole('textbox', { name: 'Reason' }), 'Wrong name');
    await user.click(within(confirm).getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(history.get().location.pathname).toBe('/catalogs/4/publish'));
    await gateway.idle();
    const versions = await listStored(gateway, 'publishedCatalogs', ({ catalogId }) => catalogId === '4');
    expect(versions.map(({ status }) => status)).toEqual(['SUPERSEDED', 'SUPERSEDED', 'CURRENT']);
    expect(versions[2]).toMatchObject({
      version: 3,
      rollbackOf: 1,
      reason: 'Wrong name',
      checksum: versions[0]!.checksum,
    });
  });

  test('is not offered for the current version, and is rejected with a message for an archived catalog', async () => {
    const { user } = await renderApp('/published-catalogs/2', {
      prepare: async (gateway) => {
        await twoVersions(gateway);
        await withdraw(gateway.context, { id: '3' });
        await stepCatalog(gateway.context, '4', 'ARCHIVE');
      },
    });
    const button = await screen.findByRole('button', { name: 'Roll back to this version' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('The catalog is archived. Restore it first.');
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('Withdrawal', () => {
  test('asks for a reason and leaves the catalog without a current version', async () => {
    const { user, gateway } = await renderApp('/published-catalogs/3', { prepare });
    await user.click(await screen.findByRole('button', { name: 'Withdraw version' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Withdraw version 2?' });
    await user.type(within(confirm).getByRole('textbox', { name: 'Reason' }), 'Wrong prices');
    await user.click(within(confirm).getByRole('button', { name: 'Withdraw version' }));
    await waitFor(() => expect(screen.getByText('Version 2 withdrawn')).toBeVisible());
    expect(await screen.findByRole('button', { name: 'Roll back to this version' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'About this version' })).toHaveTextContent(/Withdrawn.*: Wrong prices/);
    expect((await readStored(gateway, 'catalogs', '4'))?.currentVersionId).toBeNull();
  });

  test('is rejected with a message if it comes too late', async () => {
    const { user, gateway } = await renderApp('/published-catalogs/3?dialog=withdraw', { prepare });
    const confirm = await screen.findByRole('alertdialog', { name: 'Withdraw version 2?' });
    await withdraw(gateway.context, { id: '3' });
    await user.click(within(confirm).getByRole('button', { name: 'Withdraw version' }));
    expect(await within(confirm).findByRole('alert')).toHaveTextContent(
      'Version 2 is withdrawn. Only the current version can be withdrawn.',
    );
  });
});
