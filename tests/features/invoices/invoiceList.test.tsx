import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAmounts } from '#shared/invoiceAmounts';
import { type InvoiceAmounts } from '#shared/invoiceAmounts';
import type { InvoiceRecord } from '#server/records/invoices';
import { dialogClosed } from '../../support/dialogClosed';
import { requestFromOtherSession } from '../../support/otherSession';
import { axeViolations } from '../../support/axeViolations';
import { answered } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { listStored, removeStored } from '../../support/stored';
import { billId, letClientRead, makeBill, stored, withBill } from './invoicePage';

const list = '/apps/invoice/list';

type Bill = InvoiceRecord & InvoiceAmounts;

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Invoices' });
  await within(table).findAllByRole('link');
  return within(table).getAllByRole('row').slice(1);
};

const numbers = async () => (await rows()).map((row) => within(row).getByRole('link').textContent);

const figures = () => screen.getByRole('group', { name: 'Invoice totals' });

const openMenu = async (user: Awaited<ReturnType<typeof renderApp>>['user'], id = billId) => {
  await user.click(await screen.findByRole('button', { name: `Actions for invoice #${id}` }));
  return screen.findByRole('menu');
};

test('shows the client, dates, total, balance, and status of each invoice', async () => {
  await renderApp(list, withBill({ invoiceStatus: 'Partial Payment', paid: 96 }));
  expect(await numbers()).toHaveLength(10);
  const [first] = await rows();
  expect(first).toHaveTextContent(
    /#5051.*Ada Byron.*Engine Works.*Mar 1, 2026.*Mar 31, 2026.*\$396\.00.*\$300\.00.*Partial payment/,
  );
  expect(screen.getByText('1–10 of 51')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

const amountIn = (label: string) => {
  const text = within(figures()).getByRole('button', { name: new RegExp(`^${label} `) }).textContent ?? '';
  return Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
};

test('shows totals over all invoices regardless of filters, and they add up', async () => {
  await renderApp(`${list}?q=nobody`, withBill({ paid: 1_000 }));
  await waitFor(() => expect(figures()).toHaveTextContent('51 invoices'));
  expect(amountIn('Paid') + amountIn('Outstanding')).toBeCloseTo(amountIn('All invoices'), 2);
});

test.each([
  ['Paid', '?balance=SETTLED', ({ total, paid }: Bill) => paid >= total],
  ['Outstanding', '?balance=OPEN', ({ total, paid }: Bill) => paid < total],
  ['Past due', '?status=PAST_DUE', ({ invoiceStatus }: Bill) => invoiceStatus === 'Past Due'],
])('filters the list by the invoices of the figure %s', async (label, search, isCounted) => {
  const { user, history, gateway } = await renderApp(`${list}?page=2`);
  const all = await listStored(gateway, 'invoices');
  const count = all.map((invoice) => ({ ...invoice, ...getAmounts(invoice) })).filter(isCounted).length;
  const figure = await waitFor(() =>
    within(figures()).getByRole('button', { name: new RegExp(`^${label} .* ${count} invoices?$`) }),
  );
  await user.click(figure);
  expect(history.get().location.search).toBe(search);
  expect(figure).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(screen.getByText(new RegExp(`^1–${Math.min(10, count)} of ${count}$`))).toBeVisible());
  await user.click(within(figures()).getByRole('button', { name: /^All invoices/ }));
  expect(history.get().location.search).toBe('');
});

test('restores a deleted invoice on undo', async () => {
  const { user } = await renderApp(list, withBill());
  await openMenu(user);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete invoice' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: `#${billId}` })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: `#${billId}` })).toBeVisible();
  await waitFor(() => expect(figures()).toHaveTextContent('51 invoices'));
});

test('stores search, status, sort, and page in the URL', async () => {
  const { user, history } = await renderApp(list, withBill());
  await rows();
  const search = () => history.get().location.search;
  await user.type(screen.getByRole('searchbox', { name: 'Search by client or email' }), 'engine.ex');
  await waitFor(() => expect(search()).toBe('?q=engine.ex'));
  await waitFor(async () => expect(await numbers()).toEqual(['#5051']));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(search()).toBe(''));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Draft');
  await waitFor(() => expect(search()).toBe('?status=DRAFT'));
  await waitFor(async () => {
    for (const row of await rows()) expect(row).toHaveTextContent('Draft');
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses');
  await user.click(screen.getByRole('button', { name: 'Issued' }));
  await waitFor(() => expect(search()).toBe('?sort=ISSUED_DATE&direction=ASC'));
  await user.click(screen.getByRole('button', { name: 'Number' }));
  await waitFor(async () => expect((await numbers())[0]).toBe('#5001'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(search()).toBe('?direction=ASC&page=2'));
  await waitFor(async () => expect((await numbers())[0]).toBe('#5011'));
});

test.each([
  ['TOTAL', 'Total'],
  ['BALANCE', 'Balance'],
  ['CLIENT', 'Client'],
  ['DUE_DATE', 'Due'],
  ['STATUS', 'Status'],
])('restores the sort %s from the URL', async (sort, column) => {
  await renderApp(`${list}?sort=${sort}&direction=ASC`);
  await rows();
  expect(screen.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
});

test('offers to create the first invoice if there are none', async () => {
  const { user, history } = await renderApp(list, {
    prepare: async (gateway) => {
      await removeStored(gateway, 'invoices');
    },
  });
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  await waitFor(() => expect(figures()).toHaveTextContent('No invoices'));
  await user.click(screen.getAllByRole('link', { name: 'New invoice' })[1]!);
  expect(history.get().location.pathname).toBe('/apps/invoice/add');
});

test('opens the invoice and its form from the row menu', async () => {
  const { user, history } = await renderApp(list, withBill());
  const menu = await openMenu(user);
  expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/apps/invoice/edit/5051');
  await user.click(within(menu).getByRole('menuitem', { name: 'View' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoice #5051' })).toBeVisible();
  history.push(list);
  await user.click(await screen.findByRole('link', { name: '#5050' }));
  expect(history.get().location.pathname).toBe('/apps/invoice/preview/5050');
});

test('deletes an invoice by keyboard after confirmation', async () => {
  const { user, history, gateway } = await renderApp(list, withBill());
  const button = await screen.findByRole('button', { name: 'Actions for invoice #5051' });
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  const question = await screen.findByRole('alertdialog', { name: 'Delete invoice #5051?' });
  expect(question).toHaveTextContent('This deletes the invoice to Ada Byron with all its items');
  expect(history.get().location.search).toBe('?dialog=delete&invoice=5051');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await dialogClosed();
  expect(await stored(gateway)).toBeDefined();

  const menu = await openMenu(user);
  await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Delete invoice' }));
  await waitFor(() => expect(screen.getByText('Invoice #5051 deleted')).toBeVisible());
  await waitFor(async () => expect((await numbers())[0]).toBe('#5050'));
  await waitFor(() => expect(figures()).toHaveTextContent('50 invoices'));
  // The button that opened the dialog is gone.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await stored(gateway)).toBeFalsy();
});

test('offers only viewing for read-only access', async () => {
  const { user } = await renderApp(`${list}?dialog=delete&invoice=5051`, {
    user: 'client',
    prepare: async (gateway) => {
      await makeBill(gateway);
      await letClientRead(gateway);
    },
  });
  await rows();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New invoice' })).not.toBeInTheDocument();
  const menu = await openMenu(user);
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['View']);
});

test.each([list, '/apps/invoice/preview/5001', '/apps/invoice/edit/5001', '/apps/invoice/add'])(
  'denies access to %s without the permission to read invoices',
  async (path) => {
    const { history } = await renderApp(path, { user: 'client' });
    await waitFor(() => expect(history.get().location.pathname).toBe('/misc/not-authorized'));
  },
);

test.each(['/apps/invoice/edit/5001', '/apps/invoice/add'])('denies read-only access to %s', async (path) => {
  const { history } = await renderApp(path, { user: 'client', prepare: letClientRead });
  await waitFor(() => expect(history.get().location.pathname).toBe('/misc/not-authorized'));
});

test.each(['/apps/invoice/preview', '/apps/invoice/edit'])('redirects %s to the list', async (path) => {
  const { history } = await renderApp(path);
  await waitFor(() => expect(history.get().location.pathname).toBe(list));
});

test('shows an invoice created in another session automatically', async () => {
  const { gateway } = await renderApp(list);
  await rows();
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  const input = {
    client: { name: 'Grace', companyEmail: 'grace@example.com' },
    items: [{ service: 'EXTENDED_LICENSE', cost: { amount: '10', currencyCode: 'USD' } }],
  };
  await requestFromOtherSession(
    gateway,
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoice { id } } }',
    {
      input,
    },
  );
  expect(await screen.findByRole('link', { name: '#5051' })).toBeVisible();
  await waitFor(() => expect(figures()).toHaveTextContent('51 invoices'));
});
