import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_CONTENT, type VariantDraft } from '#server/domain/products/contentDraft';
import { productRecord, type ProductRecordArgs } from '#server/domain/products/productRecord';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductRecord } from '#server/records/products';
import { catalogWith, createTestContext } from '../catalogs/domainContext';

let catalog: CatalogRecord;

beforeAll(async () => {
  catalog = await catalogWith(createTestContext(), 'Summer');
});

const variant = (sku: string, id?: string): VariantDraft => ({
  id,
  sku,
  gtin: null,
  name: sku,
  options: [],
  prices: [],
  stock: null,
  media: [],
  status: 'ACTIVE',
});

const record = (
  variants: VariantDraft[],
  previous: ProductRecord | null = null,
  rest: Partial<ProductRecordArgs> = {},
) =>
  productRecord({
    content: { ...EMPTY_CONTENT, sku: 'P', name: 'Tent', slug: 'tent', variants },
    id: '7',
    catalog,
    previous,
    takenSkus: new Set(),
    rules: undefined,
    isSlugTaken: false,
    now: '2026-03-01T00:00:00.000Z',
    user: 'Ada',
    job: null,
    ...rest,
  });

const getIds = ({ variants }: ProductRecord) => Object.fromEntries(variants.map(({ id, sku }) => [sku, id]));

describe('productRecord', () => {
  it('validates the content and counts the issues', () => {
    const { issues, issueCounts, completeness } = record([]);
    expect(issues.map(({ code }) => code)).toContain('PRICE_MISSING');
    expect(issueCounts.error + issueCounts.warning + issueCounts.info).toBe(issues.length);
    expect(completeness).toBeGreaterThan(0);
    expect(issues.every(({ entityId }) => entityId === '7')).toBe(true);
  });

  it('passes on information that is not part of the product', () => {
    const codes = (rest: Partial<ProductRecordArgs>) => record([], null, rest).issues.map(({ code }) => code);
    expect(codes({})).not.toContain('SKU_DUPLICATE');
    expect(codes({ takenSkus: new Set(['P']) })).toContain('SKU_DUPLICATE');
    expect(codes({ isSlugTaken: true })).toContain('SLUG_DUPLICATE');
  });

  it('counts revisions from 1 and keeps the creation date', () => {
    const first = record([]);
    const second = record([], first, { now: '2026-03-02T00:00:00.000Z', user: 'Bo' });
    expect(first).toMatchObject({ revision: 1, createdAt: first.updatedAt, updatedBy: 'Ada' });
    expect(second).toMatchObject({
      revision: 2,
      createdAt: '2026-03-01T00:00:00.000Z',
      updatedAt: '2026-03-02T00:00:00.000Z',
      updatedBy: 'Bo',
    });
  });

  it('numbers new variants and keeps the IDs of the others by SKU, whatever their order', () => {
    const first = record([variant('A'), variant('B')]);
    expect(getIds(first)).toEqual({ A: '7-1', B: '7-2' });
    expect(getIds(record([variant('C'), variant('B'), variant('A')], first))).toEqual({ A: '7-1', B: '7-2', C: '7-3' });
  });

  it('keeps a variant that carries its ID under a new SKU', () => {
    const first = record([variant('A'), variant('B')]);
    expect(getIds(record([variant('Z', '7-1'), variant('B', '7-2')], first))).toEqual({ Z: '7-1', B: '7-2' });
    expect(getIds(record([variant('A', '7-2'), variant('B', '7-1')], first))).toEqual({ A: '7-2', B: '7-1' });
  });

  it("assigns a new ID if the given one is not the product's or is used twice", () => {
    const first = record([variant('A')]);
    expect(getIds(record([variant('B', '8-1'), variant('C', '7-1'), variant('D', '7-1')], first))).toEqual({
      B: '7-2',
      C: '7-1',
      D: '7-3',
    });
  });

  it('never reuses the ID of a variant, in any sequence of edits', () => {
    const edits = fc.array(fc.subarray(['A', 'B', 'C', 'D']), { maxLength: 8 });
    fc.assert(
      fc.property(edits, (states) => {
        let previous: ProductRecord | null = null;
        const owners = new Map<string, string>();
        for (const [edit, skus] of states.entries()) {
          const before: ProductRecord | null = previous;
          previous = record(
            skus.map((sku) => variant(sku)),
            before,
          );
          const had = new Set(before?.variants.map(({ sku }) => sku));
          for (const { id, sku } of previous.variants) {
            // A variant that was removed and added again counts as another one.
            const owner = had.has(sku) ? (owners.get(id) ?? '') : `${sku} of edit ${edit}`;
            expect(owners.get(id) ?? owner).toBe(owner);
            owners.set(id, owner);
          }
          expect(new Set(previous.variants.map(({ id }) => id)).size).toBe(skus.length);
        }
      }),
    );
  });
});
