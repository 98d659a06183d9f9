import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { listStored } from '../../support/stored';
import { billId, stored } from './invoicePage';
import { amounts, clientCountry, expectFault, field, itemAt } from './invoiceForm';

const add = '/apps/invoice/add';

const create = () => screen.getByRole('button', { name: 'Create invoice' });

test('creates and opens an invoice for a new client', async () => {
  const { user, gateway, history } = await renderApp(add);
  await user.type(await field('Name'), 'Grace Hopper');
  await user.type(await field('Email'), 'grace@navy.example');
  await user.type(await field('Address'), '1 Dock Road{Enter}Arlington');
  const item = await itemAt(1);
  await user.selectOptions(item.getByRole('combobox', { name: 'Service' }), 'Template customization');
  await user.type(item.getByRole('textbox', { name: /^Unit price/ }), '19.90');
  await user.clear(item.getByRole('textbox', { name: 'Quantity' }));
  await user.type(item.getByRole('textbox', { name: 'Quantity' }), '2.5');
  await user.clear(item.getByRole('textbox', { name: 'Discount %' }));
  await user.type(item.getByRole('textbox', { name: 'Discount %' }), '10');
  await user.clear(item.getByRole('textbox', { name: 'Tax %' }));
  await user.type(item.getByRole('textbox', { name: 'Tax %' }), '8.875');
  await user.type(item.getByRole('textbox', { name: 'Note' }), 'In blue');
  expect(await amounts()).toHaveTextContent(/Subtotal\$49\.75Discount-\$4\.98Tax\$3\.97Total\$48\.74/);
  expect(await axeViolations()).toEqual([]);
  await user.click(create());
  await waitFor(() => expect(screen.getByText('Invoice #5051 created')).toBeVisible());
  expect(history.get().location.pathname).toBe(`/apps/invoice/preview/${billId}`);
  expect(await screen.findByRole('article')).toHaveTextContent(/Total\$48\.74.*Balance due\$48\.74/);
  const invoice = (await stored(gateway))!;
  expect(invoice).toMatchObject({
    invoiceStatus: 'Draft',
    paid: 0,
    client: { name: 'Grace Hopper', companyEmail: 'grace@navy.example', address: '1 Dock Road\nArlington' },
    account: { bankName: 'Harbour & Heath Bank' },
    items: [
      { service: 'Template Customization', cost: 19.9, quantity: 2.5, discount: 10, tax: 8.875, note: 'In blue' },
    ],
  });
  expect(Date.parse(invoice.dueDate) - Date.parse(invoice.issuedDate)).toBe(30 * 24 * 60 * 60 * 1000);
});

test('creates one invoice when the button is double-clicked', async () => {
  const { user, gateway } = await renderApp(add);
  await user.type(await field('Name'), 'Grace Hopper');
  await user.type(await field('Email'), 'grace@navy.example');
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Unit price/ }), '20');
  act(() => {
    create().click();
    create().click();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice #5051' })).toBeVisible();
  const invoices = await listStored(gateway, 'invoices', ({ client }) => client.name === 'Grace Hopper');
  expect(invoices).toHaveLength(1);
});

test('fills in an existing client, and treats a changed name as a new client', async () => {
  const { user } = await renderApp(add);
  const choice = await screen.findByRole('combobox', { name: 'Existing client' });
  const ingrid = await within(choice).findByRole('option', { name: 'Ingrid Solberg, Fjellheim Lodges AS' });
  expect(within(choice).getAllByRole('option', { name: /Ingrid Solberg/ })).toHaveLength(1);
  await user.selectOptions(choice, ingrid);
  expect(await field('Email')).toHaveValue('accounts@fjellheim.example');
  expect(await field('Address')).toHaveValue('Storgata 14\n5003 Bergen');
  await user.type(await field('Name'), ' Junior');
  expect(within(choice).getByRole('option', { name: 'New client' })).toHaveProperty('selected', true);
  await user.selectOptions(choice, ingrid);
  await user.selectOptions(choice, 'New client');
  expect(await field('Name')).toHaveValue('');
  expect(await clientCountry()).toHaveValue('');
  await waitFor(async () => expect(await field('Name')).toHaveFocus());
});

