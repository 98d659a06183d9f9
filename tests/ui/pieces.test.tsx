import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { LabelledProgress } from '../../src/ui/LabelledProgress';
import { LinkButton } from '../../src/ui/LinkButton';
import { Money } from '../../src/ui/Money';
import { Page } from '../../src/ui/Page';
import { Picture } from '../../src/ui/Picture';
import { QueryView } from '../../src/ui/QueryView';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { SearchField } from '../../src/ui/SearchField';
import { SelectFilter } from '../../src/ui/SelectFilter';
import { UrlTabs } from '../../src/ui/UrlTabs';
import { renderPiece } from '../support/renderPiece';

describe('a search field', () => {
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

  test('searches when the typing rests, not at each key', async () => {
    const onSearch = vi.fn();
    const { user } = await renderPiece(<Search onSearch={onSearch} />);
    await user.type(screen.getByRole('searchbox', { name: 'Search tents' }), 'ridge');
    expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch).toHaveBeenCalled());
    expect(onSearch.mock.calls).toEqual([['ridge']]);
  });

  test('keeps what is typed while an older search comes back', async () => {
    const { user } = await renderPiece(<Search onSearch={() => undefined} />);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'rid');
    await act(() => new Promise((resolve) => setTimeout(resolve, 95)));
    await user.type(field, 'ge');
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(field).toHaveValue('ridge');
  });

  test('follows what is searched for from elsewhere', async () => {
    const onSearch = vi.fn();
    const { user } = await renderPiece(<Search onSearch={onSearch} />);
    await user.type(screen.getByRole('searchbox'), 'ridge');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ridge'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('a filter', () => {
  test('narrows to one value and back to any', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'DRAFT', label: 'Draft' },
      { value: 'ACTIVE', label: 'Active' },
    ] as const;
    const { user } = await renderPiece(
      <SelectFilter label="Status" anyLabel="Any status" value="DRAFT" options={options} onChange={onChange} />,
    );
    const select = screen.getByRole('combobox', { name: 'Status' });
    expect(select).toHaveDisplayValue('Draft');
    await user.selectOptions(select, 'Active');
    await user.selectOptions(select, 'Any status');
    expect(onChange.mock.calls.flat()).toEqual(['ACTIVE', null]);
  });
});

describe('content, skeleton or error', () => {
  const view = (result: { data?: string; error?: unknown; refetch?: () => Promise<unknown> }) => (
    <QueryView result={{ refetch: () => Promise.resolve(), ...result }} skeleton={<p>Skeleton</p>}>
      {(data) => <p>{data}</p>}
    </QueryView>
  );
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'There is no tent with the id 9.', extensions: { code: 'NOT_FOUND' } }],
  });

  test('a skeleton while nothing is there', async () => {
    await renderPiece(view({}));
    expect(screen.getByText('Skeleton')).toBeVisible();
  });

  test('the content, empty or not', async () => {
    await renderPiece(view({ data: '' }));
    expect(screen.queryByText('Skeleton')).not.toBeInTheDocument();
  });

  test('the error with a retry, whose own failure is nobody’s fault', async () => {
    const refetch = vi.fn(() => Promise.reject(new Error('again')));
    const { user } = await renderPiece(view({ error, refetch }));
    expect(screen.getByRole('alert')).toHaveTextContent('There is no tent with the id 9.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('the content with a warning when it could not be brought up to date', async () => {
    await renderPiece(view({ data: 'Ridge', error }));
    expect(screen.getByText('Ridge')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('could not be brought up to date');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('a picture', () => {
  const image = () => document.querySelector('img');

  test.each([
    ['of another host', 'https://cdn.example/tent.png', 'https://cdn.example/tent.png'],
    ['of the server’s own', '/media/7', 'https://catalogs.example/media/7'],
  ])('%s is loaded when it comes into sight, without telling where from', async (_name, url, address) => {
    await renderPiece(<Picture url={url} name="Ridge Tent" size={40} alt="A tent" />);
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
  ])('with %s is drawn', async (_name, url) => {
    await renderPiece(<Picture url={url} name="Ridge Tent" size={40} />);
    expect(image()).not.toBeInTheDocument();
    expect(document.querySelector('svg')).toHaveTextContent('RT');
  });

  test('shows once it is loaded; until then, and when it fails, the drawing stands', async () => {
    await renderPiece(<Picture url="https://cdn.example/tent.png" name="Ridge Tent" size={40} />);
    const { className } = image()!;
    fireEvent.load(image()!);
    await waitFor(() => expect(image()?.className).not.toBe(className));
    fireEvent.error(image()!);
    await waitFor(() => expect(image()).not.toBeInTheDocument());
    expect(document.querySelector('svg')).toHaveTextContent('RT');
  });
});

describe('amounts and times', () => {
  test.each([
    [{ amount: 24, currency: 'USD' }, '$24.00'],
    [{ amount: 24, currency: 'EUR', to: 32.5 }, '€24.00 – €32.50'],
    [{ amount: 24, currency: 'USD', to: 24 }, '$24.00'],
    [{ amount: 1999, currency: 'JPY' }, '¥1,999'],
    [{ amount: 0.1234, currency: 'USD' }, '$0.1234'],
    [{ amount: 5, currency: 'XZY' }, 'XZY 5.00'],
  ])('%j reads %s', async (props, text) => {
    await renderPiece(<Money {...props} />);
    expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test.each([
    [30_000, /^3\d seconds ago$/],
    [3 * 60_000, '3 minutes ago'],
    [26 * 3_600_000, 'yesterday'],
    [-5_000, 'now'],
  ])('%d ms ago reads "%s"', async (age, text) => {
    const at = new Date(Date.now() - age).toISOString();
    await renderPiece(<RelativeTime at={at} />);
    const time = document.querySelector('time');
    expect(time).toHaveAttribute('datetime', at);
    expect(time?.title).toMatch(/\d{4}/);
    expect(time).toHaveTextContent(text);
  });

  test('a time that has not come is a dash', async () => {
    await renderPiece(<RelativeTime at={null} />);
    expect(document.body).toHaveTextContent('–');
  });
});

describe('other pieces', () => {
  test('a page has one heading, with what can be done beside it', async () => {
    await renderPiece(
      <Page heading="Tents" description="All of them" badge={<i>new</i>} actions={<button>Add</button>}>
        <p>Content</p>
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Tents' })).toHaveAttribute('tabindex', '-1');
    for (const text of ['All of them', 'new', 'Add', 'Content']) expect(screen.getByText(text)).toBeVisible();
  });

  test('a link that looks like a button is a link', async () => {
    const { user, history } = await renderPiece(<LinkButton to="/tents/new">New tent</LinkButton>);
    const link = screen.getByRole('link', { name: 'New tent' });
    expect(link).toHaveAttribute('href', '/tents/new');
    await user.click(link);
    expect(history.get().location.pathname).toBe('/tents/new');
  });

  test('tabs tell which one is open, with their counts', async () => {
    const onChange = vi.fn();
    const { user } = await renderPiece(
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
  ])('progress of %s', async (share, now) => {
    await renderPiece(<LabelledProgress label="Import" share={share} text="40 of 100" />);
    const bar = screen.getByRole('progressbar', { name: 'Import' });
    expect(bar.getAttribute('aria-valuenow')).toBe(now);
    expect(screen.getByText('40 of 100')).toBeVisible();
  });
});
