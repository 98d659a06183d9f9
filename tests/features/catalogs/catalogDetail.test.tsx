import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createCatalog, stepCatalog, updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import { withdraw } from '#server/domain/publishedCatalogs/withdraw';
import type { Gateway } from '#server/gateway';
import { catalogWith, putJob, soundProduct } from '../../server/catalogs/domainContext';
import { changeProduct, publish } from '../../server/publishedCatalogs/publishing';
import { dialogClosed } from '../../support/dialogClosed';
import { downloads } from '../../support/downloads';
import { renderApp } from '../../support/renderApp';
import { grantClientAbilities } from '../../support/clientAbilities';
import { changeStored } from '../../support/stored';

const nextStep = async (heading: string) => {
  const card = (await screen.findByRole('heading', { level: 2, name: heading })).closest('section');
  if (!card) throw new Error('The next step isn’t in a card.');
  return within(card);
};

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

/** The demo catalogs have the IDs 1 to 3 in a new store. */
const id = '4';

const activeCatalog = async ({ context }: Gateway, skus: readonly string[] = ['A']) => {
  await catalogWith(context, 'Case', skus);
  await stepCatalog(context, id, 'ACTIVATE');
};

const situations: Record<
  string,
  { make: (gateway: Gateway) => Promise<unknown>; heading: string; text: RegExp; action: string; to?: string }
> = {
  'an archived catalog': {
    make: async (gateway) => {
      await activeCatalog(gateway);
      await stepCatalog(gateway.context, id, 'ARCHIVE');
    },
    heading: 'This catalog is archived',
    text: /Restore it as a draft/,
    action: 'Restore catalog',
  },
  'a running job': {
    make: async (gateway) => {
      await activeCatalog(gateway);
      const progress = { processed: 3, total: 12 };
      await putJob(gateway.context, { id: '77', catalogId: id, status: 'PAUSED', progress });
    },
    heading: 'A job is running',
    text: /3 of 12/,
    action: 'View job',
    to: '/jobs/77',
  },
  'no products': {
    make: ({ context }) => createCatalog(context, { name: 'Case' }),
    heading: 'Import products',
    text: /The catalog is empty/,
    action: 'Import products',
    to: '/catalogs/4/import',
  },
  'errors in a draft': {
    make: async ({ context }) => {
      await catalogWith(context, 'Case');
      await createProduct(context, { catalogId: id, input: { ...soundProduct('A'), prices: [] } });
    },
    heading: 'Fix errors',
    text: /1 error prevents you from activating the catalog/,
    action: 'View issues',
    to: '/catalogs/4/issues',
  },
  'errors in active products': {
    make: async (gateway) => {
      await activeCatalog(gateway);
      await createProduct(gateway.context, { catalogId: id, input: { ...soundProduct('B'), prices: [] } });
    },
    heading: 'Fix errors',
    text: /Some active products have errors that block publishing/,
    action: 'View issues',
    to: '/catalogs/4/issues',
  },
  'a draft that is ready': {
    make: ({ context }) => catalogWith(context, 'Case', ['A', 'B']),
    heading: 'Activate the catalog',
    text: /All 2 products have no errors/,
    action: 'Activate catalog',
  },
  'a draft that is sold nowhere': {
    make: async ({ context }) => {
      const { revision } = await catalogWith(context, 'Case', ['A']);
      await updateCatalog(context, { id, input: { name: 'Case', channels: [] }, revision });
    },
    heading: 'Add a sales channel',
    text: /has no channel/,
    action: 'Add channel',
  },
  'nothing published': {
    make: (gateway) => activeCatalog(gateway),
    heading: 'Publish catalog',
    text: /The products are ready\. Review them/,
    action: 'Review and publish',
    to: '/catalogs/4/publish',
  },
  'changes since the current version': {
    make: async (gateway) => {
      await activeCatalog(gateway);
      await publish(gateway.context, id);
      await changeProduct(gateway.context, id, 'A', { name: 'Renamed' });
    },
    heading: 'Publish your changes',
    text: /changed since version 1 was published/,
    action: 'Review and publish',
    to: '/catalogs/4/publish',
  },
  'nothing to do but to deliver': {
    make: async (gateway) => {
      await activeCatalog(gateway);
      await publish(gateway.context, id);
    },
    heading: 'Up to date with version 1',
    text: /Download feeds/,
    action: 'Download feed',
  },
};

