import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createCatalog, stepCatalog, updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createJob } from '#server/domain/jobs/createJob';
import { createProduct } from '#server/domain/products/createProduct';
import { withLock } from '#server/domain/withLock';
import type { Gateway } from '#server/gateway';
import { catalogWith, putJob, soundProduct } from '../../server/catalogs/domainContext';
import { addProduct, changeProduct, publish } from '../../server/publishedCatalogs/publishing';
import { downloads } from '../../support/downloads';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { changeStored, findStoredProduct, listStored, readStored } from '../../support/stored';

/** A new store assigns the ids 1 to 3 to the demo catalogs. */
const id = '4';

/** Version 1 contains A and B; since then A was changed, B deleted, and C created. */
const changedCatalog = async ({ context }: Gateway) => {
  await catalogWith(context, 'Case', ['A', 'B']);
  await publish(context, id, { label: 'First' });
  const prices = [{ currency: 'EUR', amount: 12.5, compareAt: 15 }];
  await changeProduct(context, id, 'A', { name: 'Product A+', prices, description: '<p>New <b>words</b></p>' });
  await changeProduct(context, id, 'B', { status: 'DRAFT' });
  await addProduct(context, id, 'C');
};

const open = (make: (gateway: Gateway) => Promise<unknown>, search = '') =>
  renderApp(`/catalogs/${id}/publish${search}`, { prepare: async (gateway) => void (await make(gateway)) });

