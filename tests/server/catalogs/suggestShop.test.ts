import { describe, expect, it } from 'vitest';
import { suggestShop } from '#server/domain/catalogs/suggestShop';
import type { ProductContent } from '#server/records/products';
import { soundContent, soundVariant } from '../content';

const image = (url: string) => [{ url, alt: '' }];
const link = (value: string) => [{ name: 'link', value }];
const nothing = { shopUrl: null, linkPattern: null, imageBaseUrl: null, imagePath: null };

describe('Shop settings suggested from products', () => {
  it.each<[string, Partial<ProductContent>, Partial<ReturnType<typeof suggestShop>>]>([
    ['nothing of relative images', {}, {}],
    [
      'the origin and the pattern of a link with the slug',
      { attributes: link('https://shop.example/en/ridge-tent.html') },
      { shopUrl: 'https://shop.example', linkPattern: '/en/{slug}.html' },
    ],
    [
      'the pattern of the link of the product, before an attribute',
      { link: 'https://own.example/p/ridge-tent', attributes: link('https://shop.example/x') },
      { shopUrl: 'https://own.example', linkPattern: '/p/{slug}' },
    ],
    [
      'the pattern of the link of a variant',
      { variants: [soundVariant('V', { link: 'https://own.example/p/ridge-tent?v=1' })] },
      { shopUrl: 'https://own.example', linkPattern: '/p/{slug}?v=1' },
    ],
    [
      'the pattern of a link with the SKU',
      { attributes: link('https://shop.example/p?sku=TNT-1') },
      { shopUrl: 'https://shop.example', linkPattern: '/p?sku={sku}' },
    ],
    [
      'the pattern of a link with the external reference',
      { externalReference: '41', attributes: link('https://shop.example/p/41/') },
      { shopUrl: 'https://shop.example', linkPattern: '/p/{id}/' },
    ],
    [
      'the pattern of a link that contains the slug twice',
      { attributes: link('https://shop.example/ridge-tent/p/ridge-tent') },
      { shopUrl: 'https://shop.example', linkPattern: '/ridge-tent/p/{slug}' },
    ],
    [
      'the origin alone of a link with words of its own',
      { attributes: link('https://shop.example/boot?size=40') },
      { shopUrl: 'https://shop.example' },
    ],
    [
      'the origin of absolute images, as Shopify has them',
      { media: image('https://cdn.shop.example/s/files/1/a.jpg?v=1') },
      { imageBaseUrl: 'https://cdn.shop.example' },
    ],
    [
      'a WooCommerce shop by its images',
      { media: image('https://shop.example/wp-content/uploads/2024/05/a.jpg') },
      { shopUrl: 'https://shop.example', linkPattern: '/product/{slug}', imageBaseUrl: 'https://shop.example' },
    ],
    [
      'where Magento keeps its images',
      { media: [...image('/m/h/mh01-black_main.jpg'), ...image('/a.jpg')] },
      { linkPattern: '/{slug}.html', imagePath: '/media/catalog/product' },
    ],
    ['nothing of a link that is no URL', { attributes: link('/boot') }, {}],
  ])('include %s', (_, over, told) => {
    expect(suggestShop([soundContent(over)])).toEqual({ ...nothing, ...told });
  });

  it.each([['abb'], ['bcaab'], ['bba']])('are those of most products, or the first of these: %s', (hosts) => {
    const products = [...hosts].map((host) => soundContent({ attributes: link(`https://${host}.example/x`) }));
    expect(suggestShop(products).shopUrl).toBe('https://b.example');
  });
});
