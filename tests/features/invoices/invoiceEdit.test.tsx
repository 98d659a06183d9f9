import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestFromOtherSession } from '../../support/otherSession';
import { answered } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { removeStored } from '../../support/stored';
import { billId, makeBill, stored, withBill } from './invoicePage';
import { amounts, clientCountry, expectFault, field, itemAt } from './invoiceForm';

const edit = `/apps/invoice/edit/${billId}`;

const save = () => screen.getByRole('button', { name: 'Save' });

const noteElsewhere = `mutation { updateInvoice(input: { id: "${billId}", note: "From elsewhere" }) { invoice { id } } }`;

test('starts with the stored invoice', async () => {
  await renderApp(edit, withBill({ paid: 96, invoiceStatus: 'Partial Payment' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit invoice #5051' })).toBeVisible();
  expect(await field('Name')).toHaveValue('Ada Byron');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'Invoice #5051' })).toHaveAttribute(
    'href',
    `/apps/invoice/preview/${billId}`,
  );
  expect(screen.getByLabelText(/^Issue date/)).toHaveValue('2026-03-01');
  expect(screen.getByLabelText(/^Due date/)).toHaveValue('2026-03-31');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Partial payment');
  const item = await itemAt(1);
  expect(item.getByRole('textbox', { name: /^Unit price/ })).toHaveValue('60.00');
  expect(item.getByRole('textbox', { name: 'Note' })).toHaveValue('Cogs and wheels');
  expect(await field('IBAN')).toHaveValue('IE37 HAHE 9000 1700 4826 13');
  expect(await amounts()).toHaveTextContent(/Total\$396\.00.*Balance due\$300\.00/);
  const choice = screen.getByRole('combobox', { name: 'Existing client' });
  await waitFor(() => expect(choice).toHaveDisplayValue('Ada Byron, Engine Works'));
});

test('saves and shows changes', async () => {
  const { user, gateway, history } = await renderApp(edit, withBill());
  const company = await field('Company');
  await user.clear(company);
  await user.type(company, 'Loom & Co');
  fireEvent.change(screen.getByLabelText(/^Due date/), { target: { value: '2026-03-01' } });
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await user.type((await itemAt(2)).getByRole('textbox', { name: /^Unit price/ }), '4');
  await user.click(save());
  await waitFor(() => expect(screen.getByText('Invoice #5051 saved')).toBeVisible());
  expect(history.get().location.pathname).toBe(`/apps/invoice/preview/${billId}`);
  expect(await screen.findByRole('article')).toHaveTextContent(/Due dateMar 1, 2026.*Loom & Co.*Total\$400\.00/);
  expect(await stored(gateway)).toMatchObject({
    client: { company: 'Loom & Co' },
    dueDate: '2026-03-01T00:00:00.000Z',
  });
});

test('keeps changes by others to fields that were not edited', async () => {
  const { user, gateway } = await renderApp(edit, withBill());
  await user.type(await field('Company'), ' Ltd');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(gateway, noteElsewhere);
  await waitFor(() => expect(screen.getByText(/Someone else has changed this invoice/)).toBeVisible());
  await user.click(save());
  await screen.findByText('Invoice #5051 saved');
  expect(await stored(gateway)).toMatchObject({ client: { company: 'Engine Works Ltd' }, note: 'From elsewhere' });
});

test('updates a form without changes when others change the invoice', async () => {
  const { gateway } = await renderApp(edit, withBill());
  await field('Name');
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(gateway, noteElsewhere);
  await waitFor(() => expect(screen.getByDisplayValue('From elsewhere')).toBeVisible());
  expect(screen.queryByText(/Someone else has changed/)).not.toBeInTheDocument();
});

test('removes the image when the client changes', async () => {
  const { user, gateway } = await renderApp(edit, withBill({ avatar: '/media/avatars/ada.svg' }));
  const email = await field('Email');
  await user.clear(email);
  await user.type(email, 'grace@navy.example');
  await user.click(save());
  await screen.findByText('Invoice #5051 saved');
  expect(await stored(gateway)).toMatchObject({ avatar: null, client: { companyEmail: 'grace@navy.example' } });
});

test('shows server errors at their fields and stores nothing', async () => {
  const { user, gateway } = await renderApp(edit, withBill());
  const quantity = (await itemAt(1)).getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '1000001');
  await user.click(save());
  await expectFault(quantity, 'Enter a quantity greater than 0.');
  await waitFor(() => expect(quantity).toHaveFocus());
  expect((await stored(gateway))?.items[0]?.quantity).toBe(8);
});

test('shows an error instead of saving an invoice that was deleted', async () => {
  const { user, gateway } = await renderApp(edit, withBill());
  await user.type(await field('Company'), ' Ltd');
  await removeStored(gateway, 'invoices', billId);
  await user.click(save());
  await waitFor(() => expect(screen.getByText('Couldn’t save the invoice')).toBeVisible());
});

test('asks for confirmation before unsaved changes are lost, but not without changes', async () => {
  const { user, history } = await renderApp(edit, {
    prepare: async (gateway) => {
      await makeBill(gateway);
    },
  });
  await field('Name');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(history.get().location.pathname).toBe(`/apps/invoice/preview/${billId}`);
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await user.type(await clientCountry(), '!');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('article')).toHaveTextContent('United Kingdom+44');
});
