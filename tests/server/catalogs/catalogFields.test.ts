import { describe, expect, it } from 'vitest';
import { type CatalogFields, catalogFields, makeCatalogCode } from '#server/domain/catalogs/catalogFields';
import type { CreateCatalogInput } from '#server/types.generated';
import { getError } from './domainContext';

const former: CatalogFields = {
  code: 'winter',
  name: 'Winter',
  description: 'Coats',
  channels: ['web', 'outlet'],
  locales: ['de', 'fr'],
  currencies: ['CHF'],
  defaultLocale: 'fr',
  tags: ['cold'],
};

describe('catalogFields of a new catalog', () => {
  it('fills in default values', () => {
    expect(catalogFields({ name: 'Summer Sale' }, null)).toEqual({
      code: 'summer-sale',
      name: 'Summer Sale',
      description: '',
      channels: ['web'],
      locales: ['en'],
      currencies: ['EUR'],
      defaultLocale: 'en',
      tags: [],
    });
  });

  it.each<[Partial<CreateCatalogInput>, Partial<CatalogFields>]>([
    [{ name: '  Élan & Söhne  ' }, { name: 'Élan & Söhne', code: 'elan-sohne' }],
    [{ code: ' SALE-26 ' }, { code: 'sale-26' }],
    [{ code: '  ' }, { code: 'summer' }],
    [
      { code: null, tags: null, channels: null },
      { code: 'summer', tags: [], channels: ['web'] },
    ],
    [{ description: ' For the beach. ' }, { description: 'For the beach.' }],
    [{ channels: [' web', 'web ', '', 'shop'] }, { channels: ['web', 'shop'] }],
    [{ channels: [] }, { channels: [] }],
    [{ tags: ['a', ' a', 'b'] }, { tags: ['a', 'b'] }],
    [{ locales: ['EN-us', 'en-US', 'zh-hant-tw'] }, { locales: ['en-US', 'zh-Hant-TW'], defaultLocale: 'en-US' }],
    [{ locales: ['de', 'pt-BR'], defaultLocale: 'PT-br' }, { defaultLocale: 'pt-BR' }],
    [{ currencies: ['usd', ' USD', 'jpy'] }, { currencies: ['USD', 'JPY'] }],
  ])('converts %o to %o', (input, fields) => {
    expect(catalogFields({ name: 'Summer', ...input }, null)).toMatchObject(fields);
  });

  it.each<[Partial<CreateCatalogInput>, string[]]>([
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(121) }, ['name']],
    [{ name: '夏' }, ['code']],
    [{ code: 'two words' }, ['code']],
    [{ code: '-sale' }, ['code']],
    [{ code: 'a--b' }, ['code']],
    [{ code: 'ä' }, ['code']],
    [{ code: 'x'.repeat(61) }, ['code']],
    [{ locales: [] }, ['locales']],
    [{ locales: ['en', 'en_US'] }, ['locales']],
    [{ locales: ['e'] }, ['locales']],
    [{ locales: ['en'], defaultLocale: 'de' }, ['defaultLocale']],
    [{ currencies: [] }, ['currencies']],
    [{ currencies: ['EUR', 'EURO'] }, ['currencies']],
    [{ currencies: ['ZZZ'] }, ['currencies']],
    [{ name: '', currencies: ['X'], locales: ['?'], code: '!' }, ['name', 'code', 'locales', 'currencies']],
  ])('rejects %o and names the fields', async (input, fields) => {
    const refusal = await getError(() => catalogFields({ name: 'Summer', ...input }, null));
    expect(refusal.code).toBe('INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
  });

  it('names the invalid items of a list', async () => {
    const refusal = await getError(() => catalogFields({ name: 'S', currencies: ['EUR', 'XX', 'YY'] }, null));
    expect(refusal.message).toBe('Not a valid currency code: XX, YY. Use ISO 4217 codes. Example: EUR.');
  });

  it('accepts a name of 120 characters, and leaves room for a number in the code generated from it', () => {
    const { name, code } = catalogFields({ name: 'ab '.repeat(40).trim() + 'x' }, null);
    expect(name).toHaveLength(120);
    expect(code.length).toBeLessThanOrEqual(50);
    expect(code).toBe(makeCatalogCode(code));
  });
});

describe('catalogFields of an existing catalog', () => {
  it('keeps values that are not given, including the code', () => {
    expect(catalogFields({ name: 'Ice' }, former)).toEqual({ ...former, name: 'Ice' });
  });

  it.each<[Partial<CreateCatalogInput>, Partial<CatalogFields>]>([
    [{ description: '' }, { description: '' }],
    [
      { channels: [], tags: [] },
      { channels: [], tags: [] },
    ],
    [{ locales: ['fr', 'it'] }, { locales: ['fr', 'it'], defaultLocale: 'fr' }],
    [{ locales: ['it', 'de'] }, { locales: ['it', 'de'], defaultLocale: 'it' }],
    [{ code: 'ice' }, { code: 'ice' }],
  ])('changes %o to %o', (input, fields) => {
    expect(catalogFields({ name: 'Winter', ...input }, former)).toEqual({ ...former, ...fields });
  });
});
