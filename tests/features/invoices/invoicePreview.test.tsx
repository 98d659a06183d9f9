import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadIntl } from '#i18n/loadIntl';
import { requestFromOtherSession } from '../../support/otherSession';
import { axeViolations } from '../../support/axeViolations';
import { answered } from '../../support/gatewayServer';
import { renderApp } from '../../support/renderApp';
import { removeStored } from '../../support/stored';
import { billId, letClientRead, makeBill, stored, withBill } from './invoicePage';

const preview = `/apps/invoice/preview/${billId}`;

const paper = () => screen.findByRole('article', { name: 'Invoice #5051' });

test('shows the invoice in its print layout', async () => {
  await renderApp(preview, withBill({ paid: 96, invoiceStatus: 'Partial Payment' }));
  const sheet = await paper();
  expect(document.title).toBe('Invoice #5051 – Invoices – Catalog Manager');
  expect(sheet).toHaveTextContent(
    /Catalog Manager12 Harbour Row, H91 C4T8 GalwayIreland.*Issue dateMar 1, 2026.*Due dateMar 31, 2026/,
  );
  const billTo = within(sheet).getByRole('region', { name: 'Bill to' });
  expect(billTo).toHaveTextContent(/Ada Byron.*Engine Works.*12 Mill Lane Leeds.*United Kingdom.*ada@engine\.example/);
  const payTo = within(sheet).getByRole('region', { name: 'Pay to' });
  expect(payTo).toHaveTextContent(/Balance due\$300\.00BankHarbour & Heath Bank.*IBANIE37 HAHE.*HAHEIE2D/);
  const [, row] = within(within(sheet).getByRole('table', { name: 'Items' })).getAllByRole('row');
  const cells = within(row!).getAllByRole('cell');
  expect(cells[0]).toHaveTextContent('Software developmentCogs and wheels');
  expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(['$60.00', '8', '25%', '10%', '$396.00']);
  expect(sheet).toHaveTextContent(
    /Subtotal\$480\.00Discount-\$120\.00Tax\$36\.00Total\$396\.00Paid-\$96\.00Balance due\$300\.00/,
  );
  expect(within(sheet).getByRole('region', { name: 'Note' })).toHaveTextContent('With thanks.');
  expect(await axeViolations()).toEqual([]);
});

test('omits discount, tax, and note if there are none', async () => {
  await renderApp(preview, withBill({ note: '', items: [{ service: 'Template Customization', cost: 10 }] }));
  const sheet = await paper();
  expect(sheet).toHaveTextContent(/Subtotal\$10\.00Total\$10\.00Paid\$0\.00/);
  expect(within(sheet).queryByRole('region', { name: 'Note' })).not.toBeInTheDocument();
});

test('shows the same date in every time zone', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  await renderApp(preview, withBill());
  expect(await paper()).toHaveTextContent('Issue dateMar 1, 2026');
  vi.unstubAllEnvs();
});

test('prints the invoice', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp(preview, withBill());
  await paper();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('marks a draft as sent and undoes it', async () => {
  const { user, gateway } = await renderApp(preview, withBill({ invoiceStatus: 'Draft' }));
  await user.click(await screen.findByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(screen.getByText('Invoice #5051 marked as sent')).toBeVisible());
  expect(await stored(gateway)).toMatchObject({ invoiceStatus: 'Sent' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as sent' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Mark as sent' })).toBeVisible();
  expect(await stored(gateway)).toMatchObject({ invoiceStatus: 'Draft' });
});

test('shows an error when a deleted draft is marked as sent', async () => {
  const { user, gateway } = await renderApp(preview, withBill({ invoiceStatus: 'Draft' }));
  const send = await screen.findByRole('button', { name: 'Mark as sent' });
  await removeStored(gateway, 'invoices', billId);
  await user.click(send);
  await waitFor(() => expect(screen.getByText('Couldn’t update the invoice')).toBeVisible());
});

test('deletes an invoice after confirmation and opens the list', async () => {
  const { user, history, gateway } = await renderApp(preview, withBill());
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(history.get().location.search).toBe('?dialog=delete');
  const question = await screen.findByRole('alertdialog', { name: 'Delete invoice #5051?' });
  expect(await axeViolations()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete invoice' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  expect(history.get().action).toBe('REPLACE');
  await waitFor(() => expect(screen.getByText('Invoice #5051 deleted')).toBeVisible());
  expect(await screen.findByRole('link', { name: '#5050' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '#5051' })).not.toBeInTheDocument();
  expect(await stored(gateway)).toBeFalsy();
});

test('shows a message if the open invoice is deleted elsewhere', async () => {
  const { gateway } = await renderApp(preview, withBill());
  await paper();
  await waitFor(() => expect(answered).toContain('RecordChanges'));
  await requestFromOtherSession(gateway, `mutation { deleteInvoice(input: { id: "${billId}" }) { deletedId } }`);
  expect(await screen.findByRole('heading', { name: 'Invoice not found' })).toBeVisible();
});

test('offers viewing and printing for read-only access', async () => {
  await renderApp(`${preview}?dialog=payment`, {
    user: 'client',
    prepare: async (gateway) => {
      await makeBill(gateway, { invoiceStatus: 'Draft' });
      await letClientRead(gateway);
    },
  });
  await paper();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  for (const name of ['Mark as sent', 'Record payment', 'Delete']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows the invoice in German with German number formats', async () => {
  await loadIntl('de');
  localStorage.setItem('preferences', JSON.stringify({ locale: 'de' }));
  await renderApp(preview, withBill());
  const sheet = await screen.findByRole('article', { name: 'Rechnung #5051' });
  expect(sheet).toHaveTextContent(/Rechnungsdatum01\.03\.2026.*Offener Betrag396,00\s\$/);
});
