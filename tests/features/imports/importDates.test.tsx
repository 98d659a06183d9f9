import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { chooseFile, dryRun, expectPlan, importPath, toCheck, toMapping, toTarget } from './importWizard';

const FILE = [
  'sku,name,price EUR,sale price EUR,Sale starts,Sale ends,Available from',
  'D-1,Skillet,35,30,3/1/26,5/4/26,6/7/26',
].join('\n');

const QUESTION = /^The columns “Sale starts”, “Sale ends”, and “Available from” have dates that can be read/;

test('asks once for the order of dates that nothing tells, and imports with the one selected by keyboard', async () => {
  const { user, gateway } = await renderApp(importPath);
  await chooseFile(user, FILE, 'list.csv');
  await toMapping(user);
  const question = within(screen.getByRole('radiogroup', { name: QUESTION }));
  const radios = question.getAllByRole('radio');
  expect(radios.map((radio) => [radio.getAttribute('value'), (radio as HTMLInputElement).checked])).toEqual([
    ['DMY', false],
    ['MDY', false],
    ['leaveOut', false],
  ]);
  expect(question.getByText(/^Day first: 3\/1\/26 is January 3, 2026, 5\/4\/26 is April 5, 2026/)).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);

  radios[0]?.focus();
  await user.keyboard(' ');
  expect(radios[0]).toBeChecked();
  await user.keyboard('{ArrowUp}');
  expect(question.getByRole('radio', { name: 'Leave out' })).toBeChecked();
  expect(toTarget('Sale starts')).toHaveDisplayValue('Not imported');
  await user.keyboard('{ArrowDown}');
  expect(radios[0]).toBeChecked();

  await toCheck(user);
  expect(screen.getByRole('radio', { name: /^Day first/ })).toBeChecked();
  await dryRun(user);
  await expectPlan({ create: 1, update: 0, skip: 0, fail: 0 });
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));
  await screen.findByText(/^Import complete/);
  const [product] = await listStored(gateway, 'products', ({ sku }) => sku === 'D-1');
  expect(product?.availableFrom).toContain('2026-07-06');
  expect(product?.prices).toMatchObject([
    { compareAtFrom: expect.stringContaining('2026-01-03'), compareAtUntil: expect.stringContaining('2026-04-05') },
  ]);
});
