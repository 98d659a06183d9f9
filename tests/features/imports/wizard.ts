import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fileOf } from './shopFile';

/** The address of an import into the demo's draft catalog, whose only content is none of ours. */
export const importPath = '/catalogs/2/import';

/** The step that is marked as the present one. */
export const currentStep = async () => {
  const steps = await screen.findByRole('list', { name: 'Steps of the import' });
  return within(steps)
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')
    ?.getAttribute('aria-label');
};

/** Chooses a file and waits until it was read. */
export const chooseFile = async (user: UserEvent, csv: string, name?: string) => {
  await user.upload(await screen.findByLabelText('Product file'), fileOf(csv, name));
  await screen.findByRole('radiogroup', { name: 'Which system is the file from?' });
};

/** The mapping's row of a column. */
export const columnRow = async (column: string) => {
  const table = await screen.findByRole('table', { name: 'Mapping of the columns' });
  const cell = await within(table).findByText(column);
  return within(cell.closest('tr')!);
};

/** What a column becomes. */
export const targetOf = (column: string) => screen.getByLabelText(`What ${column} becomes`);

/** From the layout on to the mapping. */
export const toMapping = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Go on to the mapping' }));
  await screen.findByRole('table', { name: 'Mapping of the columns' });
};

/** From the mapping on to the policy. */
export const toCheck = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Go on to the dry run' }));
  await screen.findByRole('radiogroup', { name: 'What if something is wrong?' });
};

/** Starts the dry run and waits for its end. */
export const dryRun = async (user: UserEvent, label: 'Start' | 'Repeat' = 'Start') => {
  await user.click(await screen.findByRole('button', { name: `${label} the dry run` }));
  await screen.findByRole('button', { name: /^Import( \d+ products?)?$/ }, { timeout: 5000 });
};

/** The number under a label, such as `To create`. */
export const stat = async (label: string) => {
  const name = await screen.findByText(label);
  return name.nextElementSibling?.textContent;
};

/** The four numbers of a dry run. */
export const expectPlan = async (plan: { create: number; update: number; skip: number; fail: number }) =>
  expect({
    create: Number(await stat('To create')),
    update: Number(await stat('To update')),
    skip: Number(await stat('To skip')),
    fail: Number(await stat('Will fail')),
  }).toEqual(plan);
