import { describe, expect, it } from 'vitest';
import { createCatalog, updateCatalog } from '#server/domain/catalogs/catalogWrites';
import { runClone } from '../jobs/engine';
import { createTestContext, getError } from './domainContext';

const make = (shop: { shopUrl?: string; linkPattern?: string; imageBaseUrl?: string }) =>
  createCatalog(createTestContext(), { name: 'Range', ...shop });

describe('Shop settings of a catalog', () => {
  it.each([
    [{ shopUrl: ' https://shop.example/ ' }, { shopUrl: 'https://shop.example' }],
    [{ shopUrl: 'http://localhost:8080/en/' }, { shopUrl: 'http://localhost:8080/en' }],
    [
      { shopUrl: '', imageBaseUrl: ' ' },
      { shopUrl: undefined, imageBaseUrl: undefined },
    ],
    [{ linkPattern: ' p/{sku} ' }, { linkPattern: '/p/{sku}' }],
    [{ linkPattern: '/{slug}.html' }, { linkPattern: '/{slug}.html' }],
    [{ linkPattern: '/products/{slug}' }, { linkPattern: undefined }],
  ])('are stored as %j', async (input, kept) => {
    expect(await make(input)).toMatchObject(kept);
  });

  it.each([
    [
      { shopUrl: 'shop.example' },
      'shopUrl',
      'The shop URL must be an absolute http(s) URL. Example: https://www.example.com',
    ],
    [{ shopUrl: 'ftp://shop.example' }, 'shopUrl', /must be an absolute http\(s\) URL/],
    [{ shopUrl: 'javascript:alert(1)' }, 'shopUrl', /must be an absolute http\(s\) URL/],
    [{ shopUrl: 'https://' }, 'shopUrl', /must be an absolute http\(s\) URL/],
    [{ shopUrl: 'https://a:b@shop.example' }, 'shopUrl', /Remove the username/],
    [{ shopUrl: 'https://shop.example/?a=1' }, 'shopUrl', /Remove the username, password, query/],
    [{ imageBaseUrl: '/media/catalog/product' }, 'imageBaseUrl', /image base URL must be an absolute/],
    [{ linkPattern: '/p/{name}' }, 'linkPattern', /\{slug\}, \{sku\}, and \{id\} .* \{name\} isn’t supported/],
    [{ linkPattern: '/p/{slug' }, 'linkPattern', /^Use only the placeholders/],
    [{ linkPattern: '/products' }, 'linkPattern', /^Add \{slug\}/],
    [{ linkPattern: 'https://shop.example/{slug}' }, 'linkPattern', /must be a path under the shop URL/],
    [{ linkPattern: '/a b/{slug}' }, 'linkPattern', /characters that aren’t allowed in a URL/],
    [{ shopUrl: `https://shop.example/${'x'.repeat(500)}` }, 'shopUrl', /500 characters or fewer/],
  ])('reject %j with an error on the field', async (input, field, message) => {
    const { code, fields } = await getError(() => make(input));
    expect([code, Object.keys(fields ?? {})]).toEqual(['INVALID', [field]]);
    expect(fields?.[field]).toMatch(message);
  });

  it('are kept if an update omits them, removed if they are emptied, and cloned', async () => {
    const ctx = createTestContext();
    const { id } = await createCatalog(ctx, { name: 'Range', shopUrl: 'https://shop.example', linkPattern: '/{sku}' });
    const renamed = await updateCatalog(ctx, { id, input: { name: 'Other' }, revision: 1 });
    expect(renamed).toMatchObject({ shopUrl: 'https://shop.example', linkPattern: '/{sku}' });
    expect(await runClone(ctx, { id, name: 'Clone' })).toMatchObject({
      shopUrl: 'https://shop.example',
      linkPattern: '/{sku}',
    });
    const emptied = await updateCatalog(ctx, {
      id,
      input: { name: 'Other', shopUrl: '', linkPattern: '' },
      revision: 2,
    });
    expect(emptied).toMatchObject({ shopUrl: undefined, linkPattern: undefined });
  });
});