describe('Next step', () => {
  test.each(Object.entries(situations))('is shown for %s', async (_name, { make, heading, text, action, to }) => {
    await renderApp(`/catalogs/${id}`, { prepare: async (gateway) => void (await make(gateway)) });
    const card = await nextStep(heading);
    expect(card.getByText(text)).toBeVisible();
    const button = card.getByRole(to === undefined ? 'button' : 'link', { name: action });
    if (to !== undefined) expect(button).toHaveAttribute('href', to);
  });

  test('is performed with its button and then replaced: activating is followed by publishing', async () => {
    const { user } = await renderApp('/catalogs/2');
    await user.click((await nextStep('Activate the catalog')).getByRole('button', { name: 'Activate catalog' }));
    expect((await nextStep('Publish catalog')).getByRole('link', { name: 'Review and publish' })).toBeVisible();
  });

  test('restores an archived catalog', async () => {
    const { user } = await renderApp('/catalogs/3');
    await user.click((await nextStep('This catalog is archived')).getByRole('button', { name: 'Restore catalog' }));
    expect(await nextStep('Import products')).toBeDefined();
  });

  test('downloads a feed of the current version', async () => {
    const { user } = await renderApp('/catalogs/1');
    await user.click((await nextStep('Up to date with version 1')).getByRole('button', { name: 'Download feed' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['outdoor-v1.csv']));
  });

  test('opens the form if a channel is missing', async () => {
    const { user } = await renderApp(`/catalogs/${id}`, {
      prepare: async (gateway) => void (await situations['a draft that is sold nowhere']!.make(gateway)),
    });
    await user.click((await nextStep('Add a sales channel')).getByRole('button', { name: 'Add channel' }));
    expect(await screen.findByRole('dialog', { name: 'Edit catalog' })).toBeVisible();
  });
});

test('shows linked counts in the overview', async () => {
  const { gateway } = await renderApp('/catalogs/1');
  const { products, variants, issues } = await gateway.context.store.products.stats('1');
  const glance = await panel('At a glance');
  expect(glance.getByRole('link', { name: String(products) })).toHaveAttribute('href', '/catalogs/1/products');
  expect(glance.getByText(String(variants))).toBeVisible();
  expect(glance.getByRole('link', { name: String(issues.ERROR) })).toHaveAttribute(
    'href',
    '/catalogs/1/products?issues=ERROR',
  );
  expect(glance.getByRole('progressbar', { name: 'Completeness' })).toBeVisible();
});

test('shows the settings and the published version in the overview', async () => {
  await renderApp('/catalogs/1');
  const about = await panel('About this catalog');
  for (const word of [
    'outdoor',
    'Web shop',
    'Marketplace',
    'English (en), default',
    'German (de)',
    'EUR',
    'USD',
    'home',
  ])
    expect(about.getAllByText(word)[0], word).toBeVisible();
  const version = await panel('Current version');
  expect(version.getByRole('link', { name: 'Version 1' })).toHaveAttribute('href', '/published-catalogs/1');
  expect(version.getByText('Up to date')).toBeVisible();
  expect(document.title).toContain('Outdoor range');
});

test('shows that nothing is published after the version was withdrawn', async () => {
  await renderApp('/catalogs/1', { prepare: async ({ context }) => void (await withdraw(context, { id: '1' })) });
  expect((await panel('Current version')).getByText('No published version.')).toBeVisible();
});

test('starts a validation job and updates it among the latest jobs until it settles', async () => {
  const { user, gateway } = await renderApp('/catalogs/1');
  await user.click(await screen.findByRole('button', { name: 'Validate' }));
  await waitFor(() => expect(screen.getByText('Validation started')).toBeVisible());
  const jobs = await panel('Latest jobs');
  const link = await jobs.findByRole('link', { name: 'Validation' });
  await waitFor(() => expect(link.closest('li')).toHaveTextContent(/Done/));
  await gateway.idle();
  expect(link.getAttribute('href')).toMatch(/^\/jobs\/\d+$/);
});

test('exports in the selected format and offers the file on the job', async () => {
  const { user } = await renderApp('/catalogs/2');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /^JSON/ }));
  const download = await screen.findByRole('button', { name: /^Download winter-preview-.*\.json$/ });
  await user.click(download);
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(JSON.parse(await downloads[0]!.text())).toHaveLength(12);
});

