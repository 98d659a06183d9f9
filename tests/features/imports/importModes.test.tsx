import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { goodRows, shopCsv, startedImport } from './shopFile';
import { chooseFile, dryRun, importPath, stat, toCheck, toMapping } from './importWizard';

const settings = () => within(screen.getByRole('region', { name: 'How to import' }));

const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('shows how a file is imported by default, and archives products that it does not have if asked to', async () => {
  const { user, gateway, history } = await renderApp(importPath, {
    prepare: async (prepared) => {
      await startedImport(prepared, shopCsv(goodRows));
      await prepared.idle();
    },
  });
  const active = async () =>
    (await listStored(gateway, 'products', ({ catalogId }) => catalogId === '2')).filter(
      ({ status }) => status !== 'ARCHIVED',
    ).length;
  const before = await active();
  await chooseFile(user, shopCsv(goodRows.slice(0, 2)));
  await toMapping(user);
  await toCheck(user);
  expect(fact('Products in the file')).toBe('Create and update');
  expect(fact('Match products by')).toBe('SKU, or else external reference');
  expect(fact('Empty cells')).toBe('Keep the value');
  expect(fact('Products not in the file')).toBe('Leave as they are');

  await user.click(settings().getByRole('button', { name: 'Change settings' }));
  expect(settings().getByText(/Default for this layout: Keep the value/)).toBeVisible();
  expect(settings().queryByRole('option', { name: 'External reference only' })).not.toBeInTheDocument();
  const missing = settings().getByRole('combobox', { name: 'Products not in the file' });
  await user.selectOptions(settings().getByRole('combobox', { name: 'Products in the file' }), 'Only create');
  expect(missing).toBeDisabled();
  await user.selectOptions(settings().getByRole('combobox', { name: 'Products in the file' }), 'Create and update');
  await user.selectOptions(missing, 'Archive');
  expect(await axeViolations()).toEqual([]);
  await user.click(settings().getByRole('button', { name: 'Change settings' }));
  expect(fact('Products not in the file')).toBe('Archive');

  await dryRun(user);
  const count = before - 1;
  // The setting and the number have the same name.
  expect(screen.getAllByText('Products not in the file').map((label) => label.nextElementSibling?.textContent)).toEqual(
    ['Archive', String(count)],
  );
  expect(await stat('To update')).toBe('0');
  expect(await active()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByText(`Import complete: 0 products imported, ${count} products that aren’t in the file changed.`);
  expect(await active()).toBe(1);

  await user.click(screen.getByRole('link', { name: 'View job or undo' }));
  expect(history.get().location.pathname).toMatch(/^\/jobs\//);
  await waitFor(() => expect(fact('Products not in the file')).toBe('Archive'));
  expect(fact('Products in the file')).toBe('Create and update');
});

test('keeps the settings of a profile', async () => {
  const { user, gateway } = await renderApp(importPath);
  await chooseFile(user, shopCsv(goodRows));
  await toMapping(user);
  await toCheck(user);
  await user.click(settings().getByRole('button', { name: 'Change settings' }));
  await user.selectOptions(settings().getByRole('combobox', { name: 'Empty cells' }), 'Clear the value');
  await user.selectOptions(settings().getByRole('combobox', { name: 'Products in the file' }), 'Only update');
  await user.click(screen.getByRole('button', { name: 'Back to mapping' }));
  await user.click(await screen.findByRole('button', { name: 'Save as profile' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await listStored(gateway, 'jobProfiles')).toMatchObject([
      { emptyCells: 'CLEAR', write: 'UPDATE_ONLY', matchBy: 'SKU', missingProducts: 'LEAVE' },
    ]),
  );
  const profile = screen.getByRole('combobox', { name: 'Profile' });
  await waitFor(() => expect(profile).not.toHaveDisplayValue('None'));
  const { value } = profile as HTMLSelectElement;
  await user.selectOptions(profile, 'None');
  await user.selectOptions(profile, value);
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  await toCheck(user);
  expect(fact('Empty cells')).toBe('Clear the value');
  expect(fact('Products in the file')).toBe('Only update');
});
