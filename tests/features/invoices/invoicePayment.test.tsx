import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogClosed } from '../../support/dialogClosed';
import { requestFromOtherSession } from '../../support/otherSession';
import { axeViolations } from '../../support/axeViolations';
import { answered, setReachable } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { putStored } from '../../support/stored';
import { billId, stored, withBill } from './invoicePage';

const preview = `/apps/invoice/preview/${billId}`;

const dialog = () => screen.findByRole('dialog', { name: 'Record a payment for invoice #5051' });
const amount = async () => within(await dialog()).getByRole('textbox', { name: 'Amount' });

/** Starts the app with the dialog open. */
const open = async (changes = {}) => {
  const app = await renderApp(preview, withBill(changes));
  await app.user.click(await screen.findByRole('button', { name: 'Record payment' }));
  await dialog();
  return app;
};

test('starts with the full balance and pays the invoice in full', async () => {
  const { user, history, gateway } = await open({ paid: 96, invoiceStatus: 'Past Due' });
  expect(history.get().location.search).toBe('?dialog=payment');
  expect(await dialog()).toHaveTextContent('$300.00 of $396.00 is outstanding.');
  await waitFor(async () => expect(await amount()).toHaveFocus());
  expect(await amount()).toHaveValue('300.00');
  expect(await amount()).toHaveAccessibleDescription('This pays the invoice in full.');
  expect(await axeViolations()).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText('Payment recorded')).toBeVisible());
  expect(await stored(gateway)).toMatchObject({ paid: 396, invoiceStatus: 'Paid' });
  await dialogClosed();
  expect(history.get().location.search).toBe('');
  expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Balance due$0.00'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('records a partial payment, which can be undone', async () => {
  const { user, gateway } = await open();
  await user.clear(await amount());
  await user.type(await amount(), '100,50');
  expect(await amount()).toHaveAccessibleDescription('$295.50 will be outstanding.');
  await user.click(within(await dialog()).getByRole('button', { name: 'Record payment' }));
  await screen.findByText('Payment recorded');
  expect(await stored(gateway)).toMatchObject({ paid: 100.5, invoiceStatus: 'Partial Payment' });
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Balance due$295.50'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('Balance due$396.00'));
  expect(await stored(gateway)).toMatchObject({ paid: 0, invoiceStatus: 'Sent' });
});

test.each([
  ['0', 'Enter an amount greater than 0 with up to two decimal places.'],
  ['-3', 'Enter an amount greater than 0 with up to two decimal places.'],
  ['1.005', 'Enter an amount greater than 0 with up to two decimal places.'],
  ['much', 'Enter an amount greater than 0 with up to two decimal places.'],
  ['396.01', 'Enter no more than the outstanding amount.'],
])('rejects the amount %s', async (typed, message) => {
  const { user, gateway } = await open();
  await user.clear(await amount());
  await user.type(await amount(), `${typed}{Enter}`);
  await waitFor(async () => expect(await amount()).toHaveAccessibleDescription(message));
  expect(await stored(gateway)).toMatchObject({ paid: 0 });
});

test('includes a payment recorded elsewhere', async () => {
  const { user, gateway } = await open();
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(
    gateway,
    `mutation { updateInvoice(input: { id: "${billId}", paid: { amount: "96", currencyCode: "USD" } }) { invoice { id } } }`,
  );
  await waitFor(async () => expect(await dialog()).toHaveTextContent('$300.00 of $396.00 is outstanding.'));
  expect(await amount()).toHaveValue('300.00');
  await user.clear(await amount());
  await user.type(await amount(), '100{Enter}');
  await screen.findByText('Payment recorded');
  expect(await stored(gateway)).toMatchObject({ paid: 196, invoiceStatus: 'Partial Payment' });
});

test('shows server errors at the amount', async () => {
  const { user, gateway } = await open();
  const bill = (await stored(gateway))!;
  // Someone else has reduced the total.
  const items = bill.items.map((item) => ({ ...item, cost: 10, discount: 0, tax: 0 }));
  await putStored(gateway, 'invoices', { ...bill, items });
  await user.clear(await amount());
  await user.type(await amount(), '90{Enter}');
  await waitFor(async () =>
    expect(await amount()).toHaveAccessibleDescription(/Enter an amount greater than 0 and less than the total\./),
  );
});

test('keeps the amount and shows the reason if saving fails', async () => {
  const { user, gateway } = await open();
  setReachable(false);
  await user.click(within(await dialog()).getByRole('button', { name: 'Record payment' }));
  expect(await within(await dialog()).findByRole('alert')).toBeVisible();
  expect(await amount()).toHaveValue('396.00');
  setReachable(true);
  await user.click(within(await dialog()).getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(screen.getByText('Payment recorded')).toBeVisible());
  expect(await stored(gateway)).toMatchObject({ invoiceStatus: 'Paid' });
});

test('does not change the invoice if canceled', async () => {
  const { user, gateway } = await open();
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Record payment' })).toHaveFocus());
  expect(await stored(gateway)).toMatchObject({ paid: 0, invoiceStatus: 'Sent' });
});

test('is not offered for paid and overpaid invoices', async () => {
  await renderApp(preview, withBill({ paid: 500, invoiceStatus: 'Paid' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Balance due-$104.00');
  expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument();
});
