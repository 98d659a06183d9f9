import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIMITS, type Limits } from '#server/domain/limits';
import type { JobRecord } from '#server/records/jobs';
import { downloads } from '../../support/downloads';
import { renderApp, type RenderAppOptions } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { changeStored, listStored } from '../../support/stored';
import { badRow, goodRows, shopCsv, startedImport } from './shopFile';
import {
  chooseFile,
  currentStep,
  dryRun,
  expectPlan,
  importPath,
  selectTarget,
  stat,
  toCheck,
  toMapping,
} from './importWizard';

const getCheck = async (rows: readonly string[], limits: Partial<Limits> = {}) => {
  const app = await renderApp(importPath, { limits: { ...LIMITS, ...limits } });
  await chooseFile(app.user, shopCsv(rows));
  await toMapping(app.user);
  await toCheck(app.user);
  return app;
};

/** An import whose engine is stopped, so that the test controls its progress. */
const importAtWork = async (options: RenderAppOptions = {}) => {
  const app = await renderApp('/catalogs/2/import?step=apply&job=2', {
    ...options,
    prepare: async (gateway) => {
      gateway.stop();
      await startedImport(gateway, shopCsv(goodRows));
    },
  });
  const notify = async (changes: Partial<JobRecord>) => {
    await changeStored(app.gateway, 'jobs', '2', changes);
    app.gateway.context.events.emit('jobChanged', { jobId: '2' });
  };
  return { ...app, notify };
};

test('moves the focus to each step, says its position, and announces the result of the dry run', async () => {
  const { user } = await renderApp(importPath);
  const step = (name: string) => screen.findByRole('group', { name });
  expect(await step('Step 1 of 5: Upload')).not.toHaveFocus();
  await chooseFile(user, shopCsv([...goodRows, badRow]));
  expect(await step('Step 2 of 5: Layout')).toHaveFocus();
  await toMapping(user);
  expect(await step('Step 3 of 5: Mapping')).toHaveFocus();
  await toCheck(user);
  expect(await step('Step 4 of 5: Dry run')).toHaveFocus();
  await dryRun(user);
  expect(await step('Dry run')).toHaveFocus();
  const results = screen
    .getAllByRole('status')
    .filter((status) => status.textContent === 'Dry run complete. To create: 2. To update: 0. Will fail: 1.');
  expect(results).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  expect(await step('Step 5 of 5: Import')).toHaveFocus();
});

test('counts exactly in a dry run without changing anything, and the import matches', async () => {
  const { user, gateway, history } = await getCheck(goodRows);
  const before = await gateway.context.store.products.stats('2');
  expect(await axeViolations()).toEqual([]);
  await dryRun(user);
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 0 });
  expect(screen.getByText(/The file has 3 rows, 2 products, 3 variants, and 2 categories/)).toBeVisible();
  expect(await gateway.context.store.products.stats('2')).toEqual(before);
  expect(await axeViolations()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(screen.getByText('Import complete: 2 products imported.')).toBeVisible());
  expect(await currentStep()).toBe('Import');
  expect(await stat('Created')).toBe('2');
  expect((await gateway.context.store.products.stats('2')).products).toBe(before.products + 2);
  const jobId = new URLSearchParams(history.get().location.search).get('job');
  for (const [name, address] of [
    ['View products', '/catalogs/2/products'],
    ['Publish catalog', '/catalogs/2/publish'],
    ['View job or undo', `/jobs/${jobId}`],
  ]) {
    expect(screen.getByRole('link', { name: name! })).toHaveAttribute('href', address);
  }
  expect(await axeViolations()).toEqual([]);

  // Importing the same file again changes nothing.
  await user.click(screen.getByRole('button', { name: 'Import another file' }));
  await chooseFile(user, shopCsv(goodRows));
  await toMapping(user);
  await toCheck(user);
  await dryRun(user);
  await expectPlan({ create: 0, update: 0, skip: 2, fail: 0 });
  expect(screen.getByText(/The import wouldn’t change anything/)).toBeVisible();
});

const TOOLS = 'sku,name,price,attribute:Handle,attribute:Mass\nA,Spade,4,Ash,1.2 kg\nB,Rake,5,Ash,900 g\n';