test('adds and removes items by keyboard and keeps at least one', async () => {
  const { user } = await renderApp(add);
  await itemAt(1);
  expect(screen.queryByRole('button', { name: /^Remove item/ })).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Add item' }).focus();
  await user.keyboard('{Enter}');
  const service = (await itemAt(2)).getByRole('combobox', { name: 'Service' });
  await waitFor(() => expect(service).toHaveFocus());
  await user.tab();
  await user.tab();
  await user.keyboard('80');
  expect((await itemAt(2)).getByText('$80.00')).toBeVisible();
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Unit price/ }), '20');
  expect(await amounts()).toHaveTextContent('Total$100.00');
  screen.getByRole('button', { name: 'Remove item 1' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Item 2' })).not.toBeInTheDocument());
  expect((await itemAt(1)).getByRole('textbox', { name: /^Unit price/ })).toHaveValue('80');
  expect(await amounts()).toHaveTextContent('Total$80.00');
  const addItem = screen.getByRole('button', { name: 'Add item' });
  expect(addItem).toHaveFocus();
  // What was not filled in yet is no error.
  await user.keyboard('{Enter}');
  const price = (await itemAt(2)).getByRole('textbox', { name: /^Unit price/ });
  await waitFor(async () => expect((await itemAt(2)).getByRole('combobox', { name: 'Service' })).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(price).toHaveFocus();
  expect(price).not.toHaveAccessibleDescription();
  await user.tab();
  await expectFault(price, /Enter an amount of 0 or more/);
});

test('shows an error at each missing field and focuses the first one', async () => {
  const { user, gateway } = await renderApp(add);
  const name = await field('Name');
  await user.click(create());
  await expectFault(name, 'Enter the client’s name.');
  await expectFault(await field('Email'), 'Enter a valid email address. Example: name@example.com');
  await expectFault((await itemAt(1)).getByRole('textbox', { name: /^Unit price/ }), /Enter an amount of 0 or more/);
  expect(name).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  expect(await stored(gateway)).toBeFalsy();
});

test('shows server errors at their fields', async () => {
  const { user } = await renderApp(add);
  await user.type(await field('Name'), 'Grace Hopper');
  await user.type(await field('Email'), 'grace@navy.example');
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Unit price/ }), '10');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const second = await itemAt(2);
  const cost = second.getByRole('textbox', { name: /^Unit price/ });
  await user.type(cost, '2000000000');
  const quantity = second.getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '2000000');
  await user.click(create());
  await expectFault(cost, 'Enter a price of 0 or more with up to two decimal places.');
  await expectFault(quantity, 'Enter a quantity greater than 0.');
  expect(
    await screen.findByText('The total is too high for one invoice. Split it into several invoices.'),
  ).toBeVisible();
  await waitFor(() => expect(cost).toHaveFocus());
  await user.clear(cost);
  await user.type(cost, '20');
  await user.clear(quantity);
  await user.type(quantity, '1');
  await user.click(create());
  await waitFor(() => expect(screen.getByText('Invoice #5051 created')).toBeVisible());
});

test('rejects a due date before the issue date and a partial payment of zero', async () => {
  const { user } = await renderApp(add);
  const due = await screen.findByLabelText(/^Due date/);
  fireEvent.change(screen.getByLabelText(/^Issue date/), { target: { value: '2026-05-04' } });
  fireEvent.change(due, { target: { value: '2026-05-03' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Partial payment');
  await user.click(create());
  await expectFault(due, 'The due date is before the issue date. Enter a later due date.');
  await expectFault(await field('Paid so far'), 'Enter an amount greater than 0 and less than the total.');
});

test('counts a paid invoice as paid in full immediately', async () => {
  const { user } = await renderApp(add);
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Unit price/ }), '10');
  expect(await amounts()).toHaveTextContent('Balance due$10.00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
  expect(await amounts()).toHaveTextContent('Balance due$0.00');
  expect(await field('Paid so far')).toHaveAccessibleDescription(
    'With this status, the invoice counts as paid in full.',
  );
});

test('rejects an incomplete bank account', async () => {
  const { user } = await renderApp(add);
  await user.type(await field('SWIFT code'), 'MILLIE2D');
  await user.click(create());
  await expectFault(await field('IBAN'), 'Enter the IBAN.');
  await expectFault(await field('Bank'), 'Enter the bank name.');
});

test('asks for confirmation before an unsaved invoice is left', async () => {
  const { user } = await renderApp(add);
  await user.type(await field('Name'), 'Half');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(await field('Name')).toHaveValue('Half');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
});

test('keeps the values if saving fails, and saves with Ctrl+S afterwards', async () => {
  const { user } = await renderApp(add);
  await user.type(await field('Name'), 'Grace Hopper');
  await user.type(await field('Email'), 'grace@navy.example');
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Unit price/ }), '10');
  setReachable(false);
  await user.click(create());
  await waitFor(() => expect(screen.getByText('Couldn’t save the invoice')).toBeVisible());
  setReachable(true);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.getByText('Invoice #5051 created')).toBeVisible());
});
