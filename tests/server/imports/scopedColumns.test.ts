import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogLanguages } from '#server/domain/imports/mapping/columnScopes';
import { readLanguage } from '#server/domain/imports/mapping/languageNames';
import { readScopedHeader } from '#server/domain/imports/mapping/headers/scopedHeader';
import { suggestColumns } from '#server/domain/imports/mapping/suggest/suggestMapping';
import { LAYOUTS } from '#server/domain/imports/layouts';
import type { LayoutCode } from '#server/types.generated';

const CATALOG: CatalogLanguages = { defaultLocale: 'en', locales: ['en', 'de'], channels: ['web', 'Amazon DE'] };

/** The suggested targets as `target@locale/channel`. */
const targets = (columns: readonly string[], catalog: Partial<CatalogLanguages> = {}, layout: LayoutCode = 'CUSTOM') =>
  suggestColumns(LAYOUTS[layout], columns, null, { catalog: { ...CATALOG, ...catalog }, codes: [] }).map(
    ({ target, locale, channel }) => `${target}${locale ? `@${locale}` : ''}${channel ? `/${channel}` : ''}`,
  );

describe('A column whose header names a language or a channel', () => {
  it.each<[string, string]>([
    ['name-de_DE', 'name@de'],
    ['name-de_DE-web', 'name@de/web'],
    ['name-en_US', 'null'],
    ['name-web', 'name/web'],
    ['name-Amazon DE', 'name/Amazon DE'],
    ['description (fr)', 'description@fr'],
    ['description (French)', 'description@fr'],
    ['Name [de]', 'name@de'],
    ['Name [de, web]', 'name@de/web'],
    ['Name [*, web]', 'name/web'],
    ['Titel DE', 'name@de'],
    ['Name German', 'name@de'],
    ['Beschreibung Deutsch', 'description@de'],
    ['product_name_de', 'name@de'],
    ['title.de', 'name@de'],
    ['meta_title(de-at)', 'seoTitle@de'],
    ['seo description-pt_BR', 'seoDescription@pt-BR'],
    ['url_key-de', 'slug@de'],
    ['material-de', 'attribute:material@de'],
    ['attribute:material-de', 'attribute:material@de'],
    ['attribute:material [de, web]', 'attribute:material@de/web'],
    ['outer-material-de_DE-web', 'attribute:outer-material@de/web'],
    ['DE_Title_Short', 'name@de'],
  ])('%s becomes %s', (header, target) => {
    expect(targets(['sku', 'Name', header]).at(-1)).toBe(target);
  });

  it.each<[string, string]>([
    ['price-EUR-web', 'price:EUR/web'],
    ['Price EUR (web)', 'price:EUR/web'],
    ['Price (EUR, web)', 'price:EUR/web'],
    ['Price [web] EUR', 'price:EUR/web'],
    ['price-web-EUR', 'price:EUR/web'],
    ['Price Amazon DE USD', 'price:USD/Amazon DE'],
    ['compareAtPrice-EUR-web', 'compareAtPrice:EUR/web'],
    ['variant price-EUR-web', 'variantPrice:EUR/web'],
    ['price-web', 'price/web'],
    ['Price (web)', 'price/web'],
    ['price-EUR-print', 'price:EUR/print'],
    ['price-EUR-net', 'price:EUR'],
    ['price-EUR-incl', 'price:EUR'],
    ['price-print', 'attribute:price-print'],
    ['price-de_DE-EUR', 'price:EUR'],
  ])('%s has prices and becomes %s', (header, target) => {
    const others = ['price EUR', 'price USD', 'price', 'old price EUR', 'variant price EUR'];
    // Only one column can have the price in a currency.
    const free = others.filter((other) => target !== 'price:EUR' || other !== 'price EUR');
    expect(targets(['sku', 'name', ...free, header]).at(-1)).toBe(target);
  });

  it.each([
    ['Weight (kg)'],
    ['Volume (ml)'],
    ['Size (in)'],
    ['Made in DE'],
    ['Shipping DE'],
    ['Material it'],
    ['visible-web'],
    ['Fit note'],
    ['Sold by'],
    ['description (short)'],
    ['Care (30 degrees)'],
    ['Country-of-origin'],
  ])('%s names none', (header) => {
    expect(targets(['sku', 'name', header]).at(-1)).not.toMatch(/[@/](?!.*\/)/);
  });

  it.each<[string, string[], Partial<CatalogLanguages>, string[]]>([
    [
      'default language, one that the catalog has, and one that it lacks',
      ['sku', 'name-en_US', 'name-de_DE', 'name-da_DK'],
      {},
      ['sku', 'name', 'name@de', 'name@da-DK'],
    ],
    [
      'two regions of one language, of which the catalog has one',
      ['sku', 'name', 'name-de_AT', 'name-de_DE'],
      { locales: ['en', 'de-DE'] },
      ['sku', 'name', 'name@de-AT', 'name@de-DE'],
    ],
    [
      'two regions of a language',
      ['sku', 'name', 'name-de_AT', 'name-de_DE'],
      {},
      ['sku', 'name', 'name@de', 'name@de-DE'],
    ],
    ['the only language', ['sku', 'name(fr-fr)', 'description(fr-fr)'], {}, ['sku', 'name', 'description']],
    ['the only language, which the catalog has', ['sku', 'name(de)'], {}, ['sku', 'name@de']],
    [
      'codes of two letters that confirm each other',
      ['sku', 'name_fr', 'name_it'],
      { locales: ['en'] },
      ['sku', 'name@fr', 'name@it'],
    ],
    [
      'a column of the same header without language, whose target decides',
      ['sku', 'Name', 'Titel', 'Titel DE', 'Material', 'Material-de'],
      {},
      ['sku', 'name', 'attribute:Titel', 'attribute:Titel@de', 'attribute:Material', 'attribute:Material@de'],
    ],
    [
      'channels that the catalog lacks, of which the first is for all',
      ['sku', 'name', 'description-en_US-shop', 'description-en_US-print', 'description-de_DE-shop'],
      {},
      ['sku', 'name', 'description', 'description/print', 'description@de'],
    ],
    [
      'a channel that the catalog lacks, beside texts for all channels',
      ['sku', 'name', 'name-de_DE', 'name-de_DE-shop', 'name [*, shop]'],
      {},
      ['sku', 'name', 'name@de', 'name@de/shop', 'name/shop'],
    ],
    [
      'the same channel as the one for all, whatever the order of columns',
      ['sku', 'name', 'description-en_US-shop', 'description-en_US-print', 'slug-en_US-print', 'slug-en_US-shop'],
      {},
      ['sku', 'name', 'description', 'description/print', 'slug/print', 'slug'],
    ],
    [
      'a channel that prices and other headers name',
      ['sku', 'name', 'price-EUR-shop', 'description', 'description-shop', 'seo title-shop'],
      {},
      ['sku', 'name', 'price:EUR', 'description', 'description/shop', 'seoTitle'],
    ],
    [
      'prices for channels that the catalog lacks, of which the first is for all',
      ['sku', 'name', 'price-EUR-shop', 'price-EUR-print', 'price-USD-print'],
      {},
      ['sku', 'name', 'price:EUR', 'price:EUR/print', 'price:USD'],
    ],
    [
      'prices for the only channel of the catalog, which are for all',
      ['sku', 'name', 'price-EUR-web', 'compareAtPrice-EUR-web'],
      { channels: ['web'] },
      ['sku', 'name', 'price:EUR', 'compareAtPrice:EUR'],
    ],
    [
      'prices and regular prices for a channel',
      ['sku', 'name', 'price EUR', 'price-EUR-web', 'RRP EUR web', 'compareAtPrice-EUR-print'],
      {},
      ['sku', 'name', 'price:EUR', 'price:EUR/web', 'compareAtPrice:EUR/web', 'compareAtPrice:EUR/print'],
    ],
    [
      'texts for one channel that the catalog lacks, which are for all',
      ['sku', 'name-en_US-shop', 'description-en_US-shop', 'description-de_DE-shop'],
      {},
      ['sku', 'name', 'description', 'description@de'],
    ],
    [
      'fields that are the same everywhere',
      ['sku', 'brand-de', 'brand-fr', 'price-de'],
      {},
      ['sku', 'brand', 'attribute:brand-fr', 'price'],
    ],
  ])('suggests %s', (_, columns, catalog, expected) => {
    expect(targets(columns, catalog)).toEqual(expected);
  });

  it.each<[LayoutCode, string[], string[]]>([
    ['SHOPIFY', ['Handle', 'Title', 'Title-de', 'Body (HTML)', 'Body (HTML) [fr]'], ['name@de', 'description@fr']],
    [
      'AKENEO',
      ['sku', 'family', 'enabled', 'price-EUR', 'price-print-EUR', 'price-web-USD'],
      ['price:EUR/print', 'price:USD/web'],
    ],
    [
      'UNOPIM',
      ['sku', 'type', 'attribute_family', 'price (EUR)', 'price-EUR-print', 'special_price-EUR-print'],
      ['price:EUR/print', 'salePrice:EUR/print'],
    ],
    ['SHOPIFY', ['Handle', 'Title', 'Variant Price', 'Variant Price EUR (web)'], ['variantPrice:EUR/web']],
    ['WOOCOMMERCE', ['SKU', 'Name', 'Name (de)', 'Tags', 'Tags-de'], ['name@de', 'attribute:tags@de']],
    ['VENDURE', ['name', 'name:de', 'sku', 'product:material', 'optionGroups'], ['name@de']],
    [
      'CATALOG_MANAGER',
      ['product_sku', 'name', 'name [de]', 'description [de, web]', 'prices', 'Price EUR (web)'],
      ['name@de', 'description@de/web', 'price:EUR/web'],
    ],
  ])('is suggested in the layout %s', (layout, columns, expected) => {
    expect(targets(columns, {}, layout).filter((target) => /[@/]/.test(target))).toEqual(expected);
  });

  it('is an attribute or a field, as before, if the languages of the catalog are not given', () => {
    const mapping = suggestColumns(LAYOUTS.CUSTOM, ['sku', 'name', 'material-de', 'description (fr)']);
    expect(mapping.map(({ target }) => target)).toEqual(['sku', 'name', 'attribute:material-de', 'description']);
    expect(mapping.every(({ locale, channel }) => locale === undefined && channel === undefined)).toBe(true);
  });

  it('never loses its other words, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('-de_DE', ' (fr)', '-web', '_it', ' DE', ' [de, web]'),
        (rest, suffix) => {
          const found = readScopedHeader(rest + suffix, CATALOG);
          if (found) expect((rest + suffix).includes(found.rest)).toBe(true);
          if (found?.tag) expect(Intl.getCanonicalLocales(found.tag)).toEqual([found.tag]);
        },
      ),
    );
  });
});

describe('A code of a language', () => {
  it.each([
    ['de', 'de'],
    ['de_DE', 'de-DE'],
    ['DE-at', 'de-AT'],
    ['german', 'de'],
    ['Deutsch', 'de'],
    ['store_de', 'de'],
    ['de_de_store_view', 'de-DE'],
    ['french', 'fr'],
    ['pt_br', 'pt-BR'],
    ['zh_Hans_CN', 'zh-Hans-CN'],
    ['at', null],
    ['us', null],
    ['store_2', null],
    ['b2b', null],
    ['default', null],
    ['', null],
  ])('%j means %s', (code, tag) => {
    expect(readLanguage(code, [])).toBe(tag);
  });
});