test('shows the attributes that the import defines, and links to them once it has', async () => {
  const { user, gateway } = await renderApp(importPath);
  await chooseFile(user, TOOLS, 'tools.csv');
  await toMapping(user);
  await toCheck(user);
  const choice = screen.getByRole('checkbox', { name: 'Define attributes that have no definition yet' });
  expect(choice).toBeChecked();
  expect(choice).toHaveAccessibleDescription(/Undoing the import deletes the definitions again/);
  await dryRun(user);
  const list = await screen.findByRole('list', { name: 'New attributes' });
  expect(within(list).getByText('(Single select, 1 option)')).toBeVisible();
  expect(within(list).getByText('(Measurement)')).toBeVisible();
  expect(within(list).queryByRole('link')).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Import 2 products' }));
  const mass = await screen.findByRole('link', { name: 'Mass' });
  await user.click(mass);
  expect(await screen.findByRole('heading', { level: 1, name: 'Mass' })).toBeVisible();
  const defined = await listStored(gateway, 'attributeDefinitions', ({ code }) => code === 'handle');
  expect(defined).toMatchObject([{ type: 'SELECT', labels: [{ text: 'Handle' }] }]);
});

test('leaves attributes without a definition if the user says so', async () => {
  const { user, gateway } = await renderApp(importPath);
  await chooseFile(user, TOOLS, 'tools.csv');
  await toMapping(user);
  await toCheck(user);
  await user.click(screen.getByRole('checkbox', { name: 'Define attributes that have no definition yet' }));
  await dryRun(user);
  await user.click(await screen.findByRole('button', { name: 'Import 2 products' }));
  expect(await screen.findByText('Import complete: 2 products imported.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'New attributes' })).not.toBeInTheDocument();
  expect(await listStored(gateway, 'attributeDefinitions', ({ code }) => code === 'mass')).toEqual([]);
});

test('shows row, column, issue and fix, and offers the rows with errors as a file', async () => {
  const { user, history } = await getCheck([...goodRows, badRow]);
  await dryRun(user);
  await expectPlan({ create: 2, update: 0, skip: 0, fail: 1 });
  const table = within(screen.getByRole('table', { name: 'Issues in the file' }));
  const error = within((await table.findByText('Error')).closest('tr')!);
  expect(error.getByText('5')).toBeVisible();
  expect(error.getByText('Variant Price')).toBeVisible();
  expect(error.getByText(/twelve/)).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'ERROR');
  await waitFor(() => expect(history.get().location.search).toContain('severity=ERROR'));
  await waitFor(() => expect(table.queryByText('Warning')).not.toBeInTheDocument());
  expect(table.getAllByText('Error')).not.toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Download rows with errors' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const text = await downloads[0]!.text();
  expect(text).toContain('rope-bowl');
  expect(text).not.toContain('tide-clock');
  expect(text).toMatch(/Variant Price: .*twelve/);
});

test('shows how many of the issues are listed if not all are', async () => {
  const { user } = await getCheck([...goodRows, badRow], { issues: 1 });
  await dryRun(user);
  const warnings = screen.getByRole('option', { name: /^Warning/ }).textContent;
  expect(Number(/\d+/.exec(warnings)?.[0])).toBeGreaterThan(1);
  expect(
    await screen.findByText(/^Showing \d of \d+ issues: the first ones of each severity\. Download/),
  ).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('shows a message for a file with more products than a catalog can hold', async () => {
  const { user } = await getCheck(goodRows, { products: 1 });
  await user.click(await screen.findByRole('button', { name: 'Start dry run' }));
  expect(
    await screen.findByText(
      /^Dry run failed\. “shop\.csv” has 2 products, but a catalog can have at most 1\. Split the file/,
    ),
  ).toBeVisible();
});

test.each([
  ['Skip products with errors', { create: 2, update: 0, skip: 0, fail: 1 }, 'Import 2 products', false],
  ['Import all or nothing', { create: 2, update: 0, skip: 0, fail: 1 }, 'Import 2 products', true],
  ['Skip values with errors', { create: 3, update: 0, skip: 0, fail: 0 }, 'Import 3 products', false],
])('handles errors according to the policy “%s”', async (policy, plan, label, isBlocked) => {
  const { user } = await getCheck([...goodRows, badRow]);
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${policy}`) }));
  await dryRun(user);
  await expectPlan(plan);
  const button = screen.getByRole('button', { name: label });
  expect(button.getAttribute('aria-disabled') === 'true').toBe(isBlocked);
  expect(screen.queryByText(/nothing would be imported/) !== null).toBe(isBlocked);
});

test('requires a new dry run after a policy change', async () => {
  const { user } = await getCheck([...goodRows, badRow]);
  await dryRun(user);
  await user.click(screen.getByRole('radio', { name: /^Skip values with errors/ }));
  await waitFor(() => expect(screen.getByText(/^You changed .* after this dry run/)).toBeVisible());
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
  await dryRun(user, 'Repeat');
  await expectPlan({ create: 3, update: 0, skip: 0, fail: 0 });
});

test('resumes at the same step after a reload', async () => {
  const { user, gateway, history } = await getCheck([...goodRows, badRow]);
  await user.click(screen.getByRole('radio', { name: /^Skip values with errors/ }));
  await dryRun(user);
  const again = async () => {
    const { pathname, search } = history.get().location;
    cleanup();
    return renderApp(pathname + search, { store: gateway.context.store, files: gateway.context.files });
  };
  let app = await again();
  await expectPlan({ create: 3, update: 0, skip: 0, fail: 0 });
  expect(screen.getByRole('radio', { name: /^Skip values with errors/ })).toBeChecked();
  await app.user.click(await screen.findByRole('button', { name: 'Import 3 products' }));
  await screen.findByRole('heading', { name: 'Import of shop.csv' });
  const { pathname, search } = app.history.get().location;
  cleanup();
  app = await renderApp(pathname + search, { store: gateway.context.store, files: gateway.context.files });
  await waitFor(() => expect(screen.getByText('Import complete: 3 products imported.')).toBeVisible());
  expect(app.history.get().location.search).toBe(search);
});

test('rejects an import without an identity with a message', async () => {
  const { user } = await renderApp(importPath);
  await chooseFile(user, shopCsv(goodRows));
  await toMapping(user);
  for (const column of ['Handle', 'Title', 'Variant SKU']) {
    await selectTarget(user, column, 'Not imported');
  }
  await toCheck(user);
  await user.click(screen.getByRole('button', { name: 'Start dry run' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn’t start\. No column identifies the product/);
});

test('does not mention tabs for an import on a real server', async () => {
  await importAtWork({ embeddedGateway: null });
  await waitFor(() =>
    expect(screen.getByText(/^The import runs on the server\. You can leave or close this page/)).toBeVisible(),
  );
});

test('shows the progress of a running import, which can be paused, resumed and canceled', async () => {
  const { user, gateway, notify } = await importAtWork();
  await waitFor(() => expect(screen.getByText('Waiting to start')).toBeVisible());
  const startedAt = gateway.context.now().toISOString();
  await notify({ status: 'RUNNING', startedAt, heartbeatAt: startedAt });
  await notify({ progress: { processed: 1, total: 3 }, etaSeconds: 90 });
  await waitFor(() => expect(screen.getByText('1 of 3 rows, about 1 min 30 sec left')).toBeVisible());
  expect(screen.getByRole('progressbar', { name: 'Import in progress' })).toHaveAttribute(
    'aria-valuenow',
    '0.3333333333333333',
  );
  expect(await axeViolations()).toEqual([]);

  // The same live region has each state, so that screen readers announce it.
  const status = screen.getByText(/^The import runs in this browser\./).closest('[role="status"]');
  expect(status).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const paused = await screen.findByText(/^Paused\. You can resume at any time/);
  expect(paused.closest('[role="status"]')).toBe(status);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(
    await screen.findByText(/^The import runs in this browser\..*If you close the last tab, the import pauses/),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this import?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel import' }));
  await waitFor(() => expect(screen.getByText(/^Canceling\. Finishing the current products/)).toBeVisible());
  await notify({ status: 'CANCELED', settledAt: startedAt });
  await waitFor(() => expect(screen.getByText(/^Import canceled\./)).toBeVisible());
  expect(await screen.findByRole('button', { name: 'Import another file' })).toBeVisible();
});

test('shows why an import failed and lets the user try again', async () => {
  const { user, notify } = await importAtWork();
  await screen.findByText('Waiting to start');
  await notify({ status: 'FAILED', error: 'The disk is full.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Import failed. The disk is full.');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Waiting to start')).toBeVisible());
});
