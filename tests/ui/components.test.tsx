import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { LabeledProgress } from '#ui/state/LabeledProgress';
import { LinkButton } from '#ui/control/LinkButton';
import { Money } from '#ui/text/Money';
import { Page } from '#ui/layout/Page';
import { Picture } from '#ui/picture/Picture';
import { QueryView } from '#ui/state/QueryView';
import { RelativeTime } from '#ui/text/RelativeTime';
import { SearchField } from '#ui/filter/SearchField';
import { SelectFilter } from '#ui/filter/SelectFilter';
import { UrlTabs } from '#ui/layout/UrlTabs';
import { renderComponent } from '../support/renderComponent';

describe('Search field', () => {
  function Search({ onSearch }: { onSearch: (text: string) => void }) {
    const [value, setValue] = useState('');
    const search = (text: string) => {
      onSearch(text);
      setValue(text);
    };
    return (
      <>
        <SearchField label="Search tents" value={value} onChange={search} />
        <button onClick={() => setValue('')}>Clear</button>
      </>
    );
  }

  test('searches when typing pauses, not on each key press', async () => {
    const onSearch = vi.fn();
    const { user } = await renderComponent(<Search onSearch={onSearch} />);
    await user.type(screen.getByRole('searchbox', { name: 'Search tents' }), 'ridge');
    expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(onSearch.mock.calls).toEqual([['ridge']]);
  });

  test('keeps typed text when an older search returns', async () => {
    const { user } = await renderComponent(<Search onSearch={() => undefined} />);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'rid');
    await act(() => new Promise((resolve) => setTimeout(resolve, 95)));
    await user.type(field, 'ge');
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(field).toHaveValue('ridge');
  });

  test('follows search changes from elsewhere', async () => {
    const onSearch = vi.fn();
    const { user } = await renderComponent(<Search onSearch={onSearch} />);
    await user.type(screen.getByRole('searchbox'), 'ridge');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ridge'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('Filter', () => {
  test('filters by one value, and back to any', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'DRAFT', label: 'Draft' },
      { value: 'ACTIVE', label: 'Active' },
    ] as const;
    const { user } = await renderComponent(
      <SelectFilter label="Status" anyLabel="All statuses" value="DRAFT" options={options} onChange={onChange} />,
    );
    const select = screen.getByRole('combobox', { name: 'Status' });
    expect(select).toHaveDisplayValue('Draft');
    await user.selectOptions(select, 'Active');
    await user.selectOptions(select, 'All statuses');
    expect(onChange.mock.calls.flat()).toEqual(['ACTIVE', null]);
  });
});

