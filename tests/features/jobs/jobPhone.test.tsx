import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { changingJob, importedJob } from './demoJobs';

const wide = window.matchMedia;

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('599.98px') }),
  );
});

test('shows the issues of a job on a phone with their fix and place in one cell, errors first', async () => {
  await renderApp('/jobs/2', { prepare: async (gateway) => void (await importedJob(gateway)) });
  const table = await screen.findByRole('table', { name: 'Issues' });
  await within(table).findByText('Error');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(1);
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/^Error.*“twelve” isn’t a valid price\.Enter an amount\..*Row 5 · .* · /);
  expect(await axeViolations()).toEqual([]);
});

test('shows the fields that a job changed on a phone with their name above both values', async () => {
  await renderApp('/jobs/3?tab=changes', { prepare: async (gateway) => void (await changingJob(gateway)) });
  const table = await screen.findByRole('table', { name: 'Fields of Tidal clock' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'BeforeAfter',
    'Name',
    'Tide clockTidal clock',
  ]);
  expect(await axeViolations()).toEqual([]);
});
