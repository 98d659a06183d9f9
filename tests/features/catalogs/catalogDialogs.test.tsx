import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { userNamed } from '../../server/catalogs/domainContext';
import { dialogClosed } from '../../support/dialogClosed';
import { renderApp } from '../../support/renderApp';
import { axeViolations } from '../../support/axeViolations';
import { listStored, readStored } from '../../support/stored';

const dialog = (name: string) => screen.findByRole('dialog', { name });

const addTag = async (user: UserEvent, form: HTMLElement, label: string, word: string) =>
  user.type(within(form).getByRole('combobox', { name: label }), `${word}{Enter}`);

describe('New catalog', () => {
  test('is created from the form and opened', async () => {
    const { user, history, gateway } = await renderApp('/catalogs');
    await user.click(await screen.findByRole('button', { name: 'New catalog' }));
    const form = await dialog('New catalog');
    expect(await axeViolations()).toEqual([]);
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Garden & patio');
    expect(within(form).getByRole('textbox', { name: 'Code' })).not.toBeVisible();
    await user.click(within(form).getByText('More settings'));
    expect(within(form).getByRole('textbox', { name: 'Code' })).toHaveValue('garden-patio');
    await user.type(within(form).getByRole('textbox', { name: 'Description' }), 'For warm evenings.');
    await addTag(user, form, 'Channels', 'marketplace');
    await addTag(user, form, 'Languages', 'de');
    await addTag(user, form, 'Currencies', 'usd');
    await user.type(within(form).getByRole('textbox', { name: 'Tags' }), 'garden, summer');
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Default language' }), 'German (de)');
    await user.click(within(form).getByRole('button', { name: 'Create catalog' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Garden & patio' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('“Garden & patio” created')).toBeVisible());
    const id = history.get().location.pathname.split('/')[2]!;
    expect(await readStored(gateway, 'catalogs', id)).toMatchObject({
      code: 'garden-patio',
      description: 'For warm evenings.',
      status: 'DRAFT',
      channels: ['web', 'marketplace'],
      locales: ['en', 'de'],
      defaultLocale: 'de',
      currencies: ['EUR', 'USD'],
      tags: ['garden', 'summer'],
    });
  });

  test('has a code that follows the name until it is edited', async () => {
    const { user } = await renderApp('/catalogs?dialog=create');
    const form = await dialog('New catalog');
    const name = within(form).getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Garden');
    await user.click(within(form).getByText('More settings'));
    const code = within(form).getByRole('textbox', { name: 'Code' });
    await user.clear(code);
    await user.type(code, 'patio');
    await user.type(name, ' tools');
    expect(code).toHaveValue('patio');
  });

  test('shows validation errors on the invalid fields', async () => {
    const { user } = await renderApp('/catalogs?dialog=create');
    const form = await dialog('New catalog');
    const name = within(form).getByRole('textbox', { name: 'Name' });
    await user.click(within(form).getByText('More settings'));
    const code = within(form).getByRole('textbox', { name: 'Code' });
    await user.type(code, 'No Code!');
    await user.click(within(form).getByRole('option', { name: /Remove Euro/ }));
    await user.click(within(form).getByRole('button', { name: 'Create catalog' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a catalog name.'));
    expect(name).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/^Use only lowercase letters/);
    expect(within(form).getByText('Add at least one currency.')).toBeVisible();
  });

  test("shows the server's errors on the fields", async () => {
    const { user } = await renderApp('/catalogs?dialog=create');
    const form = await dialog('New catalog');
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'Another');
    await user.click(within(form).getByText('More settings'));
    const code = within(form).getByRole('textbox', { name: 'Code' });
    await user.clear(code);
    await user.type(code, 'outdoor');
    await user.click(within(form).getByText('More settings'));
    await user.click(within(form).getByRole('button', { name: 'Create catalog' }));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        /^The code "outdoor" is already used by another catalog\. Enter a different code\./,
      ),
    );
    expect(code).toBeVisible();
    expect(code).toHaveFocus();
  });

  test('returns the focus to the button when canceled', async () => {
    const { user } = await renderApp('/catalogs');
    const button = await screen.findByRole('button', { name: 'New catalog' });
    await user.click(button);
    await user.click(within(await dialog('New catalog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('selects another default language when the current one is removed', async () => {
    const { user } = await renderApp('/catalogs?dialog=create');
    const form = await dialog('New catalog');
    await user.click(within(form).getByText('More settings'));
    await addTag(user, form, 'Languages', 'fr');
    await user.click(within(form).getByRole('option', { name: /Remove English/ }));
    await waitFor(() =>
      expect(within(form).getByRole('combobox', { name: 'Default language' })).toHaveDisplayValue('French (fr)'),
    );
  });
});

describe('Editing a catalog', () => {
  test('starts with the current values and saves the changes', async () => {
    const { user, gateway, history } = await renderApp('/catalogs?dialog=edit&catalog=2');
    const form = await dialog('Edit catalog');
    const name = await within(form).findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Winter preview');
    expect(within(form).getByRole('textbox', { name: 'Code' })).toHaveValue('winter-preview');
    await user.clear(name);
    await user.type(name, 'Winter range');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('“Winter range” saved')).toBeVisible());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Winter range/ })).toBeVisible();
    expect(history.get().location.search).toBe('');
    expect(await readStored(gateway, 'catalogs', '2')).toMatchObject({
      name: 'Winter range',
      code: 'winter-preview',
    });
  });

  test('keeps a language that products are translated into', async () => {
    const { user, gateway } = await renderApp('/catalogs/1?dialog=edit');
    const form = await dialog('Edit catalog');
    // Moves to the last language, and removes it.
    await user.type(await within(form).findByRole('combobox', { name: 'Languages' }), '{Backspace}');
    await user.keyboard('{Backspace}');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(
      await within(form).findByText(
        /^\d+ products have a translation into Portuguese \(pt\)\. Remove these translations before you remove the language\.$/,
      ),
    ).toBeVisible();
    expect(within(form).queryByRole('button', { name: 'Load new values' })).not.toBeInTheDocument();
    expect((await readStored(gateway, 'catalogs', '1'))?.locales).toContain('pt');
  });

  test('shows who else changed the catalog, and keeps both changes', async () => {
    const { user, gateway } = await renderApp('/catalogs/2?dialog=edit');
    const form = await dialog('Edit catalog');
    const description = await within(form).findByRole('textbox', { name: 'Description' });
    const { context } = gateway;
    await updateCatalog(
      { ...context, user: userNamed('Ben') },
      { id: '2', input: { name: 'Cold months' }, revision: (await readStored(gateway, 'catalogs', '2'))!.revision },
    );
    await user.clear(description);
    await user.type(description, 'Final prices.');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    const refusal = await within(form).findByText(/has changed since you opened it: Ben changed name/);
    expect(refusal).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Load new values' }));
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Name' })).toHaveValue('Cold months'));
    expect(description).toHaveValue('Final prices.');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('“Cold months” saved')).toBeVisible());
    expect(await readStored(gateway, 'catalogs', '2')).toMatchObject({
      name: 'Cold months',
      description: 'Final prices.',
    });
  });
});

