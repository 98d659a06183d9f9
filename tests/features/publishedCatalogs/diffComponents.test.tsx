import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FieldValue } from '#entities/product/FieldValue';
import { ProductDiff } from '#features/publishedCatalogs/diff/ProductDiff';
import { ProductDiffList } from '#features/publishedCatalogs/diff/ProductDiffList';
import { PublishedContent } from '#features/publishedCatalogs/version/PublishedContent';
import { getPublishState, type PublishState } from '#features/publishedCatalogs/publish/publishState';
import { shortChecksum } from '#features/publishedCatalogs/version/shortChecksum';
import { renderComponent } from '../../support/renderComponent';

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });

const diff = (fields: ReturnType<typeof change>[], isDeleted = false) => ({
  kind: 'CHANGED' as const,
  sku: 'TNT-1',
  name: 'Larch Tent',
  productId: '5',
  isDeleted,
  fields,
});

describe('Long value', () => {
  test('expands on request and collapses again', async () => {
    const lines = ['one', 'two', 'three', 'four', 'five'];
    const { user } = await renderComponent(<FieldValue lines={lines} />);
    expect(screen.queryByText('five')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    for (const line of lines) expect(screen.getByText(line)).toBeVisible();
    const less = screen.getByRole('button', { name: 'Show less' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    await user.click(less);
    expect(screen.getByText('four …')).toBeVisible();
  });

  test('has no button if it is short, and shows “Empty” if there is none', async () => {
    await renderComponent(
      <>
        <FieldValue lines={['one']} />
        <FieldValue lines={[]} />
      </>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Empty')).toBeVisible();
  });
});

describe('Changed product', () => {
  test('shows its first five fields, and the others on request', async () => {
    const names = ['name', 'slug', 'brand', 'gtin', 'mpn', 'status', 'externalReference'];
    const { user } = await renderComponent(
      <ul>
        <ProductDiff catalogId="1" diff={diff(names.map((name) => change(name, 'a', 'b')))} />
      </ul>,
    );
    const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels()).toEqual(['Name', 'Slug', 'Brand', 'GTIN', 'MPN']);
    await user.click(screen.getByRole('button', { name: 'Show 2 more fields' }));
    expect(labels()).toHaveLength(7);
    // The button keeps the focus.
    const less = screen.getByRole('button', { name: 'Show less', expanded: true });
    expect(less).toHaveFocus();
    await user.click(less);
    expect(labels()).toHaveLength(5);
  });

  test('links to the product while it is in the catalog', async () => {
    await renderComponent(
      <ul>
        <ProductDiff catalogId="1" diff={diff([])} />
        <ProductDiff catalogId="1" diff={{ ...diff([], true), name: 'Gone Tent' }} />
      </ul>,
    );
    expect(screen.getByRole('link', { name: 'Larch Tent' })).toHaveAttribute('href', '/catalogs/1/products/5');
    expect(screen.queryByRole('link', { name: 'Gone Tent' })).not.toBeInTheDocument();
    expect(screen.getByText('Gone Tent')).toBeVisible();
  });

  test('distinguishes an added variant from a filled field', async () => {
    const variant = { sku: 'TNT-1-S', name: 'Small', prices: [{ currency: 'EUR', amount: 5, compareAt: null }] };
    await renderComponent(
      <ul>
        <ProductDiff
          catalogId="1"
          diff={diff([change('variants[TNT-1-S]', null, variant), change('variants[TNT-1-L].gtin', null, '123')])}
        />
      </ul>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Variant TNT-1-S',
      'Variant TNT-1-L: GTIN',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'BeforeNot present',
      'AfterName: SmallPrices: €5.00',
      'BeforeEmpty',
      'After123',
    ]);
  });

  test('names associations, days, and the languages of alt texts', async () => {
    const associations = (quantity: number) => [
      { type: 'PART_OF', sku: 'SET', quantity },
      { type: 'UPSELL', sku: 'TNT-2' },
    ];
    const media = { url: '/a.jpg', alt: 'In snow', altTexts: [{ locale: 'de', text: 'Im Schnee' }] };
    await renderComponent(
      <ul>
        <ProductDiff
          catalogId="1"
          diff={diff([
            change('associations', associations(4), associations(6)),
            change('availableFrom', '2027-02-01', null),
            change('media', [], [media]),
          ])}
        />
      </ul>,
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'BeforePart of: SET × 4',
      'AfterPart of: SET × 6',
      'BeforeFeb 1, 2027',
      'AfterEmpty',
      'BeforeEmpty',
      'AfterIn snow · German: Im Schnee: /a.jpg',
    ]);
  });
});

describe('List of changes', () => {
  const list = (summary: { added: number; changed: number; removed: number }, data?: object, error?: Error) => {
    const onChange = vi.fn();
    const result = { data: data && { diffs: [], totalDocs: 0, ...data }, error, refetch: vi.fn(async () => undefined) };
    const state = { kind: null, page: 1, perPage: 10 };
    const piece = <ProductDiffList result={result} summary={summary} catalogId="1" state={state} onChange={onChange} />;
    return { piece, onChange, result };
  };
  const some = { added: 0, changed: 12, removed: 0 };

  test('shows when there are no differences', async () => {
    await renderComponent(list({ added: 0, changed: 0, removed: 0 }, {}).piece);
    expect(screen.getByRole('heading', { name: 'No changes' })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('starts at the first page when the filter changes, and changes pages', async () => {
    const { piece, onChange } = list(some, { diffs: [diff([])], totalDocs: 12 });
    const { user } = await renderComponent(piece);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of change' }), 'Changed (12)');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'CHANGED', page: 1 });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange).toHaveBeenLastCalledWith({ page: 2, perPage: 10 });
  });
});

describe('Published product', () => {
  const content = {
    sku: 'TNT-1',
    name: 'Larch Tent',
    brand: '',
    description: '<p>Keeps the <b>rain</b> out.</p>',
    seo: { title: 'A tent', description: '' },
    prices: [{ currency: 'EUR', channel: 'web', amount: 120, compareAt: null }],
    variants: [{ sku: 'TNT-1-S', name: 'Small', stock: 4 }],
  };

  test('shows its nonempty fields, then its variants', async () => {
    await renderComponent(<PublishedContent content={content} name="Larch Tent" thumbnail={null} priceRange={null} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'SKU',
      'Description',
      'Prices',
      'SEO title',
    ]);
    expect(screen.getByText('Keeps the rain out.')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('TNT-1-SName: SmallStock: 4');
  });

  test.each([[null], ['text'], [{ variants: 'none' }], [{ seo: null, prices: null, variants: [] }]])(
    'tolerates an unexpected shape: %j',
    async (odd) => {
      await renderComponent(<PublishedContent content={odd} name="Odd" thumbnail={null} priceRange={null} />);
      expect(screen.queryByRole('heading', { name: 'Variants' })).not.toBeInTheDocument();
    },
  );
});

describe('Publish state', () => {
  type Data = Parameters<typeof getPublishState>[0];
  const data = (catalog: Partial<Data['catalog']>, preview: Partial<Data['publishPreview']>): Data => ({
    catalog: {
      id: '1',
      ruleFaults: [],
      channelRules: [],
      name: 'Case',
      status: 'ACTIVE',
      channels: ['web'],
      shopUrl: null,
      currentVersion: null,
      ...catalog,
    },
    publishPreview: {
      version: 1,
      productCount: 3,
      issueCounts: { error: 0, warning: 0 },
      readyCount: 3,
      invalidCount: 0,
      isBlocked: false,
      isUnchanged: false,
      categoryChanges: 0,
      channelChanges: 0,
      attributeChanges: 0,
      familyChanges: 0,
      summary: { added: 3, changed: 0, removed: 0 },
      ...preview,
    },
  });
  test.each<[PublishState, Data]>([
    ['READY', data({}, {})],
    ['READY', data({ status: 'DRAFT' }, {})],
    ['READY', data({ channels: [] }, {})],
    ['NO_CHANNEL', data({ status: 'DRAFT', channels: [] }, {})],
    ['EMPTY', data({}, { productCount: 0 })],
    ['BLOCKED', data({}, { isBlocked: true, isUnchanged: true })],
    ['UNCHANGED', data({}, { isUnchanged: true })],
    ['ARCHIVED', data({ status: 'ARCHIVED' }, { productCount: 0, isBlocked: true })],
  ])('is %s', (state, given) => {
    expect(getPublishState(given)).toBe(state);
  });
});

test('a short checksum is the beginning of the full one', () => {
  expect(shortChecksum('2d69aaac796ca011')).toBe('2d69aaac');
});
