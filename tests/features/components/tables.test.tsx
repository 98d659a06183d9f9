import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#lib/csv';
import { downloads } from '../../support/downloads';
import { failCalls } from '../../support/failingServer';
import { renderApp } from '../../support/renderApp';

const getRows = async (table: string) => {
  const rows = await within(await screen.findByRole('table', { name: table })).findAllByRole('row');
  return rows.slice(1);
};

describe('Table examples', () => {
  test('expand and collapse a row', async () => {
    const { user } = await renderApp('/components/expandable-tables');
    const button = await screen.findByRole('button', { name: 'Details of Steel mug' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(screen.getByText('Double wall, 300 ml, dishwasher safe.')).toBeVisible();
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.queryByText('Double wall, 300 ml, dishwasher safe.')).toBeNull();
  });

  test('edit a row by keyboard', async () => {
    const { user } = await renderApp('/components/editable-tables');
    await user.click(await screen.findByRole('button', { name: 'Edit row of Steel mug' }));
    const name = screen.getByRole('textbox', { name: 'Product' });
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'Steel cup{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit row of Steel cup' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Edit row of Steel cup' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '9{Escape}');
    expect(screen.getByText('€12.00')).toBeVisible();
  });

  test('remove selected rows, and restore them', async () => {
    const { user } = await renderApp('/components/selectable-tables');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Steel mug' }));
    await user.click(screen.getByRole('button', { name: 'Remove from list' }));
    expect(await getRows('Products to select')).toHaveLength(5);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await getRows('Products to select')).toHaveLength(6));
  });

  test('sort by a column, numbers by their value', async () => {
    const { user } = await renderApp('/components/sortable-tables');
    await user.click(await screen.findByRole('button', { name: 'Stock' }));
    expect((await getRows('Products in order'))[0]).toHaveTextContent('Gas stove Ember');
    await user.click(screen.getByRole('button', { name: 'Stock' }));
    expect((await getRows('Products in order'))[0]).toHaveTextContent('Steel mug');
  });
});

describe('Employee table', () => {
  const address = '/components/employee-table';

  test('shows ten employees a page, with their status as a badge', async () => {
    await renderApp(address);
    await waitFor(async () => expect(await getRows('Employees')).toHaveLength(10));
    expect(screen.getByText(/^1–10 of \d+$/)).toBeVisible();
    expect((await getRows('Employees'))[0]).toHaveTextContent(/Employed|Professional|Rejected|Resigned|Applied/);
  });

  test('keeps search, status, and order in the URL', async () => {
    const { user, history } = await renderApp(address);
    await user.type(await screen.findByRole('searchbox', { name: 'Search employees' }), 'data');
    await waitFor(() => expect(history.get().location.search).toBe('?q=data'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
    await user.click(screen.getByRole('button', { name: 'Salary' }));
    await waitFor(() => expect(history.get().location.search).toBe('?q=data&status=REJECTED&sort=SALARY'));
    await waitFor(async () => {
      for (const row of await getRows('Employees')) expect(row).toHaveTextContent('Rejected');
    });
  });

  test('says that no employees match', async () => {
    await renderApp(`${address}?q=nobodyhere`);
    expect(await screen.findByRole('heading', { name: 'No employees match' })).toBeVisible();
  });

  test('can be loaded again after a failure', async () => {
    let repair = () => {};
    const { user } = await renderApp(address, {
      prepare: async () => void (repair = failCalls('query EmployeeTable')),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    repair();
    await user.click(retry);
    await waitFor(async () => expect(await getRows('Employees')).toHaveLength(10));
  });

  test('exports all that match as CSV', async () => {
    downloads.length = 0;
    const { user } = await renderApp(`${address}?status=REJECTED&sort=AGE`);
    const total = Number((await screen.findByText(/^1–\d+ of \d+$/)).textContent.split(' of ')[1]);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]!.name).toBe('employees.csv');
    const lines = (await downloads[0]!.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Employee,Job title,Email');
    expect(lines).toHaveLength(total + 1);
    for (const line of lines.slice(1)) expect(line).toMatch(/Rejected$/);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['-2', "'-2"],
    ['@a', "'@a"],
    ["'=a", "''=a"],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['plain', 'plain'],
  ])('writes %j as %j', async (cell, written) => {
    expect(await toCsv([[cell]]).text()).toBe(`${written}\r\n`);
  });
});
