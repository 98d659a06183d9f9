import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { InvoiceDocumentItems } from '#features/invoices/document/InvoiceDocumentItems';
import { axeViolations } from '../../support/axeViolations';
import { renderApp } from '../../support/renderApp';
import { renderComponent } from '../../support/renderComponent';
import { failCalls, getBodyText } from '../../support/failingServer';
import { removeStored } from '../../support/stored';
import { billId, makeBill, stored, withBill } from './invoicePage';
import { amounts, expectFault, field, itemAt } from './invoiceForm';

const list = '/apps/invoice/list';
const preview = `/apps/invoice/preview/${billId}`;
const edit = `/apps/invoice/edit/${billId}`;

const numbers = async () => {
  const table = await screen.findByRole('table', { name: 'Invoices' });
  return (await within(table).findAllByRole('link')).map(({ textContent }) => textContent);
};

/** Rejects every call of the operation until the returned function is called. */
function refuseCalls(operation: string): () => void {
  const reach = globalThis.fetch;
  const errors = [{ message: 'Too many questions at once.', extensions: { code: 'LIMIT' } }];
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((target, init) =>
      getBodyText(init).includes(operation) ? Promise.resolve(Response.json({ errors })) : reach(target, init),
    );
  return () => spy.mockRestore();
}

describe('Invoice list', () => {
  test('returns to the previous page', async () => {
    const { user, history } = await renderApp(list);
    expect((await numbers())[0]).toBe('#5050');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    await waitFor(async () => expect(await numbers()).toHaveLength(25));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect((await numbers())[0]).toBe('#5025'));
    expect(history.get().location.search).toBe('?perPage=25&page=2');
    act(() => window.history.back());
    await waitFor(async () => expect((await numbers())[0]).toBe('#5050'));
  });

  test('shows the previous page after the only invoice of the last one is deleted', async () => {
    const { user, history } = await renderApp(
      `${list}?direction=ASC&page=6&dialog=delete&invoice=${billId}`,
      withBill(),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Delete invoice #5051?' });
    await user.click(within(question).getByRole('button', { name: 'Delete invoice' }));
    await waitFor(() => expect(history.get().location.search).toBe('?direction=ASC&page=5'));
    await waitFor(async () => expect((await numbers()).at(-1)).toBe('#5050'));
  });

  test('works without its totals, which can be loaded again', async () => {
    let restore = () => {};
    const { user } = await renderApp(list, { beforeDrawing: () => (restore = refuseCalls('InvoiceFigures')) });
    expect(await numbers()).toHaveLength(10);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Too many questions at once.')).toBeVisible();
    restore();
    await user.click(retry);
    await waitFor(() => expect(screen.getByText('50 invoices')).toBeVisible());
  });

  test('keeps the dialog open with the reason if deleting fails', async () => {
    const { user, gateway } = await renderApp(`${list}?dialog=delete&invoice=${billId}`, withBill());
    const question = await screen.findByRole('alertdialog', { name: 'Delete invoice #5051?' });
    await removeStored(gateway, 'invoices', billId);
    await user.click(within(question).getByRole('button', { name: 'Delete invoice' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent(/5051/);
  });
});

describe('Invoice preview', () => {
  test('shows the price details below each item on a phone', async () => {
    const usd = (amount: string) => ({ amount, currencyCode: 'USD' });
    const item = {
      service: 'TEMPLATE_CUSTOMIZATION',
      cost: usd('1200'),
      quantity: 2.5,
      note: '',
      price: usd('2970'),
    } as const;
    await renderComponent(
      <InvoiceDocumentItems
        items={[
          { ...item, discount: 10, tax: 8.875 },
          { ...item, discount: 0, tax: 0, price: usd('3000') },
        ]}
      />,
    );
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('2.5 × $1,200.00 · 10% off · 8.875% tax');
    expect(second).toHaveTextContent(/2\.5 × \$1,200\.00\$/);
  });

  test('shows an error if undo fails', async () => {
    const { user } = await renderApp(preview, withBill({ invoiceStatus: 'Draft' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as sent' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const restore = failCalls('InvoiceUpdate');
    await user.click(undo);
    await waitFor(() => expect(screen.getByText('Couldn’t update the invoice')).toBeVisible());
    restore();
    expect(screen.queryByRole('button', { name: 'Mark as sent' })).not.toBeInTheDocument();
  });
});

describe('Invoice form', () => {
  test('is accessible with many items and saves after one is removed', async () => {
    const line = { service: 'Software Development', cost: 10 } as const;
    const { user, gateway } = await renderApp(edit, {
      prepare: async (gateway) => {
        await makeBill(gateway, { items: [line, { ...line, note: 'Second' }, { ...line, note: 'Third' }] });
      },
    });
    expect((await itemAt(3)).getByRole('textbox', { name: 'Note' })).toHaveValue('Third');
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove item 2' }));
    expect(await amounts()).toHaveTextContent('Total$20.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Invoice #5051 saved');
    expect((await stored(gateway))?.items.map(({ note }) => note)).toEqual(['', 'Third']);
  });

  test('marks an invoice as paid in full by its status', async () => {
    const { user, gateway } = await renderApp(edit, withBill());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Paid');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article')).toHaveTextContent(/Paid-\$396\.00Balance due\$0\.00/);
    expect(await stored(gateway)).toMatchObject({ paid: 396, invoiceStatus: 'Paid' });
  });

  test('clears the error of a field that a change in another one has resolved', async () => {
    const { user } = await renderApp(edit, withBill());
    const status = await screen.findByRole('combobox', { name: 'Status' });
    await user.selectOptions(status, 'Partial payment');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectFault(await field('Paid so far'), /greater than 0 and less than the total/);
    await user.selectOptions(status, 'Sent');
    await waitFor(async () => expect(await field('Paid so far')).toBeValid());
  });

  test('requires the bank account of a stored invoice', async () => {
    const { user } = await renderApp(edit, withBill());
    await user.clear(await field('IBAN'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectFault(await field('IBAN'), 'Enter the IBAN.');
  });
});