test('clones a catalog under a new name with its products and opens it', async () => {
  const { user, gateway, history } = await renderApp('/catalogs');
  await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Clone' }));
  const form = await dialog('Clone “Winter preview”');
  expect(form).toHaveTextContent('copies of all 12 products');
  expect(await axeViolations()).toEqual([]);
  const name = within(form).getByRole('textbox', { name: 'Name of the copy' });
  expect(name).toHaveValue('Winter preview (copy)');
  await user.clear(name);
  await user.click(within(form).getByRole('button', { name: 'Clone catalog' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter a catalog name.'));
  await user.type(name, 'Spring preview');
  await user.click(within(form).getByRole('button', { name: 'Clone catalog' }));
  await user.click(await screen.findByRole('button', { name: 'Open catalog' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring preview' })).toBeVisible();
  const id = history.get().location.pathname.split('/')[2]!;
  expect(await listStored(gateway, 'products', ({ catalogId }) => catalogId === id)).toHaveLength(12);
});

describe('Deleting a catalog', () => {
  test('asks for confirmation, then deletes the catalog with its products', async () => {
    const { user, gateway } = await renderApp('/catalogs');
    await user.click(await screen.findByRole('button', { name: 'Actions for Winter preview' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const confirm = await screen.findByRole('alertdialog', { name: 'Delete “Winter preview”?' });
    expect(confirm).toHaveTextContent('deletes the catalog, its 12 products, and its jobs. You can’t undo this.');
    expect(await axeViolations()).toEqual([]);
    await user.click(within(confirm).getByRole('button', { name: 'Delete catalog' }));
    await waitFor(() => expect(screen.getByText('“Winter preview” deleted')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Winter preview/ })).not.toBeInTheDocument());
    expect(await readStored(gateway, 'catalogs', '2')).toBeUndefined();
    expect(await screen.findByRole('link', { name: /^Outdoor range/ })).toBeVisible();
  });

  test('returns from the overview to the list', async () => {
    const { user, history } = await renderApp('/catalogs/2?dialog=delete');
    const confirm = await screen.findByRole('alertdialog', { name: 'Delete “Winter preview”?' });
    await user.click(within(confirm).getByRole('button', { name: 'Delete catalog' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Catalogs' })).toBeVisible();
    expect(history.get().location).toMatchObject({ pathname: '/catalogs', search: '' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Winter preview/ })).not.toBeInTheDocument());
  });

  test('can be canceled', async () => {
    const { user, gateway, history } = await renderApp('/catalogs?dialog=delete&catalog=2');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await dialogClosed();
    expect(history.get().location.search).toBe('');
    expect(await readStored(gateway, 'catalogs', '2')).toBeDefined();
  });

  test("shows the server's error in the dialog", async () => {
    const { user } = await renderApp('/catalogs?dialog=delete&catalog=1');
    const confirm = await screen.findByRole('alertdialog');
    await user.click(within(confirm).getByRole('button', { name: 'Delete catalog' }));
    expect(await within(confirm).findByRole('alert')).toHaveTextContent(
      '"Outdoor range" can’t be deleted: it has published versions, which are kept permanently.',
    );
  });
});
