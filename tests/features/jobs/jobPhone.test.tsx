import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { importedJob } from './demoJobs';

const wide = window.matchMedia;

test('shows the issues of a job on a phone with their fix and place in one cell, errors first', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query.includes('599.98px') }),
  );
  await renderApp('/jobs/2', { prepare: async (gateway) => void (await importedJob(gateway)) });
  const table = await screen.findByRole('table', { name: 'Issues' });
  await within(table).findByText('Error');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(1);
  const [, first] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/^Error.*“twelve” isn’t a valid price\.Enter an amount\..*Row 5 · .* · /);
  expect(await axeViolations()).toEqual([]);
});