test('explains that a job cannot start while another one is running', async () => {
  const { user } = await renderApp('/catalogs/2', {
    prepare: async ({ context }) =>
      void (await putJob(context, { catalogId: '2', catalogName: 'Winter preview', status: 'PAUSED' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Validate' }));
  await waitFor(() => expect(screen.getByText('Couldn’t start the job')).toBeVisible());
  expect(screen.getAllByText(/is still changing the catalog “Winter preview”/)[0]).toBeVisible();
});

test('shows an error for a catalog that does not exist', async () => {
  await renderApp('/catalogs/99');
  await waitFor(() => expect(screen.getByText('No catalog with id 99 was found.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('The completeness by channel and language', () => {
  const matrix = () => screen.findByRole('table', { name: 'Completeness by channel and language' });

  test('links each cell to the products that are not complete', async () => {
    await renderApp('/catalogs/1');
    const german = within(await matrix()).getByRole('row', { name: /^German/ });
    const [web] = within(german).getAllByRole('link');
    expect(web).toHaveAttribute('href', '/catalogs/1/products?locale=de&channel=web&complete=no');
    expect(web).toHaveAttribute('title', 'View 24 incomplete products');
    const english = within(await matrix()).getByRole('row', { name: /^English/ });
    expect(within(english).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/catalogs/1/products?channel=web&complete=no',
    );
  });

  test('has the labels of the channels, and no figure in languages that they don’t sell in', async () => {
    await renderApp('/catalogs/1');
    const table = within(await matrix());
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Web shop', 'Marketplace']);
    const french = within(table.getByRole('row', { name: /^French/ })).getAllByRole('cell');
    expect(french.map((cell) => cell.textContent)).toEqual([expect.stringMatching(/%/), '–']);
  });

  test('has a language as soon as it is added to the catalog', async () => {
    const { user } = await renderApp('/catalogs/2?dialog=edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit catalog' }));
    await user.type(await form.findByRole('combobox', { name: 'Languages' }), 'italian{Enter}');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await dialogClosed();
    expect(within(await matrix()).getByRole('row', { name: /^Italian/ })).toBeVisible();
  });

  test('says how many products are measured again, until they are', async () => {
    const prepare = async (gateway: Gateway) => {
      await changeStored(gateway, 'products', '1', { completenessCells: '' });
    };
    await renderApp('/catalogs/1', { prepare });
    const note = /^Completeness of 1 product is being recalculated/;
    await waitFor(() => expect(screen.getByText(note)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
    expect(within(await matrix()).getAllByText('0 of 24 complete')[0]).toBeVisible();
  });
});

describe('For an account that can read catalogs and', () => {
  const open = (subject: string) =>
    renderApp('/catalogs/1', {
      user: 'client',
      prepare: (gateway) => grantClientAbilities(gateway, { Catalog: ['read'], [subject]: ['read'] }),
    });

  test.each([
    ['products', 'Product', { version: 0, jobs: 0, download: 0 }],
    ['versions', 'PublishedCatalog', { version: 1, jobs: 0, download: 1 }],
    ['jobs', 'Job', { version: 0, jobs: 1, download: 0 }],
  ])('%s, offers only what it can open', async (_, subject, { version, jobs, download }) => {
    await open(subject);
    expect(await screen.findByRole('heading', { name: 'Up to date with version 1' })).toBeVisible();
    expect(screen.queryAllByRole('region', { name: 'Current version' })).toHaveLength(version);
    expect(screen.queryAllByRole('region', { name: 'Latest jobs' })).toHaveLength(jobs);
    expect(screen.queryAllByRole('button', { name: 'Download feed' })).toHaveLength(download);
  });
});
