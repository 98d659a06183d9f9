import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/axeViolations';
import { setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { billId, stored } from './billing';
import { amounts, clientCountry, expectFault, field, itemAt } from './invoiceForm';

const add = '/apps/invoice/add';

const create = () => screen.getByRole('button', { name: 'Create invoice' });

test('an invoice is written for a new client and opened', async () => {
  const { user, gateway, history } = await renderApp(add);
  await user.type(await field('Name'), 'Grace Hopper');
  await user.type(await field('Email'), 'grace@navy.example');
  await user.type(await field('Address'), '1 Dock Road{Enter}Arlington');
  const item = await itemAt(1);
  await user.selectOptions(item.getByRole('combobox', { name: 'Service' }), 'Template customization');
  await user.type(item.getByRole('textbox', { name: /^Cost/ }), '19.90');
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
  expect(await screen.findByText('Invoice #5051 created')).toBeVisible();
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

test('a client who was billed before is filled in, and another name makes it somebody else', async () => {
  const { user } = await renderApp(add);
  const choice = await screen.findByRole('combobox', { name: 'Earlier client' });
  const ingrid = await within(choice).findByRole('option', { name: 'Ingrid Solberg, Fjellheim Lodges AS' });
  expect(within(choice).getAllByRole('option', { name: /Ingrid Solberg/ })).toHaveLength(1);
  await user.selectOptions(choice, ingrid);
  expect(await field('Email')).toHaveValue('accounts@fjellheim.example');
  expect(await field('Address')).toHaveValue('Storgata 14\n5003 Bergen');
  await user.type(await field('Name'), ' Junior');
  expect(within(choice).getByRole('option', { name: 'Somebody else' })).toHaveProperty('selected', true);
  await user.selectOptions(choice, ingrid);
  await user.selectOptions(choice, 'Somebody else');
  expect(await field('Name')).toHaveValue('');
  expect(await clientCountry()).toHaveValue('');
  await waitFor(async () => expect(await field('Name')).toHaveFocus());
});

test('items are added and removed by keyboard; one always stays', async () => {
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
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Cost/ }), '20');
  expect(await amounts()).toHaveTextContent('Total$100.00');
  screen.getByRole('button', { name: 'Remove item 1' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Item 2' })).not.toBeInTheDocument());
  expect((await itemAt(1)).getByRole('textbox', { name: /^Cost/ })).toHaveValue('80');
  expect(await amounts()).toHaveTextContent('Total$80.00');
  expect(screen.getByRole('button', { name: 'Add item' })).toHaveFocus();
});

test('what is missing is said at its field, and the first has the focus', async () => {
  const { user, gateway } = await renderApp(add);
  const name = await field('Name');
  await user.click(create());
  await expectFault(name, 'Enter the name of the client.');
  await expectFault(await field('Email'), 'Enter an email address such as name@example.com.');
  await expectFault((await itemAt(1)).getByRole('textbox', { name: /^Cost/ }), /Enter 0 or more/);
  expect(name).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  expect(await stored(gateway)).toBeFalsy();
});

test('what only the server finds at fault is said at its field', async () => {
  const { user } = await renderApp(add);
  await user.type(await field('Name'), 'Grace Hopper');
  await user.type(await field('Email'), 'grace@navy.example');
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Cost/ }), '10');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const second = await itemAt(2);
  const cost = second.getByRole('textbox', { name: /^Cost/ });
  await user.type(cost, '2000000000');
  const quantity = second.getByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '2000000');
  await user.click(create());
  await expectFault(cost, 'Enter a price of 0 or more, with cents at most.');
  await expectFault(quantity, 'Enter how many, above 0.');
  expect(await screen.findByText('The total is too high for one invoice. Make several of it.')).toBeVisible();
  await waitFor(() => expect(cost).toHaveFocus());
  await user.clear(cost);
  await user.type(cost, '20');
  await user.clear(quantity);
  await user.type(quantity, '1');
  await user.click(create());
  expect(await screen.findByText('Invoice #5051 created')).toBeVisible();
});

test('an invoice is not due before it is issued, nor partly paid with nothing', async () => {
  const { user } = await renderApp(add);
  const due = await screen.findByLabelText(/^Date due/);
  fireEvent.change(screen.getByLabelText(/^Date issued/), { target: { value: '2026-05-04' } });
  fireEvent.change(due, { target: { value: '2026-05-03' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Partial payment');
  await user.click(create());
  await expectFault(due, 'The invoice is due before it is issued. Choose a later day.');
  await expectFault(await field('Paid so far'), 'A partial payment is more than nothing and less than the total.');
});

test('a paid invoice counts as paid whole at once', async () => {
  const { user } = await renderApp(add);
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Cost/ }), '10');
  expect(await amounts()).toHaveTextContent('Balance due$10.00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
  expect(await amounts()).toHaveTextContent('Balance due$0.00');
  expect(await field('Paid so far')).toHaveAccessibleDescription('With this status the whole total counts as paid.');
});

test('half an account is not enough', async () => {
  const { user } = await renderApp(add);
  await user.type(await field('SWIFT code'), 'MILLIE2D');
  await user.click(create());
  await expectFault(await field('IBAN'), 'Enter the IBAN.');
  await expectFault(await field('Bank'), 'Enter the name of the bank.');
});

test('a half-written invoice is not left without a question', async () => {
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

test('an invoice that cannot be sent is kept in the form, and saved by Ctrl+S once it can', async () => {
  const { user } = await renderApp(add);
  await user.type(await field('Name'), 'Grace Hopper');
  await user.type(await field('Email'), 'grace@navy.example');
  await user.type((await itemAt(1)).getByRole('textbox', { name: /^Cost/ }), '10');
  setReachable(false);
  await user.click(create());
  expect(await screen.findByText('The invoice was not saved')).toBeVisible();
  setReachable(true);
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Invoice #5051 created')).toBeVisible();
});
