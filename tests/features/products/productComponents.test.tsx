import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Completeness } from '#features/products/sections/quality/Completeness';
import { fieldLocation, fieldOfHash, focusField } from '#features/products/core/issues/fieldLocation';
import { IssueSummary } from '#features/products/core/issues/IssueSummary';
import { MergeField } from '#features/products/form/merge/MergeField';
import { ProductNameCell } from '#features/products/list/ProductNameCell';
import { ProductListFacts } from '#features/products/list/ProductListFacts';
import { isSettled } from '#entities/job/jobState';
import { useFilteredSelection } from '#features/products/list/useFilteredSelection';
import type { Choice } from '#ui/merge/MergeDialog';
import { isSelected, withRows } from '#ui/filter/selection';
import { renderComponent } from '../../support/renderComponent';

describe('Issue summary', () => {
  test('lists each severity, most severe first', async () => {
    await renderComponent(<IssueSummary counts={{ error: 1, warning: 12, info: 2 }} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      '1 error',
      '12 warnings',
      '2 notes',
    ]);
  });

  test('is empty if there are no issues', async () => {
    await renderComponent(
      <div data-testid="cell">
        <IssueSummary counts={{ error: 0, warning: 0, info: 0 }} />
      </div>,
    );
    expect(screen.getByTestId('cell')).toBeEmptyDOMElement();
  });
});

test.each([
  [0, '0%'],
  [0.85, '85%'],
  [1, '100%'],
])('shows a completeness of %s as %s next to a bar of the same length', async (share, text) => {
  await renderComponent(<Completeness share={share} />);
  const words = screen.getByText(text);
  expect(words.previousElementSibling?.firstElementChild).toHaveStyle({ width: `${share * 100}%` });
});

test.each([
  [{ name: 'Ridge Tent', sku: 'TNT', thumbnail: null }, 'Ridge Tent', 'RT'],
  [{ name: '', sku: 'TNT 1', thumbnail: null }, 'Unnamed product', 'T1'],
])('lists the product %j as “%s” with the placeholder %s', async (product, name, initials) => {
  await renderComponent(<ProductNameCell product={product} />);
  expect(screen.getByTitle(name)).toHaveTextContent(name);
  expect(screen.getByText(initials)).toBeInTheDocument();
});

describe('Catalog facts', () => {
  const catalog = {
    id: '7',
    name: 'Summer',
    status: 'ACTIVE' as const,
    productCount: 1,
    variantCount: 0,
    issueCounts: { error: 0, warning: 0, info: 0 },
    brands: [],
    categories: [],
    currencies: [],
    lastJob: { id: '3', status: 'COMPLETED' as const },
  };

  test('use the right plural forms, and leave out jobs that have settled', async () => {
    await renderComponent(<ProductListFacts catalog={catalog} />);
    expect(screen.getByRole('link', { name: 'Summer' })).toHaveAttribute('href', '/catalogs/7');
    expect(screen.getByText('1 product · 0 variants')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('reserve their space while they load', async () => {
    await renderComponent(<ProductListFacts catalog={undefined} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(document.querySelector('[style*="width: 260px"]')).not.toBeNull();
  });
});

test.each([
  ['PENDING', false],
  ['RUNNING', false],
  ['PAUSED', false],
  ['CANCELING', false],
  ['CANCELED', true],
  ['COMPLETED', true],
  ['COMPLETED_WITH_ISSUES', true],
  ['FAILED', true],
] as const)('isSettled for %s is %s', (status, hasEnded) => {
  expect(isSettled(status)).toBe(hasEnded);
});

describe('Conflicting field', () => {
  test('shows its three values and can be resolved by keyboard', async () => {
    const conflict = { field: 'categories', base: ['A'], mine: ['A', 'B'], theirs: [] };
    const chosen: Choice[] = [];
    const { user } = await renderComponent(
      <MergeField conflict={conflict} choice={null} onChoose={(choice) => chosen.push(choice)} />,
    );
    const group = screen.getByRole('group', { name: 'Categories' });
    expect(group).toHaveTextContent('OriginalATheirsEmptyYoursA B');
    await user.tab();
    expect(within(group).getByRole('radio', { name: /^Theirs/ })).toHaveFocus();
    await user.keyboard(' ');
    await user.click(within(group).getByText('A B', { normalizer: (text) => text.replace('\n', ' ') }));
    expect(chosen).toEqual(['theirs', 'mine']);
  });
});

describe('Field location', () => {
  test.each([
    ['name', '', '?#name'],
    ['name', '?variant=3&x=1', '?x=1#name'],
    ['variants.2.gtin', '', '?variant=3#variants.2.gtin'],
    ['variants.0.prices.1', '?variant=3', '?variant=1#variants.0.prices.1'],
    ['variants', '?variant=3', '?#variants'],
    ['variants.2.values.name:de:', '?variant=3', '?locale=de#variants.2.values.name:de:'],
  ])('is computed for %s from “%s”', (path, search, address) => {
    expect(fieldLocation(path, search)).toBe(address);
  });

  test.each([
    ['', ''],
    ['#', ''],
    ['#seo.title', 'seo.title'],
    ['#variants[2].gtin', 'variants.2.gtin'],
    ['#prices%5B0%5D', 'prices.0'],
    ['#%E0%A4%A', ''],
  ])('for the hash “%s” is “%s”', (hash, path) => {
    expect(fieldOfHash(hash)).toBe(path);
  });

  test.each([
    ['prices.0.amount', 'prices.0.amount'],
    // A field without an input of its own, for example a whole price, leads to its first input.
    ['prices.0', 'prices.0.amount'],
    // An empty list leads to its add button.
    ['media', 'add'],
    ['media.3.url', 'add'],
    ['unknown', null],
  ])('is found on the page for %s', async (path, name) => {
    await renderComponent(
      <form>
        <div id="prices">
          <div id="prices.0">
            <input name="prices.0.amount" aria-label="Amount" />
          </div>
        </div>
        <div id="media">
          <input type="hidden" name="secret" />
          <button type="button" name="add">
            Add
          </button>
        </div>
      </form>,
    );
    act(() => focusField(path));
    expect(document.activeElement?.getAttribute('name') ?? null).toBe(name);
  });
});

describe('Selected rows', () => {
  function Rows() {
    const [q, setQ] = useState('a');
    const [selection, select] = useFilteredSelection({ q });
    return (
      <>
        <output>{String(isSelected(selection, '1'))}</output>
        <button onClick={() => select(withRows(selection, ['1'], true))}>Select</button>
        <button onClick={() => setQ('a')}>Same</button>
        <button onClick={() => setQ('b')}>Other</button>
      </>
    );
  }

  test('are kept while the filter stays the same, and cleared permanently when it changes', async () => {
    const { user } = await renderComponent(<Rows />);
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'Same' }));
    expect(screen.getByRole('status')).toHaveTextContent('true');
    await user.click(screen.getByRole('button', { name: 'Other' }));
    expect(screen.getByRole('status')).toHaveTextContent('false');
    await user.click(screen.getByRole('button', { name: 'Same' }));
    expect(screen.getByRole('status')).toHaveTextContent('false');
  });
});
