import { describe, expect, it } from 'vitest';
import { getAvailability } from '#server/records/availability';
import { getPriceRange } from '#server/records/productFacts';
import type { PriceRecord, ProductContent, VariantContent } from '#server/records/products';
import { getSalePhase, type SalePhase } from '#shared/sale';
import { getPriceAt } from '#server/records/sale';
import type { Availability } from '#server/types.generated';
import { price, soundContent, soundVariant } from '../content';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const BEFORE = '2026-06-15T11:59:59.999Z';
const AFTER = '2026-06-15T12:00:00.001Z';

describe('Sale', () => {
  it.each<[Partial<PriceRecord>, SalePhase, number]>([
    [{ compareAt: null }, 'NONE', 8],
    [{ compareAt: null, compareAtUntil: BEFORE }, 'NONE', 8],
    [{ compareAt: 10 }, 'RUNNING', 8],
    [{ compareAt: 10, compareAtUntil: BEFORE }, 'ENDED', 10],
    [{ compareAt: 10, compareAtUntil: '2026-06-15T12:00:00.000Z' }, 'RUNNING', 8],
    [{ compareAt: 10, compareAtFrom: AFTER }, 'UPCOMING', 10],
    [{ compareAt: 10, compareAtFrom: '2026-06-15T12:00:00.000Z', compareAtUntil: AFTER }, 'RUNNING', 8],
    [{ compareAt: 10, compareAtFrom: AFTER, compareAtUntil: BEFORE }, 'ENDED', 10],
  ])('with %j is %s and costs %d', (over, phase, amount) => {
    expect(getSalePhase(price(8, over), NOW.getTime())).toBe(phase);
    expect(getPriceAt(price(8, over), NOW).amount).toBe(amount);
  });

  it('is included in the price range with its current price', () => {
    const content = soundContent({ prices: [price(8, { compareAt: 10, compareAtUntil: BEFORE })] });
    expect(getPriceRange(content, ['EUR'], NOW)).toEqual({ currency: 'EUR', min: 10, max: 10 });
    expect(getPriceRange(content, ['EUR'], new Date(BEFORE))).toEqual({ currency: 'EUR', min: 8, max: 8 });
  });
});

describe('Availability for buyers', () => {
  it.each<[Partial<ProductContent>, Availability]>([
    [{}, 'IN_STOCK'],
    [{ stock: 3 }, 'IN_STOCK'],
    [{ stock: 0 }, 'OUT_OF_STOCK'],
    [{ stock: -1 }, 'OUT_OF_STOCK'],
    [{ stock: 3, availability: 'OUT_OF_STOCK' }, 'OUT_OF_STOCK'],
    [{ stock: 0, availability: 'IN_STOCK' }, 'IN_STOCK'],
    [{ stock: 0, availability: 'BACKORDER' }, 'BACKORDER'],
    [{ availability: 'PREORDER' }, 'PREORDER'],
    [{ availability: 'PREORDER', availableFrom: '2026-06-16' }, 'PREORDER'],
    [{ availability: 'PREORDER', availableFrom: '2026-06-15' }, 'IN_STOCK'],
    [{ availability: 'PREORDER', availableFrom: '2026-06-15', stock: 0 }, 'OUT_OF_STOCK'],
    [{ status: 'DRAFT', availability: 'IN_STOCK' }, 'OUT_OF_STOCK'],
    [{ availability: 'PREORDER', availableFrom: '2026-06-15T14:01:00+02:00' }, 'PREORDER'],
    [{ availability: 'PREORDER', availableFrom: '2026-06-15T14:00:00+02:00' }, 'IN_STOCK'],
  ])('of a product with %j is %s', (over, availability) => {
    expect(getAvailability(soundContent(over), null, NOW)).toBe(availability);
  });

  it.each<[Partial<ProductContent>, Partial<VariantContent>, Availability]>([
    [{}, { stock: 3 }, 'IN_STOCK'],
    [{}, { stock: 0 }, 'OUT_OF_STOCK'],
    [{ availability: 'OUT_OF_STOCK' }, { stock: 3 }, 'OUT_OF_STOCK'],
    [{ availability: 'OUT_OF_STOCK' }, { stock: 3, availability: 'IN_STOCK' }, 'IN_STOCK'],
    [{ availability: 'IN_STOCK' }, { stock: 0 }, 'OUT_OF_STOCK'],
    [{}, { stock: 3, status: 'ARCHIVED' }, 'OUT_OF_STOCK'],
  ])('with %j of a variant with %j is %s', (product, variant, availability) => {
    expect(getAvailability(soundContent(product), soundVariant('A', variant), NOW)).toBe(availability);
  });
});