const getDiff = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} isn’t in a list.`);
  return item;
};

describe('Publish preview', () => {
  test('shows the version number, the products, and what is added, changed, and removed', async () => {
    await open(changedCatalog);
    await waitFor(() =>
      expect(screen.getByText(/Publishes the catalog’s 2 active products as version 2/)).toBeVisible(),
    );
    const summary = screen.getByRole('region', { name: 'Changes in version 2' });
    expect(summary).toHaveTextContent('Products2Added1Changed1Removed1');
    expect(await screen.findByRole('region', { name: 'Changes from version 1' })).toBeVisible();
    expect(await getDiff('Product C')).toHaveTextContent('Added');
    expect(await getDiff('Product B')).toHaveTextContent('Removed');
    expect(await axeViolations()).toEqual([]);
  });

  test('counts the settings that are new without a changed product', async () => {
    await open(async (gateway) => {
      await catalogWith(gateway.context, 'Case', ['A']);
      await publish(gateway.context, id);
      await changeStored(gateway, 'catalogs', id, (catalog) => ({ channels: [...catalog.channels, 'fair'] }));
    });
    await waitFor(() => expect(screen.getByText('1 channel has new settings.')).toBeVisible());
    expect(screen.queryByText(/categor(y|ies) ha|attributes? ha/)).not.toBeInTheDocument();
  });

  test('shows channels, languages, attributes, and families by their labels', async () => {
    const { user } = await open(async (gateway) => {
      await changedCatalog(gateway);
      const [care] = await listStored(gateway, 'attributeDefinitions');
      const wave = { ...care!, id: '900', code: 'launch-wave', labels: [{ locale: 'en', text: 'Launch wave' }] };
      const store = (put: typeof wave) =>
        withLock(gateway.context, 'attributeDefinitions', (commit) => commit([{ table: 'attributeDefinitions', put }]));
      await store(wave);
      await changeProduct(gateway.context, id, 'A', {
        family: 'clothing',
        attributes: [{ name: 'care', value: 'Wash <b>warm</b>' }],
        values: [
          { attribute: 'care', channel: 'web', text: '<p>Wash cold</p>' },
          { attribute: 'name', channel: 'web', text: 'Product A online' },
          { attribute: 'launch-wave', channel: 'web', text: 'Summer' },
        ],
      });
      await store({ ...wave, deletedAt: gateway.context.now().toISOString() });
    });
    const changed = await getDiff('Product A+');
    await user.click(within(changed).getByRole('button', { name: /more/ }));
    await waitFor(() => expect(within(changed).getByText('Name (Web shop)')).toBeVisible());
    await waitFor(() => expect(within(changed).getByText('Clothing')).toBeVisible());
    expect(within(changed).getByText('Care (Web shop)')).toBeVisible();
    expect(within(changed).getByText('Care: Wash warm')).toBeVisible();
    expect(within(changed).getByText('Wash cold')).toBeVisible();
    await waitFor(() => expect(within(changed).getByText('Launch wave (Web shop)')).toBeVisible());
  });

  test('shows each changed field before and after in readable form', async () => {
    await open(changedCatalog);
    const changed = await getDiff('Product A+');
    const sides = within(changed)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(
      within(changed)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Description', 'Prices']);
    expect(sides).toEqual([
      'BeforeProduct A',
      'AfterProduct A+',
      'BeforeEmpty',
      'AfterNew words',
      'Before€10.00',
      'After€12.50, was €15.00',
    ]);
  });

  test('filters by type of change and keeps the filter in the URL', async () => {
    const { user, history } = await open(changedCatalog);
    await getDiff('Product C');
    const filter = screen.getByRole('combobox', { name: 'Type of change' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All changes (3)', 'Added (1)', 'Changed (1)', 'Removed (1)']);
    await user.selectOptions(filter, 'Removed (1)');
    await waitFor(() => expect(history.get().location.search).toBe('?kind=REMOVED'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Product C' })).not.toBeInTheDocument());
    expect(await getDiff('Product B')).toBeVisible();
  });

  test('counts products that only leave a channel, and lists them on request', async () => {
    const { user } = await open(async (gateway) => {
      const { context } = gateway;
      await catalogWith(context, 'Case', ['A', 'B', 'C']);
      const [channel] = (await context.store.get('catalogs', id))!.channels;
      await publish(context, id);
      const input = { kind: 'channelRule', channel: channel!, rule: { where: 'sku is A' } } as const;
      await createJob(context, { type: 'BULK_EDIT', mode: 'APPLY', catalogId: id, input });
      await gateway.idle();
      await changeProduct(context, id, 'A', { name: 'Product A+' });
    });
    expect(await getDiff('Product A+')).toBeVisible();
    expect(screen.getByText('2 products only enter or leave channels.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Product B' })).not.toBeInTheDocument();
    const toggle = screen.getByRole('button', { name: 'Show all' });
    await user.click(toggle);
    expect(await getDiff('Product B')).toHaveTextContent('Left out of channels');
    expect(toggle).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Product B' })).not.toBeInTheDocument());
    expect(await getDiff('Product A+')).toBeVisible();
  });

  test('pages through many changes', async () => {
    const skus = Array.from({ length: 12 }, (_, at) => `P${10 + at}`);
    const { user, history } = await open(({ context }) => catalogWith(context, 'Case', skus));
    await getDiff('Product P10');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await getDiff('Product P21')).toBeVisible();
    expect(history.get().location.search).toBe('?page=2');
  });
});

const states: Record<
  string,
  { make: (gateway: Gateway) => Promise<unknown>; says: RegExp; to: string; action: string }
> = {
  'ERROR issues': {
    make: async ({ context }) => {
      await catalogWith(context, 'Case', ['A']);
      await createProduct(context, { catalogId: id, input: { ...soundProduct('B'), prices: [] } });
    },
    says: /^1 error blocks publishing\./,
    action: 'View products with errors',
    to: '/catalogs/4/products?issues=ERROR&status=ACTIVE',
  },
  'no active products': {
    make: ({ context }) => createCatalog(context, { name: 'Case' }),
    says: /The catalog has no active products to publish/,
    action: 'Import products',
    to: '/catalogs/4/import',
  },
  'no changes': {
    make: async ({ context }) => {
      await catalogWith(context, 'Case', ['A']);
      await publish(context, id);
    },
    says: /^No changes to publish\. Version 1 has the same content\.$/,
    action: 'Open version 1',
    to: '/published-catalogs/2',
  },
  'an archived catalog': {
    make: async ({ context }) => {
      await catalogWith(context, 'Case', ['A']);
      await stepCatalog(context, id, 'ACTIVATE');
      await stepCatalog(context, id, 'ARCHIVE');
    },
    says: /^The catalog is archived\./,
    action: 'Open catalog',
    to: '/catalogs/4',
  },
  'a draft without a channel': {
    make: async ({ context }) => {
      const { revision } = await catalogWith(context, 'Case', ['A']);
      await updateCatalog(context, { id, input: { name: 'Case', channels: [] }, revision });
    },
    says: /^The catalog has no sales channel\./,
    action: 'Add channel',
    to: '/catalogs/4?dialog=edit',
  },
};

test.each(Object.entries(states))(
  'blocks publishing for %s and links to the fix',
  async (_name, { make, says, action, to }) => {
    await open(make);
    await waitFor(() => expect(screen.getByText(says)).toBeVisible());
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', to);
    expect(await screen.findByRole('button', { name: /^Publish version/ })).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations()).toEqual([]);
  },
);

test('compares nothing before there are products', async () => {
  await open(({ context }) => createCatalog(context, { name: 'Case' }));
  expect(await screen.findByRole('region', { name: 'Changes in version 1' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Products to publish' })).not.toBeInTheDocument();
});

test('shows warnings without blocking publishing', async () => {
  await renderApp('/catalogs/2/publish');
  await waitFor(() => expect(screen.getByText(/warnings? (doesn’t|don’t) block publishing/)).toBeVisible());
  expect(screen.getByRole('link', { name: 'Show warnings' })).toHaveAttribute(
    'href',
    '/catalogs/2/products?issues=WARNING&status=ACTIVE',
  );
  expect(screen.getByText('The catalog is a draft. Publishing makes it active.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Publish version 1' })).not.toHaveAttribute('aria-disabled', 'true');
});

test('publishes in a job and shows the version with its checksum and feeds', async () => {
  const { user, gateway, history } = await open(changedCatalog);
  await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'Spring');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'New prices');
  await user.click(screen.getByRole('button', { name: 'Publish version 2' }));
  expect(await screen.findByRole('heading', { name: 'Version 2 published' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(history.get().location.search).toMatch(/^\?job=\d+$/);
  const [version] = await listStored(
    gateway,
    'publishedCatalogs',
    ({ catalogId, version: number }) => catalogId === id && number === 2,
  );
  expect(version).toMatchObject({ label: 'Spring', reason: 'New prices', status: 'CURRENT', productCount: 2 });
  expect(screen.getByTitle(version!.checksum)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open version 2' })).toHaveAttribute(
    'href',
    `/published-catalogs/${version!.id}`,
  );
  expect(await axeViolations()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Download JSON' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  // A Google feed needs the shop's URL.
  await user.click(screen.getByRole('button', { name: 'Set up Google feed' }));
  await user.type(screen.getByRole('textbox', { name: 'Shop URL' }), 'https://shop.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Download Google XML' }));
  await waitFor(() =>
    expect(downloads.map(({ name }) => name)).toEqual(['case-v2.json', 'case-v2.csv', 'case-v2.xml']),
  );
  expect(JSON.parse(await downloads[0]!.text())).toMatchObject([{ sku: 'A', name: 'Product A+' }, { sku: 'C' }]);
});

test('shows the progress of a running job and its result after it has ended', async () => {
  const job = {
    id: '77',
    catalogId: id,
    type: 'PUBLISH',
    input: { kind: 'publish', label: '', reason: '', rollbackOf: null },
  } as const;
  const progress = { processed: 5, total: 20 };
  const { gateway } = await open(async ({ context }) => {
    await catalogWith(context, 'Case', ['A']);
    await putJob(context, { ...job, status: 'PAUSED', progress });
  }, '?job=77');
  await waitFor(() => expect(screen.getByText('5 of 20 products')).toBeVisible());
  expect(screen.getByRole('progressbar', { name: 'Publishing progress' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View job' })).toHaveAttribute('href', '/jobs/77');
  const { context } = gateway;
  await putJob(context, { ...job, status: 'FAILED', progress, error: '"Case" is archived.' });
  context.events.emit('jobChanged', { jobId: '77' });
  expect(await screen.findByRole('heading', { name: 'This version wasn’t published' })).toBeVisible();
  expect(screen.getByText('"Case" is archived.')).toBeVisible();
});

test('can be canceled while it is running', async () => {
  const { user, gateway } = await open(async (each) => {
    each.stop();
    await catalogWith(each.context, 'Case', ['A']);
    const input = { kind: 'publish', label: '', reason: '', rollbackOf: null } as const;
    await putJob(each.context, { id: '77', catalogId: id, type: 'PUBLISH', status: 'PENDING', input });
  }, '?job=77');
  await user.click(await screen.findByRole('button', { name: 'Cancel job' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this job?' }));
  expect(dialog.getByText('No version is published. The catalog stays as it is.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel job' }));
  expect(await screen.findByRole('heading', { name: 'Publishing was canceled' })).toBeVisible();
  expect((await readStored(gateway, 'jobs', '77'))!.status).toBe('CANCELED');
});

test('returns from a failed job to the preview', async () => {
  const { user } = await open(async ({ context }) => {
    await catalogWith(context, 'Case', ['A']);
    await putJob(context, { id: '77', catalogId: id, type: 'PUBLISH', status: 'CANCELED' });
  }, '?job=77');
  expect(await screen.findByRole('heading', { name: 'Publishing was canceled' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to preview' }));
  expect(await screen.findByRole('button', { name: 'Publish version 1' })).toBeVisible();
});

test('shows an error that only the server detects next to the button', async () => {
  const { user } = await open(async ({ context }) => {
    await catalogWith(context, 'Case', ['A']);
    await putJob(context, { catalogId: id, catalogName: 'Case', status: 'PAUSED' });
  });
  await user.click(await screen.findByRole('button', { name: 'Publish version 1' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/is still changing the catalog “Case”/);
});

test('rejects a label that is too long at its field', async () => {
  const { user } = await renderApp('/catalogs/2/publish');
  const label = await screen.findByRole('textbox', { name: 'Label' });
  await user.click(label);
  await user.paste('x'.repeat(121));
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }));
  await waitFor(() => expect(label).toHaveAccessibleDescription(/^Use 120 characters or fewer\./));
});

describe('Products with errors', () => {
  /** A and B are ready, C has no price. */
  const blocked = async ({ context }: Gateway) => {
    await catalogWith(context, 'Case', ['A', 'B']);
    await createProduct(context, { catalogId: id, input: { ...soundProduct('C'), prices: [] } });
  };

  test('are left out on request, with a preview of the version, and set to draft', async () => {
    const { user, gateway, history } = await open(blocked);
    const offer = await screen.findByRole('button', { name: 'Leave out products with errors' });
    expect(screen.getByText(/^1 error blocks publishing\./)).toBeVisible();
    await user.click(offer);
    expect(
      await screen.findByText(
        'Version 1 will contain 2 products that are ready. 1 product with errors is left out and set to draft.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Include products with errors' })).toHaveFocus();
    expect(history.get().location.search).toBe('?skip=invalid');
    expect(screen.getByRole('region', { name: 'Changes in version 1' })).toHaveTextContent('Products2Added2');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Product C' })).not.toBeInTheDocument());
    expect(await axeViolations()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Publish version 1' }));
    expect(await screen.findByRole('heading', { name: 'Version 1 published' })).toBeVisible();
    expect(screen.getByText('1 product with errors was left out and set to draft.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show drafts' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/jobs\/\d+\?tab=changes$/),
    );
    expect((await findStoredProduct(gateway, id, 'C'))!.status).toBe('DRAFT');
  });

  test('can be included again', async () => {
    const { user, history } = await open(blocked, '?skip=invalid');
    await user.click(await screen.findByRole('button', { name: 'Include products with errors' }));
    await waitFor(() => expect(screen.getByText(/^1 error blocks publishing\./)).toBeVisible());
    expect(history.get().location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Publish version 1' })).toHaveAttribute('aria-disabled', 'true');
  });
});
