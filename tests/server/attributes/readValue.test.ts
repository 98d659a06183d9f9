import { describe, expect, test } from 'vitest';
import { attributeCode } from '#server/records/attributeCode';
import { readValue } from '#server/domain/productValues/readValue';

describe('Code of an attribute', () => {
  test.each([
    ['Material', 'material'],
    ['Outer material', 'outer-material'],
    ['Größe (EU)', 'grosse-eu'],
    ['材质', '材质'],
    ['Длина (cm)', 'длина-cm'],
    ['SKU артикул', 'sku-артикул'],
    ['Name', 'name-attribute'],
    ['SEO title', 'seo-title-attribute'],
  ])('of %j is %j', (name, code) => {
    expect(attributeCode(name)).toBe(code);
  });
});

describe('Value of an attribute', () => {
  const product = {
    name: 'Cup',
    slug: 'cup',
    description: '',
    seo: { title: 'Cup', description: '' },
    attributes: [{ name: 'Outer material', value: 'Porcelain' }],
    values: [
      { attribute: 'description', channel: 'web', text: '<p>On the web</p>' },
      { attribute: 'name', locale: 'de', text: 'Tasse' },
      { attribute: 'name', locale: 'de', channel: 'web', text: 'Tasse im Netz' },
      { attribute: 'name', locale: 'de-CH', text: 'Tassli' },
      { attribute: 'outer-material', locale: 'de', text: 'Porzellan' },
    ],
  };

  test.each([
    ['name', null, null, 'Cup', null, null],
    ['name', 'de', null, 'Tasse', 'de', null],
    ['name', 'de', 'web', 'Tasse im Netz', 'de', 'web'],
    ['name', 'de', 'print', 'Tasse', 'de', null],
    ['name', 'de-CH', null, 'Tassli', 'de-CH', null],
    ['name', 'de-CH', 'web', 'Tassli', 'de-CH', null],
    ['name', 'de-AT', 'web', 'Tasse im Netz', 'de', 'web'],
    ['name', 'de-DE-1996', null, 'Tasse', 'de', null],
    ['name', 'fr', 'web', 'Cup', null, null],
    ['description', 'de', 'web', '<p>On the web</p>', null, 'web'],
    ['seo-title', 'de', null, 'Cup', null, null],
    ['outer-material', 'de', null, 'Porzellan', 'de', null],
    ['outer-material', 'fr', null, 'Porcelain', null, null],
  ])('%s in %s for %s is %j, found in %s for %s', (attribute, locale, channel, text, inLocale, inChannel) => {
    expect(readValue(product, attribute, { locale, channel })).toEqual({ text, locale: inLocale, channel: inChannel });
  });

  test.each([['description'], ['seo-description'], ['color']])('%s has none', (attribute) => {
    expect(readValue(product, attribute, { locale: 'de', channel: null })).toBeNull();
  });
});
