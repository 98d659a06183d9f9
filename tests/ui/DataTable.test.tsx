import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { preferencesKey } from '#preferences/preferences';
import { noSelection, type Selection } from '#ui/filter/selection';
import { DataTable } from '#ui/table/DataTable';
import type { Column, DataTableProps, TableSort } from '#ui/table/tableTypes';
import { renderComponent } from '../support/renderComponent';

interface Tent {
  id: string;
  name: string;
  weight: number;
}

const tents = (count: number): Tent[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t${index + 1}`, name: `Tent ${index + 1}`, weight: index }));

const columns: Column<Tent>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true },
  { id: 'weight', header: 'Weight', cell: ({ weight }) => `${weight} kg`, align: 'end', isSortable: true, width: 90 },
  { id: 'note', header: 'Note', cell: () => 'a note', isHideable: true },
  { id: 'origin', header: 'Origin', cell: () => 'Norway', isHideable: true, isHiddenAtFirst: true },
];

const base: DataTableProps<Tent> = {
  id: 'tents',
  label: 'Tents',
  columns,
  rows: tents(3),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  empty: <p>No tents yet.</p>,
};

const table = () => screen.getByRole('table', { name: 'Tents' });
const bodyRows = () => within(table()).getAllByRole('row').slice(1);

describe('Table content', () => {
  test('rows and cells have native roles, and row counts include the header', async () => {
    await renderComponent(
      <DataTable {...base} page={{ page: 2, perPage: 10, total: 13, onChange: () => undefined }} />,
    );
    expect(table()).toHaveAttribute('aria-rowcount', '14');
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Weight', 'Note']);
    expect(bodyRows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['12', '13', '14']);
    expect(
      within(bodyRows()[1]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Tent 2', '1 kg', 'a note']);
  });

  test('the first cell links to the row’s page', async () => {
    const { user, history } = await renderComponent(<DataTable {...base} rowHref={({ id }) => `/tents/${id}`} />);
    await user.click(screen.getByRole('link', { name: 'Tent 2' }));
    expect(history.get().location.pathname).toBe('/tents/t2');
  });

  test('before the first load, as many skeleton rows as the page will have', async () => {
    await renderComponent(
      <DataTable
        {...base}
        rows={undefined}
        page={{ page: 1, perPage: 25, total: undefined, onChange: () => undefined }}
      />,
    );
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(table().querySelectorAll('tbody tr')).toHaveLength(25);
    expect(table().querySelector('tbody')).toHaveTextContent('');
  });

  test('skeleton rows have the height of real ones', async () => {
    await renderComponent(<DataTable {...base} rows={undefined} />);
    const skeleton = table().querySelector<HTMLElement>('tbody tr')?.style.height;
    await renderComponent(<DataTable {...base} id="others" label="Other tents" />);
    const real = screen.getByRole('table', { name: 'Other tents' }).querySelector<HTMLElement>('tbody tr');
    expect(real?.style.height).toBe(skeleton);
  });

  test('without rows, shows the empty text', async () => {
    await renderComponent(<DataTable {...base} rows={[]} />);
    expect(screen.getByText('No tents yet.')).toBeVisible();
  });

  test('a failure shows a retry button and no skeleton', async () => {
    const onRetry = vi.fn();
    const { user } = await renderComponent(
      <DataTable {...base} rows={undefined} error={new TypeError('fetch failed')} onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Can’t reach the server.');
    expect(table().querySelectorAll('tbody tr')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('rows stay when a newer request fails', async () => {
    await renderComponent(<DataTable {...base} error={new TypeError('fetch failed')} />);
    expect(bodyRows()).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('renders only the visible rows of many', async () => {
    await renderComponent(<DataTable {...base} rows={tents(1000)} />);
    await waitFor(() => expect(table().querySelector('tbody tr[aria-hidden]')).toBeInTheDocument());
    expect(table()).toHaveAttribute('aria-rowcount', '1001');
    const drawn = bodyRows();
    expect(drawn.length).toBeLessThan(60);
    expect(drawn[0]).toHaveAttribute('aria-rowindex', '2');
    const scroller = screen.getByRole('region', { name: 'Tents' });
    scroller.scrollTop = 24_000;
    scroller.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(screen.getByRole('cell', { name: 'Tent 501' })).toBeInTheDocument());
    expect(screen.queryByRole('cell', { name: 'Tent 1' })).not.toBeInTheDocument();
    const heights = [...table().querySelectorAll<HTMLElement>('tbody tr')].map((row) => parseInt(row.style.height));
    expect(heights.reduce((sum, height) => sum + height)).toBe(48_000);
  });
});

describe('Sorting', () => {
  const Sorted = () => {
    const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ASC' });
    return <DataTable {...base} sort={sort} onSort={setSort} />;
  };

  test('sorts by a header button, and reverses the order when pressed again', async () => {
    const { user } = await renderComponent(<Sorted />);
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Weight')).toHaveAttribute('aria-sort', 'none');
    expect(header('Note')).not.toHaveAttribute('aria-sort');
    await user.click(within(header('Name')).getByRole('button'));
    expect(header('Name')).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(header('Weight')).getByRole('button'));
    expect(header('Name')).toHaveAttribute('aria-sort', 'none');
    expect(header('Weight')).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('Selection', () => {
  const Selectable = ({ total = 3 }: { total?: number }) => {
    const [value, onChange] = useState<Selection>(noSelection);
    return (
      <DataTable
        {...base}
        page={{ page: 1, perPage: 10, total, onChange: () => undefined }}
        selection={{ value, onChange, actions: <button type="button">Archive</button> }}
      />
    );
  };

  test('the header checkbox selects the whole page', async () => {
    const { user } = await renderComponent(<Selectable />);
    const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    expect(screen.queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Tent 2' }));
    expect(all).toBePartiallyChecked();
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(bodyRows()[1]).toHaveAttribute('aria-selected', 'true');
    await user.click(all);
    expect(all).toBeChecked();
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.click(all);
    expect(all).not.toBeChecked();
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });

  test('selecting all rows and clearing the selection keep the keyboard focus', async () => {
    const { user } = await renderComponent(<Selectable total={40} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Tent 2' }));
    const all = screen.getByRole('button', { name: 'Select all 40 matching rows' });
    await user.click(all);
    expect(screen.getByText('40 selected')).toBeVisible();
    expect(all).toHaveFocus();
    expect(all).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('40 selected')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Tents' })).toHaveFocus();
  });

  test('all matching rows can be selected beyond the page, and some deselected again', async () => {
    const { user } = await renderComponent(<Selectable total={147} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Tent 1' }));
    await user.click(screen.getByRole('button', { name: 'Select all 147 matching rows' }));
    expect(screen.getByText('147 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select Tent 3' }));
    expect(screen.getByText('146 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  });
});

describe('Table view', () => {
  const openSettings = async (user: Awaited<ReturnType<typeof renderComponent>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
    return screen.findByRole('menu');
  };

  test('columns are shown and hidden in a menu, and the choice is stored', async () => {
    const { user } = await renderComponent(<DataTable {...base} />);
    const menu = await openSettings(user);
    expect(within(menu).queryByRole('menuitemcheckbox', { name: 'Name' })).not.toBeInTheDocument();
    expect(within(menu).getByRole('menuitemcheckbox', { name: 'Note' })).toBeChecked();
    await user.click(within(menu).getByRole('menuitemcheckbox', { name: 'Note' }));
    await user.click(within(menu).getByRole('menuitemcheckbox', { name: 'Origin' }));
    const headers = () => [...table().querySelectorAll('th')].map((cell) => cell.textContent);
    expect(headers()).toEqual(['Name', 'Weight', 'Origin']);
    expect(JSON.parse(localStorage.getItem(preferencesKey) ?? '')).toMatchObject({
      tables: { tents: { columns: [{ id: 'name' }, { id: 'weight' }, { id: 'origin' }] } },
    });
    await user.click(within(menu).getByRole('menuitem', { name: 'Reset to defaults' }));
    expect(headers()).toEqual(['Name', 'Weight', 'Note']);
  });

  test('rows can be compact', async () => {
    const { user } = await renderComponent(<DataTable {...base} />);
    await user.click(within(await openSettings(user)).getByRole('menuitemradio', { name: 'Compact' }));
    expect(bodyRows()[0]).toHaveStyle({ height: '36px' });
  });

  test('a table inside other content can omit the menu', async () => {
    await renderComponent(<DataTable {...base} hasSettings={false} />);
    expect(screen.queryByRole('button', { name: 'Columns and row height' })).not.toBeInTheDocument();
  });
});

describe('A list on a narrow screen', () => {
  const wide = window.matchMedia;
  const list: DataTableProps<Tent> = {
    ...base,
    columns: [
      ...columns,
      { id: 'season', header: 'Season', cell: ({ weight }) => weight !== 1 && 'Winter' },
      { id: 'actions', header: 'Actions', cell: () => <button type="button">More</button> },
    ],
    rowHref: ({ id }) => `/tents/${id}`,
    page: { page: 1, perPage: 10, total: 3, onChange: () => undefined },
  };

  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(wide(query), { matches: query.includes('599.98px') }),
    );
  });

  test('shows the other columns that have a value below the link, each under its name, and keeps the actions beside them', async () => {
    const { user, history } = await renderComponent(<DataTable {...list} />);
    const cells = within(bodyRows()[1]!).getAllByRole('cell');
    expect(cells).toHaveLength(2);
    expect(within(cells[0]!).getByRole('link', { name: 'Tent 2' })).toBeVisible();
    expect(
      within(cells[0]!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Weight', 'Note']);
    expect(
      within(cells[0]!)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 kg', 'a note']);
    expect(within(cells[1]!).getByRole('button', { name: 'More' })).toBeVisible();
    expect(table().style.minWidth).toBe('0px');
    await user.click(within(cells[0]!).getByRole('link', { name: 'Tent 2' }));
    expect(history.get().location.pathname).toBe('/tents/t2');
  });

  test('shows rows without links in the same way, under the name of the first column', async () => {
    await renderComponent(<DataTable {...list} rowHref={undefined} />);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Actions']);
    expect(within(bodyRows()[1]!).getAllByRole('term')).toHaveLength(2);
    expect(within(bodyRows()[1]!).queryByRole('link')).not.toBeInTheDocument();
  });

  test('is sorted by any column with a select', async () => {
    const onSort = vi.fn<(sort: TableSort) => void>();
    const { user } = await renderComponent(
      <DataTable {...list} sort={{ column: 'name', direction: 'ASC' }} onSort={onSort} />,
    );
    const select = screen.getByRole('combobox', { name: 'Sort by' });
    expect(select).toHaveDisplayValue('Name, ascending');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name, ascending', 'Name, descending', 'Weight, ascending', 'Weight, descending']);
    await user.selectOptions(select, 'Weight, descending');
    expect(onSort.mock.calls).toEqual([[{ column: 'weight', direction: 'DESC' }]]);
  });
});
