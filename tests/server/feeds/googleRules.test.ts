import { inEnglish } from '../issueTexts';
import { describe, expect, it } from 'vitest';
import { googleItems } from '#server/domain/feeds/google/googleItem';
import type { ProductContent } from '#server/records/products';
import { price, soundContent, soundVariant } from '../content';

const NOW = new Date('2026-06-15T22:30:00Z');
const SHOP = { shopUrl: 'https://shop.example', currencies: ['EUR'], now: NOW };

const getIssues = (over: Partial<ProductContent>, settings: Partial<Parameters<typeof googleItems>[1]> = {}) =>
  googleItems(soundContent(over), { ...SHOP, ...settings }, '7').flatMap(({ sku, issues }) =>
    issues.map(({ code, field, entityType }) => [sku, code, field, entityType]),
  );

describe('Check of Google’s required fields', () => {
  it('finds no issues in a product that has them', () => {
    expect(getIssues({})).toEqual([]);
  });

  it.each<[string, Partial<ProductContent>, string, string]>([
    ['a SKU over 50 characters', { sku: 'S'.repeat(51) }, 'GOOGLE_ID', 'sku'],
    ['no name', { name: ' ' }, 'GOOGLE_TITLE', 'name'],
    ['a description without words', { description: '<p> </p>' }, 'GOOGLE_DESCRIPTION', 'description'],
    ['no slug', { slug: '' }, 'GOOGLE_LINK', 'slug'],
    ['no image', { media: [] }, 'GOOGLE_IMAGE', 'media'],
    ['an uploaded image only', { media: [{ url: '/media/0b1c-22', alt: '' }] }, 'GOOGLE_IMAGE', 'media'],
    ['no price', { prices: [] }, 'GOOGLE_PRICE', 'prices'],
    ['a price of 0', { prices: [price(0)] }, 'GOOGLE_PRICE', 'prices'],
    ['a wrong GTIN', { gtin: '4006381333930' }, 'GOOGLE_GTIN', 'gtin'],
    ['a preorder without a date', { availability: 'PREORDER' }, 'GOOGLE_AVAILABILITY_DATE', 'availableFrom'],
    ['a backorder without a date', { availability: 'BACKORDER' }, 'GOOGLE_AVAILABILITY_DATE', 'availableFrom'],
    [
      'a date more than a year ahead',
      { availability: 'BACKORDER', availableFrom: '2027-06-16' },
      'GOOGLE_AVAILABILITY_DATE',
      'availableFrom',
    ],
  ])('names the field for %s', (_, over, code, field) => {
    expect(getIssues(over)).toEqual([[over.sku ?? 'TNT-1', code, field, 'PRODUCT']]);
  });

  it.each<[string, Partial<Parameters<typeof googleItems>[1]>, (string | null)[]]>([
    ['no shop URL', { shopUrl: undefined, imageBaseUrl: 'https://cdn.example' }, ['GOOGLE_LINK', null, 'FILE']],
    [
      'an id in the links that the product lacks',
      { linkPattern: '/p/{id}' },
      ['GOOGLE_LINK', 'externalReference', 'PRODUCT'],
    ],
  ])('reports %s', (_, settings, found) => {
    expect(getIssues({}, settings)).toEqual([['TNT-1', ...found]]);
  });

  it.each([
    ['2027-06-15', 'UTC', true],
    ['2027-06-16', 'UTC', false],
    // It is June 16 in Berlin.
    ['2027-06-16', 'Europe/Berlin', true],
    ['2027-06-17', 'Europe/Berlin', false],
    ['2027-06-15T22:30:00+00:00', 'America/New_York', true],
    ['2027-06-16T00:30:00+02:00', 'UTC', true],
    ['2027-06-16T00:31:00+02:00', 'UTC', false],
    ['2026-06-01', 'UTC', true],
  ])('accepts a backorder that is available from %s in %s: %s', (availableFrom, timeZone, isAccepted) => {
    const issues = getIssues({ availability: 'BACKORDER', availableFrom }, { timeZone });
    expect(issues.length === 0).toBe(isAccepted);
  });

  it('needs no date of what is in stock, or not sold', () => {
    expect(getIssues({ availableFrom: '2029-01-01' })).toEqual([]);
    expect(getIssues({ availability: 'PREORDER', status: 'DRAFT' })).toEqual([]);
    const variants = [
      soundVariant('A', { availability: 'PREORDER', availableFrom: '2026-12-01' }),
      soundVariant('B', { availability: 'PREORDER' }),
    ];
    expect(getIssues({ variants })).toEqual([
      ['B', 'GOOGLE_AVAILABILITY_DATE', 'variants[1].availableFrom', 'VARIANT'],
    ]);
  });

  it('reports the missing fields of each variant', () => {
    const variants = [
      soundVariant('A', { prices: [price(0)] }),
      soundVariant('B', { media: [{ url: '/media/demo-tent-ink', alt: '' }] }),
      soundVariant('C'),
    ];
    expect(getIssues({ variants })).toEqual([
      ['A', 'GOOGLE_PRICE', 'variants[0].prices', 'VARIANT'],
      ['B', 'GOOGLE_IMAGE', 'variants[1].media', 'VARIANT'],
    ]);
  });

  it('returns warnings of the channel google, which block nothing else', () => {
    const [item] = googleItems(soundContent({ media: [] }), SHOP, '7');
    expect(item!.issues).toMatchObject([
      {
        severity: 'WARNING',
        category: 'CHANNEL',
        channel: 'google',
        entityId: '7',
        entityName: 'Ridge Tent',
        message: 'Google requires an image.',
        suggestedFix: 'Add an image with a public URL.',
      },
    ]);
  });

  it.each<[string, Partial<ProductContent>, string]>([
    ['a product', {}, 'Enter a price.'],
    ['a group', { kind: 'GROUPED' }, 'Nothing to do, unless the group is also sold at a price of its own.'],
    ['an external product', { kind: 'EXTERNAL' }, 'Enter the price on that site, or leave the product out.'],
    ['a group with a price of 0', { kind: 'GROUPED', prices: [price(0)] }, 'Enter a price.'],
    [
      'a product with prices in other currencies only',
      { prices: [{ ...price(5), currency: 'USD' }] },
      'Enter a price in EUR.',
    ],
  ])('says what to do about the missing price of %s', (_, over, suggestedFix) => {
    const settings = { ...SHOP, isOnlyInCurrencies: true };
    const [item] = googleItems(soundContent({ prices: [], ...over }), settings, '7');
    expect(inEnglish(item!.issues)).toMatchObject([{ code: 'GOOGLE_PRICE', suggestedFix }]);
  });
});
