import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { getFile } from './shopFile';

/** The URL of an import into the demo's draft catalog, which contains only demo products. */
export const importPath = '/catalogs/2/import';

/** The step marked as current. */
export async function currentStep() {
  const steps = await screen.findByRole('list', { name: 'Import steps' });
  return within(steps)
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')
    ?.getAttribute('aria-label');
}

/** Selects a file and waits until it has been read. */
export async function chooseFile(user: UserEvent, content: string | File, name?: string) {
  const file = typeof content === 'string' ? getFile(content, name) : content;
  await user.upload(await screen.findByLabelText('Product file'), file);
  await screen.findByRole('radiogroup', { name: 'Which system is the file from?' });
}

/** The row of a column in the mapping. */
export async function columnRow(column: string) {
  const table = await screen.findByRole('table', { name: 'Column mapping' });
  const cell = await within(table).findByText(column);
  return within(cell.closest('tr')!);
}

/** The field for the target of a column. */
export function toTarget(column: string) {
  return screen.getByLabelText(`Field for ${column}`);
}

/** Maps a column to the target with this name. */
export async function selectTarget(user: UserEvent, column: string, name: string) {
  await user.click(toTarget(column));
  await user.click(await screen.findByRole('option', { name }));
}

/** Clicks a button once it is enabled, which some are only when the file has been read with the latest choices. */
async function press(user: UserEvent, name: string) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
}

/** Continues from the layout to the mapping. */
export async function toMapping(user: UserEvent) {
  await press(user, 'Continue to mapping');
  await screen.findByRole('table', { name: 'Column mapping' });
}

/** Continues from the mapping to the policy. */
export async function toCheck(user: UserEvent) {
  await press(user, 'Continue to dry run');
  await screen.findByRole('radiogroup', { name: 'If a row has errors' });
}

/** Runs the dry run and waits for it to finish. */
export async function dryRun(user: UserEvent, label: 'Start' | 'Repeat' = 'Start') {
  await press(user, `${label} dry run`);
  await screen.findByRole('button', { name: /^Import( \d+ products?)?$/ });
}

/** The number with a label such as `To create`. */
export async function stat(label: string) {
  // Changes below the numbers have the same words.
  const [name] = await screen.findAllByText(label);
  return name?.nextElementSibling?.textContent;
}

/** The four counts of a dry run. */
export async function expectPlan(plan: { create: number; update: number; skip: number; fail: number }) {
  return expect({
    create: Number(await stat('To create')),
    update: Number(await stat('To update')),
    skip: Number(await stat('To skip')),
    fail: Number(await stat('Will fail')),
  }).toEqual(plan);
}
