import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffEntries, diffSummary } from '#server/domain/publishedCatalogs/diffEntries';
import type { PublishedEntry } from '#server/records/publishedCatalogs';

const entry = (sku: string, hash: string): PublishedEntry => ({ sku, hash, productId: sku, revision: 1 });

const anyEntries = fc
  .dictionary(fc.string({ minLength: 1, maxLength: 2 }), fc.constantFrom('x', 'y', 'z'))
  .map((hashes) =>
    Object.entries(hashes)
      .map(([sku, hash]) => entry(sku, hash))
      .sort((a, b) => (a.sku < b.sku ? -1 : 1)),
  );

describe('diffEntries', () => {
  it('returns what was added, changed, and removed, in SKU order', () => {
    const before = [entry('A', '1'), entry('B', '1'), entry('C', '1')];
    const after = [entry('B', '2'), entry('C', '1'), entry('D', '1')];
    expect(diffEntries(before, after)).toEqual([
      { kind: 'REMOVED', sku: 'A', productId: 'A', before: entry('A', '1'), after: null },
      { kind: 'CHANGED', sku: 'B', productId: 'B', before: entry('B', '1'), after: entry('B', '2') },
      { kind: 'ADDED', sku: 'D', productId: 'D', before: null, after: entry('D', '1') },
    ]);
  });

  it('is empty for equal lists', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expect(diffEntries(entries, structuredClone(entries))).toEqual([]);
      }),
    );
  });

  it('turns one list into the other when applied', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (before, after) => {
        const state = new Map(before.map((item) => [item.sku, item]));
        for (const { kind, sku, after: item } of diffEntries(before, after)) {
          if (kind === 'REMOVED') state.delete(sku);
          else state.set(sku, item!);
        }
        expect([...state.values()].sort((a, b) => (a.sku < b.sku ? -1 : 1))).toEqual(after);
      }),
    );
  });

  it('adds up to the difference in length', () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, (before, after) => {
        const diffs = diffEntries(before, after);
        const { added, changed, removed } = diffSummary(diffs);
        expect(added - removed).toBe(after.length - before.length);
        expect(added + changed + removed).toBe(diffs.length);
      }),
    );
  });
});
