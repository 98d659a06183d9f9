import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LIMITS } from '#server/domain/limits';
import { undoJob } from '#server/domain/jobs/actions';
import { createJob } from '#server/domain/jobs/createJob';
import { downloads } from '../../support/downloads';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { badRow, goodRows, shopCsv, startedImport } from '../imports/shopFile';
import { listStored, readStored } from '../../support/stored';
import { changingJob, exportJob, importedJob, jobAtWork, notify } from './demoJobs';

const prepareImport = {
  prepare: async (gateway: Parameters<typeof importedJob>[0]) => void (await importedJob(gateway)),
};

const stepStates = async () =>
  within(await screen.findByRole('list', { name: 'Steps', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map((step) => step.textContent);

const getFact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('shows the steps, counts, and details of a job', async () => {
  await renderApp('/jobs/2', prepareImport);
  expect(await screen.findByRole('heading', { level: 1, name: 'Import: shop.csv' })).toBeVisible();
  expect(await stepStates()).toEqual(['Read fileDone', 'Save productsDone', 'FinishDone']);
  expect(getFact('Layout')).toBe('Shopify');
  expect(getFact('File contents')).toBe('4 rows, 3 products, 4 variants, 2 categories');
  expect(getFact('Error policy')).toBe('Skip products with errors');
  expect(getFact('Attempts')).toBe('1');
  expect(await screen.findByRole('link', { name: 'Winter preview' })).toHaveAttribute('href', '/catalogs/2');
  expect(document.title).toMatch(/^Import: shop\.csv/);
  expect(await axeViolations()).toEqual([]);
});

test('collapses the steps of a finished job so that its issues come before its details', async () => {
  const { user } = await renderApp('/jobs/2', prepareImport);
  const steps = await screen.findByText('3 steps done');
  expect(screen.getByText('Read file')).not.toBeVisible();
  const table = await screen.findByRole('table', { name: 'Issues' });
  const facts = await screen.findByRole('region', { name: 'Details' });
  expect(table.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(steps);
  expect(screen.getByText('Read file')).toBeVisible();
});

test('shows no table in an empty tab', async () => {
  await renderApp('/jobs/1?tab=issues');
  expect(await screen.findByRole('heading', { name: 'No issues' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Issues' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Severity' })).not.toBeInTheDocument();
});

test('counts what a dry run would do, and links to its step of the import', async () => {
  await renderApp('/jobs/2', {
    prepare: async (gateway) => {
      await startedImport(gateway, shopCsv([...goodRows, badRow]), 'DRY_RUN');
      await gateway.idle();
    },
  });
  expect(await screen.findByText('To create')).toBeVisible();
  expect(screen.getByText('Will fail')).toBeVisible();
  expect(screen.getByText(/^A dry run doesn’t change anything\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue import' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/catalogs\/2\/import\?step=check&file=.+&job=2$/),
  );
});

test('names the dry run of a bulk edit, and counts what would change', async () => {
  await renderApp('/jobs/2', {
    prepare: async ({ context, idle }) => {
      const [product] = await listStored({ context }, 'products', ({ catalogId }) => catalogId === '2');
      await createJob(context, {
        type: 'BULK_EDIT',
        mode: 'DRY_RUN',
        catalogId: '2',
        input: {
          kind: 'bulkEdit',
          target: { ids: [product!.id] },
          steps: [{ kind: 'stock', change: { kind: 'set', units: 1234 } }],
        },
      });
      await idle();
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bulk edit (dry run): Change stock' })).toBeVisible();
  for (const label of ['Will change', 'No change', 'Will fail', 'Will get issues', 'Issues solved']) {
    expect(await screen.findByText(label)).toBeVisible();
  }
  expect(screen.getByText('Will change').parentElement).toHaveTextContent('1');
  expect(screen.getByText(/It shows what a bulk edit would do\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('shows the file of an export first', async () => {
  await renderApp('/jobs/2', { prepare: async (gateway) => void (await exportJob(gateway)) });
  const name = /^Export: winter-preview-[\d-]+\.xlsx$/;
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  const files = await screen.findByRole('list', { name: 'Files' });
  expect(files).toHaveTextContent('.xlsx');
  expect(within(files).getByRole('button', { name: /^Download/ })).toBeVisible();
});

test('counts an undone deletion as restored', async () => {
  await renderApp('/jobs/3?tab=log', {
    prepare: async ({ context, idle }) => {
      const [product] = await listStored({ context }, 'products', ({ catalogId }) => catalogId === '2');
      const { id } = await createJob(context, {
        type: 'BULK_EDIT',
        catalogId: '2',
        input: { kind: 'deleteProducts', target: { ids: [product!.id] } },
      });
      await idle();
      await undoJob(context, id);
      await idle();
    },
  });
  await waitFor(() => expect(screen.getByText(/^Ended: 1 restored, 0 updated/)).toBeVisible());
  expect(screen.getByText('Restored')).toBeVisible();
  expect(screen.queryByText('Created')).not.toBeInTheDocument();
});

test('links issues to their products and filters them by severity in the URL', async () => {
  const { user, history } = await renderApp('/jobs/2', prepareImport);
  const table = await screen.findByRole('table', { name: 'Issues' });
  const error = within((await within(table).findByText('Error')).closest('tr')!);
  expect(error.getByText('5')).toBeVisible();
  expect(error.getByText(/twelve/)).toBeVisible();
  // Its product is new, and was not stored.
  expect(error.queryByRole('link')).not.toBeInTheDocument();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Severity' }),
    screen.getByRole('option', { name: /^Warning/ }),
  );
  await waitFor(() => expect(history.get().location.search).toBe('?severity=WARNING'));
  await waitFor(() => expect(within(table).queryByText('Error')).not.toBeInTheDocument());
  const [, warning] = within(table).getAllByRole('row');
  expect(within(warning!).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/catalogs\/2\/products\/\d+$/),
  );
  await user.click(screen.getByRole('button', { name: 'Download rows with errors' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
});

test('shows how many issues are listed if not all are', async () => {
  const { user, gateway } = await renderApp('/jobs/2', {
    ...prepareImport,
    limits: { ...LIMITS, issues: 1 },
  });
  const { issueCounts } = (await readStored(gateway, 'jobs', '2'))!;
  const all = issueCounts.error + issueCounts.warning + issueCounts.info;
  expect(await screen.findByText(new RegExp(`^Showing \\d of ${all} issues: the first ones`))).toHaveTextContent(
    'Download the rows with errors to see all errors.',
  );
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Severity' }),
    screen.getByRole('option', { name: /^Warning/ }),
  );
  await waitFor(() =>
    expect(screen.getByText(new RegExp(`^Showing 1 of ${issueCounts.warning} issues`))).toBeVisible(),
  );
  expect(within(screen.getByRole('table', { name: 'Issues' })).getAllByRole('row')).toHaveLength(2);
});

test('shows no such note if all issues are listed', async () => {
  await renderApp('/jobs/2', prepareImport);
  await screen.findByRole('table', { name: 'Issues' });
  expect(screen.queryByText(/^Showing \d/)).not.toBeInTheDocument();
});

test('shows each changed field before and after', async () => {
  const { user, history } = await renderApp('/jobs/3?tab=changes', {
    prepare: async (gateway) => void (await changingJob(gateway)),
  });
  const fields = within(await screen.findByRole('table', { name: 'Fields of Tidal clock' }));
  const cells = (field: RegExp) =>
    within(fields.getByRole('rowheader', { name: field }).closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/^Name$/)).toEqual(['Tide clock', 'Tidal clock']);
  const prices = fields.getAllByRole('row').find((row) => row.textContent?.includes('79.00'));
  expect(prices).toHaveTextContent(/^Prices.*89\.00.*79\.00/);
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of change' }), 'Deleted (0)');
  expect(await screen.findByRole('heading', { name: 'No changes of this type' })).toBeVisible();
  expect(history.get().location.search).toBe('?tab=changes&action=DELETE');
});

test('shows the fields of a new product on request', async () => {
  const { user } = await renderApp('/jobs/2?tab=changes', prepareImport);
  await user.click(await screen.findByRole('button', { name: 'Show fields of Harbour mug' }));
  const fields = within(screen.getByRole('table', { name: 'Fields of Harbour mug' }));
  expect(fields.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Field', 'After']);
  expect(fields.getByText(/MUG-BLUE.*12\.50$/)).toBeVisible();
  expect(fields.queryByRole('rowheader', { name: 'GTIN' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide fields of Harbour mug' }));
  expect(screen.queryByRole('table', { name: 'Fields of Harbour mug' })).not.toBeInTheDocument();
});

test('keeps the log and files tabs in the URL', async () => {
  const { user, history } = await renderApp('/jobs/2', prepareImport);
  await user.click(await screen.findByRole('tab', { name: 'Log' }));
  await waitFor(() => expect(screen.getByText(/“shop\.csv” has 4 rows for 3 products/)).toBeVisible());
  await user.click(screen.getByRole('tab', { name: /^Files/ }));
  expect(history.get().location.search).toBe('?tab=files');
  const files = within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('listitem');
  expect(files).toHaveLength(2);
  await user.click(within(files[0]!).getByRole('button', { name: 'Download shop.csv' }));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['shop.csv']));
  expect(await downloads[0]!.text()).toContain('tide-clock');
  expect(await axeViolations()).toEqual([]);
});

test('explains what undoing and redoing do, opens the new jobs, and links them', async () => {
  const { user, gateway, history } = await renderApp('/jobs/2', prepareImport);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this job?' }));
  expect(dialog.getByText('2 created products are deleted.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo job' }));
  await waitFor(() => expect(history.get().location.pathname).toBe('/jobs/3'));
  await gateway.idle();
  await waitFor(() => expect(screen.getByText(/^This job undoes/)).toBeVisible());
  await waitFor(async () => expect(await stepStates()).toEqual(['Restore productsDone']));
  expect(screen.getByRole('heading', { level: 1, name: 'Undo of import: shop.csv' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Redo' }));
  const redoing = within(await screen.findByRole('alertdialog', { name: 'Redo the undone changes?' }));
  expect(redoing.getByText('2 deleted products are created again.')).toBeVisible();
  await user.click(redoing.getByRole('button', { name: 'Redo changes' }));
  await waitFor(() => expect(history.get().location.pathname).toBe('/jobs/4'));
  await gateway.idle();
  await screen.findByRole('heading', { level: 1, name: 'Redo of import: shop.csv' });
  expect(screen.getByText(/^This job makes the changes of/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'job 2' }));
  await waitFor(() => expect(screen.getByText(/^This job was undone by/)).toBeVisible());
  expect(screen.getByRole('link', { name: 'job 3' })).toHaveAttribute('href', '/jobs/3');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('says before an undo that definitions of the import are deleted, too', async () => {
  const { user } = await renderApp('/jobs/2', {
    prepare: async (gateway) => {
      await startedImport(gateway, shopCsv(goodRows), 'APPLY', { defineAttributes: true });
      await gateway.idle();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this job?' }));
  expect(dialog.getByText(/^\d new attribute definitions? (is|are) deleted, unless/)).toBeVisible();
});

test('says before an undo of a rule that products follow it, or that all stays because the rule has changed since', async () => {
  const where = 'brand is Nord';
  const run = async (
    gateway: Parameters<typeof importedJob>[0],
    rule: { where: string; includedIds?: string[] } | null,
    membership?: 'INCLUDED',
  ) => {
    const input = { kind: 'channelRule', channel: 'web', rule, ...(membership && { membership }) } as const;
    const { id } = await createJob(gateway.context, { type: 'BULK_EDIT', mode: 'APPLY', catalogId: '1', input });
    await gateway.idle();
    return id;
  };
  const { user, gateway, history } = await renderApp('/jobs/2', {
    prepare: async (each) => void (await run(each, { where })),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this job?' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The rule becomes what it was before the job, and the products follow it.',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const { id } = await undoJob(gateway.context, await run(gateway, null));
  await gateway.idle();
  await run(gateway, { where: 'brand is Süd' });
  for (const [path, button, title] of [
    ['/jobs/2', 'Undo', 'This job can’t be undone'],
    [`/jobs/${id}`, 'Redo', 'The undone changes can’t be redone'],
  ] as const) {
    act(() => history.push('/jobs'));
    act(() => history.push(path));
    await user.click(await screen.findByRole('button', { name: button }));
    const kept = await screen.findByRole('alertdialog', { name: title });
    expect(within(kept).getByText(/^The rule has changed since, so the rule and its products stay/)).toBeVisible();
    await user.click(within(kept).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveFocus());
  }
  const included = await run(gateway, { where: 'brand is Süd', includedIds: ['1'] }, 'INCLUDED');
  act(() => history.push('/jobs'));
  act(() => history.push(`/jobs/${included}`));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this job?' }));
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The products that the rule includes and excludes by hand become those from before the job.',
  ]);
});

test('updates a running job, which can be paused, resumed, and canceled depending on its status', async () => {
  const { user, gateway } = await renderApp('/jobs/2', { prepare: async (each) => void (await jobAtWork(each)) });
  const at = gateway.context.now().toISOString();
  await screen.findByRole('button', { name: 'Cancel import' });
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  const steps = [
    { code: 'read', status: 'DONE' },
    { code: 'apply', status: 'RUNNING' },
    { code: 'finish', status: 'PENDING' },
  ] as const;
  await notify(gateway, '2', { status: 'RUNNING', startedAt: at, heartbeatAt: at, steps: [...steps] });
  await notify(gateway, '2', { progress: { processed: 1, total: 4 }, etaSeconds: 75 });
  await waitFor(() => expect(screen.getByText('1 of 4 rows, about 1 min 15 sec left')).toBeVisible());
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.25');
  expect(await stepStates()).toEqual(['Read fileDone', 'Save productsRunning', 'FinishNot started']);
  expect(screen.getByText('Last activity')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No issues so far' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Pause' }));
  // The job and its step.
  await waitFor(() => expect(screen.getAllByText('Paused')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.getAllByText('Running')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Cancel import' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this import?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel import' }));
  await waitFor(() => expect(screen.getByText('Canceling')).toBeVisible());
});

test('shows why a job failed and what to do, and lets the user retry it', async () => {
  const { user, gateway } = await renderApp('/jobs/2', { prepare: async (each) => void (await jobAtWork(each)) });
  await screen.findByRole('button', { name: 'Cancel import' });
  await notify(gateway, '2', {
    status: 'FAILED',
    error: 'Row 7 is torn.',
    settledAt: gateway.context.now().toISOString(),
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Row 7 is torn.')).toBeVisible();
  expect(alert.getByText(/Fix the file/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import again' })).toHaveAttribute('href', '/catalogs/2/import');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getFact('Attempts')).toBe('2'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that a job does not exist', async () => {
  await renderApp('/jobs/404');
  expect(await screen.findByRole('link', { name: 'Back to jobs' })).toBeVisible();
});
