import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dialogClosed } from '../support/dialogClosed';
import { failCalls } from '../support/failingServer';
import { renderApp } from '../support/renderApp';

/** A form in a dialog that the URL opens. */
interface DialogForm {
  path: string;
  dialog: string;
  /** The text field to change. */
  field: string;
}

const dialogForms: DialogForm[] = [
  { path: '/catalogs?dialog=create', dialog: 'New catalog', field: 'Name' },
  { path: '/catalogs?dialog=edit&catalog=2', dialog: 'Edit catalog', field: 'Name' },
  { path: '/catalogs?dialog=clone&catalog=2', dialog: 'Clone “Winter preview”', field: 'Name of the copy' },
  { path: '/apps/user/list?dialog=create', dialog: 'New user', field: 'Full name' },
];

describe('A form in a dialog', () => {
  test.each(dialogForms)('at $path asks before unsaved changes are lost, but not without any', async (form) => {
    const { user, history } = await renderApp(form.path);
    const dialog = await screen.findByRole('dialog', { name: new RegExp(form.dialog) });
    const field = await within(dialog).findByRole('textbox', { name: form.field });
    await user.type(field, '7');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await dialogClosed('dialog');
    expect(field).toHaveDisplayValue(/7$/);

    await user.type(field, '{Backspace}');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await dialogClosed();
    expect(history.get().location.search).not.toContain('dialog');
  });
});

describe('The form of a version', () => {
  test('keeps its input while offline, and asks before it is left', async () => {
    const { user } = await renderApp('/catalogs/2/publish');
    const label = await screen.findByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(label).toBeEnabled());
    await user.type(label, 'Autumn');
    const restore = failCalls('"operationName":"PublishForm"');
    await user.click(screen.getByRole('button', { name: /^Publish version/ }));
    await waitFor(() => expect(screen.getByText(/^Can’t reach the server, so nothing was saved\./)).toBeVisible());
    expect(label).toHaveValue('Autumn');
    restore();
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(label).toHaveValue('Autumn');
  });
});
