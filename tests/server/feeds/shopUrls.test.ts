import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageLink, productLink } from '#server/domain/feeds/shopUrls';
import { anyContent, soundContent } from '../content';

const shopUrl = 'https://shop.example/en';

describe('Product link', () => {
  it.each<[string | undefined, string | null]>([
    [undefined, 'https://shop.example/en/products/ridge-tent'],
    ['/{slug}.html', 'https://shop.example/en/ridge-tent.html'],
    ['/p/{sku}/{slug}', 'https://shop.example/en/p/TNT%2F1/ridge-tent'],
    ['/view?id={id}', 'https://shop.example/en/view?id=4711'],
  ])('follows the pattern %s', (linkPattern, link) => {
    const product = soundContent({ sku: 'TNT/1', externalReference: '4711' });
    expect(productLink({ shopUrl, linkPattern }, product)).toBe(link);
  });

  it.each([
    [{}, {}],
    [{ shopUrl }, { slug: ' ' }],
    [{ shopUrl, linkPattern: '/{id}' }, {}],
  ])('is null if a part of it is missing: %j %j', (settings, over) => {
    expect(productLink(settings, soundContent(over))).toBeNull();
  });

  it.each<[string, Parameters<typeof productLink>[0], string | null]>([
    ['the own one of the product, which needs no shop URL', {}, 'https://shop.example/p?id=1'],
    ['the own one before the pattern', { shopUrl, linkPattern: '/{slug}' }, 'https://shop.example/p?id=1'],
    [
      'the own one in a channel with the shop of the catalog',
      { shopUrl, catalogShopUrl: shopUrl },
      'https://shop.example/p?id=1',
    ],
    [
      'the pattern in a channel with a shop of its own',
      { shopUrl: 'https://market.example', catalogShopUrl: shopUrl },
      'https://market.example/products/ridge-tent',
    ],
  ])('is %s', (_, settings, link) => {
    expect(productLink(settings, soundContent({ link: 'https://shop.example/p?id=1' }))).toBe(link);
  });

  it('is that of the variant, then that of the product', () => {
    const product = soundContent({ link: 'https://shop.example/p' });
    expect(productLink({}, product, { link: 'https://shop.example/p?v=2' })).toBe('https://shop.example/p?v=2');
    expect(productLink({}, product, {})).toBe('https://shop.example/p');
  });

  it.each(['/p/1', 'javascript:alert(1)', 'ftp://shop.example/p'])('is what the pattern gives instead of %s', (own) => {
    expect(productLink({ shopUrl }, soundContent({ link: own }))).toBe('https://shop.example/en/products/ridge-tent');
  });

  it('is an absolute URL for every product', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const link = productLink({ shopUrl, linkPattern: '/p/{slug}/{sku}.html' }, content);
        if (link !== null) expect(new URL(link).protocol).toBe('https:');
      }),
    );
  });
});

describe('Image link', () => {
  const imageBaseUrl = 'https://shop.example/media/catalog/product';

  it.each([
    ['/m/h/mh01.jpg', 'https://shop.example/media/catalog/product/m/h/mh01.jpg'],
    ['m/h/mh 01.jpg', 'https://shop.example/media/catalog/product/m/h/mh%2001.jpg'],
    ['/media/catalog/product/m/h/mh01.jpg', 'https://shop.example/media/catalog/product/m/h/mh01.jpg'],
    ['http://cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
    ['/media/0f6c2a', 'https://shop.example/media/catalog/product/media/0f6c2a'],
    ['//cdn.example/a.jpg', null],
    ['data:image/png;base64,AA', null],
    [' ', null],
  ])('resolves %s to %s', (url, link) => {
    expect(imageLink({ imageBaseUrl }, url)).toBe(link);
  });

  it('uses the shop URL if there is no image base URL, and is null without both', () => {
    expect(imageLink({ shopUrl }, '/a.jpg')).toBe('https://shop.example/en/a.jpg');
    expect(imageLink({}, '/a.jpg')).toBeNull();
  });

  it('is below the shop of the catalog in the feed of a channel with a shop of its own', () => {
    const settings = { shopUrl: 'https://market.example', catalogShopUrl: shopUrl };
    expect(imageLink(settings, '/a.jpg')).toBe('https://shop.example/en/a.jpg');
  });

  it('has images of the gateway only where an image base URL says that they are', () => {
    expect(imageLink({ shopUrl }, '/media/0f6c2a')).toBeNull();
    expect(imageLink({ shopUrl, catalogShopUrl: shopUrl }, '/media/0f6c2a')).toBeNull();
    expect(imageLink({ shopUrl, imageBaseUrl: 'https://img.example/media' }, '/media/0f6c2a')).toBe(
      'https://img.example/media/0f6c2a',
    );
  });
});
