import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { href, paths } from '#routing/paths';
import { urlChoice, urlNumber, urlPage, urlText, urlWhole } from '#routing/urlParams';
import { readUrlState, useUrlState, writeUrlState } from '#routing/useUrlState';
import { renderComponent } from '../support/renderComponent';

const params = {
  ...urlPage,
  q: urlText(),
  status: urlChoice(['DRAFT', 'ACTIVE']),
  sort: urlChoice(['NAME', 'SKU'], 'NAME'),
  min: urlNumber(),
  step: urlWhole(0, 0),
};

/** The state that the parameters represent. */
interface State {
  page: number;
  perPage: number;
  q: string;
  status: 'DRAFT' | 'ACTIVE' | null;
  sort: 'NAME' | 'SKU';
  min: number | null;
  step: number;
}

const initial = { page: 1, perPage: 10, q: '', status: null, sort: 'NAME', min: null, step: 0 } as const;

const states = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  perPage: fc.constantFrom(10, 25, 50, 100),
  q: fc.string(),
  status: fc.constantFrom('DRAFT' as const, 'ACTIVE' as const, null),
  sort: fc.constantFrom('NAME' as const, 'SKU' as const),
  min: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)),
  step: fc.nat(1000),
});

describe('Reading a URL', () => {
  test.each([
    ['', initial],
    ['page=3&perPage=50&q=red+tent', { ...initial, page: 3, perPage: 50, q: 'red tent' }],
    ['status=ACTIVE&sort=SKU&min=12.5', { ...initial, status: 'ACTIVE', sort: 'SKU', min: 12.5 }],
    ['page=0&perPage=11&status=GONE&sort=&min=abc&step=-1', initial],
    ['page=1.5&perPage=1e2&min=&step=99999999999', initial],
  ])('"%s"', (search, state) => expect(readUrlState(params, new URLSearchParams(search))).toEqual(state));
});

describe('Writing a URL', () => {
  const cases: [string, Partial<State>, string][] = [
    ['', { page: 2 }, 'page=2'],
    ['page=2&q=tent', { page: 1 }, 'q=tent'],
    ['page=7', { q: 'tent', page: 1 }, 'q=tent'],
    ['status=DRAFT', { status: null }, ''],
    ['other=kept', { status: 'ACTIVE' }, 'other=kept&status=ACTIVE'],
    ['min=5', { min: 0 }, 'min=0'],
    ['min=5', {}, 'min=5'],
  ];
  test.each(cases)('"%s" with %j', (search, changes, next) =>
    expect(writeUrlState<State>(params, new URLSearchParams(search), changes).toString()).toBe(next),
  );

  test('written state is read back, and the initial state is an empty search', () => {
    fc.assert(
      fc.property(states, (state) => {
        const search = writeUrlState(params, new URLSearchParams(), state);
        expect(readUrlState(params, new URLSearchParams(search.toString()))).toEqual(state);
        expect(writeUrlState(params, search, initial).toString()).toBe('');
      }),
    );
  });
});

describe('State in the URL', () => {
  const Probe = () => {
    const [{ q, page }, setState] = useUrlState(params);
    return (
      <>
        <output>{`${q} ${page}`}</output>
        <button onClick={() => setState({ q: 'tent', page: 1 })}>search</button>
        <button onClick={() => setState({ page: page + 1 }, { push: true })}>turn</button>
        <button
          onClick={() => {
            setState({ q: 'peg' });
            setState({ page: 7 });
          }}
        >
          both
        </button>
      </>
    );
  };

  test('changes replace the entry unless the Back button should undo them', async () => {
    // A test before may have gone back: a new entry removes those ahead of it.
    window.history.pushState(null, '', '/');
    const { user, history } = await renderComponent(<Probe />, { path: '/tents?page=4&tab=all' });
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: 'search' }));
    expect(screen.getByRole('status')).toHaveTextContent('tent 1');
    expect(history.get().location.search).toBe('?tab=all&q=tent');
    expect(window.history.length).toBe(entries);
    await user.click(screen.getByRole('button', { name: 'turn' }));
    expect(history.get().location.search).toBe('?tab=all&q=tent&page=2');
    expect(window.history.length).toBe(entries + 1);
    history.go(-1);
    await waitFor(() => expect(screen.getByText('tent 1')).toBeVisible());
  });

  test('changes in a row all apply', async () => {
    const { user, history } = await renderComponent(<Probe />, { path: '/tents' });
    await user.click(screen.getByRole('button', { name: 'both' }));
    expect(history.get().location.search).toBe('?q=peg&page=7');
  });
});

describe('Screen URLs', () => {
  test.each([
    [href(paths.jobList), '/jobs'],
    [href(paths.jobList, {}, { status: 'FAILED', q: '', page: null, all: true }), '/jobs?status=FAILED&all=true'],
    [href(paths.productDetail, { catalogId: '7', productId: 'a b/c' }), '/catalogs/7/products/a%20b%2Fc'],
    [
      href(paths.productList, { catalogId: '7' }, { q: 'tent & peg', page: 2 }),
      '/catalogs/7/products?q=tent+%26+peg&page=2',
    ],
  ])('%s', (address, expected) => expect(address).toBe(expected));
});
