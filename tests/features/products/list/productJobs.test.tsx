import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Gateway } from '#server/gateway';
import type { JobRecord } from '#server/records/jobs';
import { renderApp } from '#tests/support/renderApp';
import { listStored, putStored } from '#tests/support/stored';
import { productNames, productRows } from './productTable';

/** Renders a list with a job that was started but waits, as on a busy server. */
async function startJob() {
  const app = await renderApp('/catalogs/1/products', { prepare: async (gateway) => gateway.stop() });
  const [name] = await productNames();
  await app.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await app.user.click(await screen.findByRole('button', { name: 'Set status' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Archived' }));
  await waitFor(() => expect(screen.getByText('Changing 1 product…')).toBeVisible());
  const [job] = await listStored(app.gateway, 'jobs', ({ type }) => type === 'BULK_EDIT');
  return { ...app, job: job! };
}

const settle = async (gateway: Gateway, job: JobRecord, changes: Partial<JobRecord>) => {
  await putStored(gateway, 'jobs', { ...job, ...changes });
  gateway.context.events.emit('jobChanged', { jobId: job.id });
};

describe('A long-running job', () => {
  test('is shown as running with a link to its page', async () => {
    const { user, job, history } = await startJob();
    await user.click(screen.getByRole('button', { name: 'View job' }));
    await waitFor(() => expect(history.get().location.pathname).toBe(`/jobs/${job.id}`));
  });

  test.each<[outcome: string, changes: Partial<JobRecord>, title: string, text: string | null]>([
    ['failed', { status: 'FAILED', error: 'The disk is full.' }, 'The job failed', 'The disk is full.'],
    ['was canceled', { status: 'CANCELED' }, 'The job was canceled', null],
    [
      'left some as they were',
      {
        status: 'COMPLETED_WITH_ISSUES',
        counts: { created: 0, updated: 4, deleted: 0, skipped: 0, failed: 2, warnings: 0, blocked: 0 },
      },
      '4 products archived',
      '2 products were left unchanged. View the job for details.',
    ],
  ])('that %s is reported, on other pages too', async (_, changes, title, text) => {
    const { user, gateway, job } = await startJob();
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    await user.click(within(crumbs).getByRole('link', { name: 'Catalogs' }));
    await screen.findByRole('heading', { level: 1, name: 'Catalogs' });
    await settle(gateway, job, changes);
    await waitFor(() => expect(screen.getByText(title)).toBeVisible());
    if (text !== null) expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Changing 1 product…')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('prevents the next one from starting, with the reason', async () => {
    const { user } = await startJob();
    await productRows();
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete 24 products?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(within(question).getByText(/\(bulk edit\) is still changing the catalog/)).toBeVisible(),
    );
  });
});