describe('Query view', () => {
  const view = (result: { data?: string; error?: unknown; refetch?: () => Promise<unknown> }) => (
    <QueryView result={{ refetch: () => Promise.resolve(), ...result }} skeleton={<p>Skeleton</p>}>
      {(data) => <p>{data}</p>}
    </QueryView>
  );
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'No tent with id 9 was found.', extensions: { code: 'NOT_FOUND' } }],
  });

  test('shows a skeleton while there is no data', async () => {
    await renderComponent(view({}));
    expect(screen.getByText('Skeleton')).toBeVisible();
  });

  test('shows the content, empty or not', async () => {
    await renderComponent(view({ data: '' }));
    expect(screen.queryByText('Skeleton')).not.toBeInTheDocument();
  });

  test('shows the error with a retry, and handles a failed retry', async () => {
    const refetch = vi.fn(() => Promise.reject(new Error('again')));
    const { user } = await renderComponent(view({ error, refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('No tent with id 9 was found.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('shows the content with a warning when it could not be refreshed', async () => {
    await renderComponent(view({ data: 'Ridge', error }));
    expect(screen.getByText('Ridge')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Couldn’t refresh.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('Image', () => {
  const image = () => document.querySelector('img');

  test.each([
    ['of another host', 'https://cdn.example/tent.png', 'https://cdn.example/tent.png'],
    ['of the server’s own', '/media/7', 'https://catalogs.example/media/7'],
  ])('%s is loaded when it becomes visible, without a referrer', async (_name, url, address) => {
    await renderComponent(<Picture url={url} name="Ridge Tent" size={40} alt="A tent" />);
    expect(image()).toHaveAttribute('src', address);
    expect(image()).toHaveAttribute('loading', 'lazy');
    expect(image()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(image()).toHaveAttribute('width', '40');
  });

  test.each([
    ['no address', null],
    ['a file’s mere path', '/m/h/mh01.jpg'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:image/png;base64,AAAA'],
  ])('with %s shows the placeholder', async (_name, url) => {
    await renderComponent(<Picture url={url} name="Ridge Tent" size={40} />);
    expect(image()).not.toBeInTheDocument();
    expect(document.querySelector('svg')).toHaveTextContent('RT');
  });

  test('has no initials while it loads, only when that fails', async () => {
    await renderComponent(<Picture url="https://cdn.example/tent.png" name="Ridge Tent" size={40} />);
    expect(document.querySelector('svg')).not.toBeInTheDocument();
    fireEvent.error(image()!);
    await waitFor(() => expect(image()).not.toBeInTheDocument());
    expect(document.querySelector('svg')).toHaveTextContent('RT');
  });
});

describe('Amounts and times', () => {
  test.each([
    [{ amount: 24, currency: 'USD' }, '$24.00'],
    [{ amount: 24, currency: 'EUR', to: 32.5 }, '€24.00 – €32.50'],
    [{ amount: 24, currency: 'USD', to: 24 }, '$24.00'],
    [{ amount: 1999, currency: 'JPY' }, '¥1,999'],
    [{ amount: 0.1234, currency: 'USD' }, '$0.1234'],
    [{ amount: 5, currency: 'XZY' }, 'XZY 5.00'],
  ])('%j is formatted as %s', async (props, text) => {
    await renderComponent(<Money {...props} />);
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test.each([
    [30_000, /^3\d seconds ago$/],
    [3 * 60_000, '3 minutes ago'],
    [26 * 3_600_000, 'yesterday'],
    [-5_000, 'now'],
  ])('%d ms ago is formatted as "%s"', async (age, text) => {
    const at = new Date(Date.now() - age).toISOString();
    await renderComponent(<RelativeTime at={at} />);
    const time = document.querySelector('time');
    expect(time).toHaveAttribute('datetime', at);
    expect(time?.title).toMatch(/\d{4}/);
    expect(time).toHaveTextContent(text);
  });

  test('a missing time is a dash', async () => {
    await renderComponent(<RelativeTime at={null} />);
    expect(document.body).toHaveTextContent('–');
  });
});

describe('Other components', () => {
  test('a page has one heading, with its actions beside it', async () => {
    await renderComponent(
      <Page heading="Tents" description="All of them" badge={<i>new</i>} actions={<button>Add</button>}>
        <p>Content</p>
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Tents' })).toHaveAttribute('tabindex', '-1');
    for (const text of ['All of them', 'new', 'Add', 'Content']) expect(screen.getByText(text)).toBeVisible();
  });

  test('a link that looks like a button is a link', async () => {
    const { user, history } = await renderComponent(<LinkButton to="/tents/new">New tent</LinkButton>);
    const link = screen.getByRole('link', { name: 'New tent' });
    expect(link).toHaveAttribute('href', '/tents/new');
    await user.click(link);
    expect(history.get().location.pathname).toBe('/tents/new');
  });

  test('tabs show which one is open, with their counts', async () => {
    const onChange = vi.fn();
    const { user } = await renderComponent(
      <UrlTabs
        label="Parts"
        tabs={[
          { value: 'all', label: 'All' },
          { value: 'issues', label: 'Issues', count: 12 },
        ]}
        value="all"
        onChange={onChange}
      />,
    );
    expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: /Issues\s*12/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('issues');
  });

  test.each([
    [0.4, '0.4'],
    [undefined, null],
  ])('shows progress of %s', async (share, now) => {
    await renderComponent(<LabeledProgress label="Import" share={share} text="40 of 100" />);
    const bar = screen.getByRole('progressbar', { name: 'Import' });
    expect(bar.getAttribute('aria-valuenow')).toBe(now);
    expect(screen.getByText('40 of 100')).toBeVisible();
  });
});
