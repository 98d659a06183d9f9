import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { goodRows, shopCsv } from './shopFile';
import { chooseFile, importPath, selectTarget, toTarget, toMapping } from './importWizard';

const saveAs = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Save as profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save mapping as profile' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  if (name) await user.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};

const choose = async (user: UserEvent, entry: 'Rename' | 'Delete') => {
  await user.click(screen.getByRole('button', { name: 'More actions for this profile' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

const profileSelect = () => screen.getByRole('combobox', { name: 'Profile' });

test('saves a mapping as a profile, then updates, renames and deletes it', async () => {
  const { user, gateway } = await renderApp(importPath);
  const stored = () => listStored(gateway, 'jobProfiles');
  await chooseFile(user, shopCsv(goodRows));
  await toMapping(user);
  await selectTarget(user, 'Note', 'Description');
  await saveAs(user, 'Quay shop');
  await waitFor(() => expect(profileSelect()).toHaveDisplayValue('Quay shop'));
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ name: 'Quay shop', layout: 'SHOPIFY', errorPolicy: 'REJECT_FAILED_ROWS' }]);

  await selectTarget(user, 'Note', 'Not imported');
  await waitFor(() => expect(screen.getByText('Unsaved changes')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
  const [changed] = await stored();
  expect(changed?.mapping).toContainEqual({ source: 'Note', target: null, transforms: [], isLeftOut: true });

  await choose(user, 'Rename');
  const rename = within(await screen.findByRole('dialog', { name: 'Rename profile' }));
  await user.type(rename.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(rename.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(profileSelect()).toHaveDisplayValue('Quay shop 2'));

  await choose(user, 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete profile' }));
  await waitFor(() => expect(profileSelect()).toHaveDisplayValue('None'));
  expect(await stored()).toEqual([]);
  expect(toTarget('Note')).toHaveDisplayValue('Not imported');
});

test('rejects a profile without a name at its field', async () => {
  const { user } = await renderApp(importPath);
  await chooseFile(user, shopCsv(goodRows));
  await toMapping(user);
  const dialog = await saveAs(user, '');
  expect(await dialog.findByText('Enter a profile name.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
});

test('suggests a saved profile for the next matching file and lists it for selection', async () => {
  const { user } = await renderApp(importPath);
  await chooseFile(user, shopCsv(goodRows));
  await toMapping(user);
  await selectTarget(user, 'Note', 'Attribute');
  await user.clear(screen.getByRole('textbox', { name: 'Name for Note' }));
  await user.type(screen.getByRole('textbox', { name: 'Name for Note' }), 'Remark');
  await saveAs(user, 'Quay shop');
  await waitFor(() => expect(profileSelect()).toHaveDisplayValue('Quay shop'));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Select another file' }));
  await chooseFile(user, shopCsv(goodRows.slice(2)), 'next.csv');
  await user.click(await screen.findByRole('button', { name: 'Use Quay shop' }));
  await screen.findByRole('table', { name: 'Column mapping' });
  expect(screen.getByRole('textbox', { name: 'Name for Note' })).toHaveValue('Remark');
  expect(profileSelect()).toHaveDisplayValue('Quay shop');

  // Another profile can be loaded over it, or none.
  await selectTarget(user, 'Note', 'Description');
  await user.selectOptions(profileSelect(), 'None');
  expect(toTarget('Note')).toHaveDisplayValue('Description');
  await user.selectOptions(profileSelect(), 'Quay shop');
  expect(screen.getByRole('textbox', { name: 'Name for Note' })).toHaveValue('Remark');
});
