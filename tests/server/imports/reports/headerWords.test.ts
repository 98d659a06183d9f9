import { describe, expect, it } from 'vitest';
import { FIELDS_BY_WORD } from '#server/domain/imports/mapping/headers/fieldWords';
import { matchHeader } from '#server/domain/imports/mapping/headers/headerMatch';

/** Fields that share headers; the values of a column, and the other columns, decide which of them it is. */
const SHARED = [
  ['stock', 'availability'],
  ['price', 'compareAtPrice', 'salePrice'],
  ['salePrice', 'onSale'],
  ['sku', 'mpn', 'externalReference', 'slug', 'parent', 'variantSku'],
  ['name', 'variantName', 'options'],
  ['seoTitle', 'imageAlts'],
  ['brand', 'mpn'],
  ['slug', 'link'],
];

describe('Headers of files', () => {
  it('mean one field, or fields that their values tell apart', () => {
    const conflicts = [...FIELDS_BY_WORD].filter(([, fields]) => {
      const targets = [...new Set(fields.map(({ target }) => target))];
      return targets.length > 1 && !SHARED.some((group) => targets.every((target) => group.includes(target)));
    });
    expect(conflicts.map(([word, fields]) => [word, ...fields.map(({ target }) => target)])).toEqual([]);
  });

  it.each([
    ['Waehrung', 'currency'],
    ['codigo de barras', 'gtin'],
    ['Opis produktu', 'description'],
    ['DOSTĘPNOŚĆ', 'availability'],
    ['Disponible à partir du', 'availableFrom'],
    ['adviesprijs', 'compareAtPrice'],
  ])('finds the field of %j', (header, target) => {
    expect(matchHeader(header)[0]?.target).toBe(target);
  });
});
