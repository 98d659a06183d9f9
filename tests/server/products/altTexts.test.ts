import { describe, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { decodeMedia, encodeMedia } from '#server/domain/ownLayout/listCells';
import { contentOfJson } from '#server/domain/imports/formats/jsonContent';
import { localizedContent } from '#server/domain/productValues/localizedContent';
import { readAlt } from '#server/domain/productValues/altTexts';
import { assertValid } from '#server/domain/products/assertValid';
import { canonicalJson } from '#server/domain/products/canonical';
import { applyInput, EMPTY_CONTENT } from '#server/domain/products/contentDraft';
import { diffContent } from '#server/domain/products/diff';
import { normalizeInput } from '#server/domain/products/normalizeInput';
import type { MediaRecord } from '#server/records/products';
import type { MediaInput } from '#server/types.generated';
import { createTestContext, getError } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';
import { soundVariant } from '../content';
import { createSource, readFile } from '../imports/readFile';

const catalog = { locales: ['en', 'de', 'pt-BR'], defaultLocale: 'en', channels: ['web'] };
const image: MediaRecord = { url: '/t.jpg', alt: 'Tent', altTexts: [{ locale: 'de', text: 'Zelt' }] };
const content = { ...EMPTY_CONTENT, sku: 'T', name: 'Tent', media: [image] };

const edit = (media: MediaInput[], former = content) => applyInput(former, normalizeInput({ media })).media;

describe('Alt texts', () => {
  it.each([
    [null, 'Tent'],
    ['de', 'Zelt'],
    ['de-CH', 'Zelt'],
    ['fr', 'Tent'],
  ])('are read in %s with a fallback', (locale, text) => {
    expect(readAlt(image, locale)).toBe(text);
  });

  it.each<[string, MediaInput, MediaRecord]>([
    ['stay if they are left out', { url: '/t.jpg', alt: 'A tent' }, { ...image, alt: 'A tent' }],
    ['are removed by an empty list', { url: '/t.jpg', altTexts: [] }, { url: '/t.jpg', alt: '' }],
    ['are removed by null', { url: '/t.jpg', altTexts: null }, { url: '/t.jpg', alt: '' }],
    ['are not those of another image', { url: '/other.jpg', alt: 'Tent' }, { url: '/other.jpg', alt: 'Tent' }],
    [
      'are trimmed, sorted, and stored without blank ones',
      {
        url: '/t.jpg',
        altTexts: [
          { locale: 'pt-br', text: ' Tenda ' },
          { locale: 'de', text: 'Zelt' },
          { locale: 'fr', text: ' ' },
        ],
      },
      {
        url: '/t.jpg',
        alt: '',
        altTexts: [
          { locale: 'de', text: 'Zelt' },
          { locale: 'pt-BR', text: 'Tenda' },
        ],
      },
    ],
  ])('%s', (_, input, expected) => {
    expect(edit([input])).toEqual([expected]);
  });

  it.each([
    ['pt', 'The nearest one is pt-BR.'],
    ['en', 'the default language'],
  ])('are refused in %s', async (locale, message) => {
    const media = edit([{ url: '/t.jpg', altTexts: [{ locale, text: 'X' }] }]);
    const error = await getError(async () => assertValid({ ...content, media }, content, catalog));
    expect(error.fields?.['media[0].altTexts']).toContain(message);
  });

  it('stay in a language that the catalog no longer has', () => {
    const { locales: _, ...others } = catalog;
    expect(() => assertValid(content, content, { ...others, locales: ['en'] })).not.toThrow();
  });

  it('are part of the canonical JSON, of comparisons, and of our own files', () => {
    const plain = { ...content, media: [{ url: '/t.jpg', alt: 'Tent' }] };
    expect(canonicalJson(plain)).toContain('"media":[{"alt":"Tent","url":"/t.jpg"}]');
    const json = canonicalJson(content);
    expect(json).toContain('"media":[{"alt":"Tent","altTexts":[{"locale":"de","text":"Zelt"}],"url":"/t.jpg"}]');
    expect(contentOfJson(JSON.parse(json) as Record<string, unknown>, 1).media).toEqual([image]);
    expect(diffContent(plain, content)).toEqual([{ field: 'media', before: plain.media, after: [image] }]);
    expect(encodeMedia([image])).toBe('/t.jpg=Tent=de\\=Zelt');
    expect(decodeMedia('/t.jpg=Tent=de\\=Zelt')).toEqual([image]);
    expect(decodeMedia('/t.jpg=Tent=de=Zelt')).toEqual([{ url: '/t.jpg', alt: 'Tent=de=Zelt' }]);
  });

  it('are those of the language in which products are shown', () => {
    const variants = [soundVariant('T-1', { media: [image] })];
    const shown = localizedContent({ ...content, variants }, { locale: 'de', channel: null });
    expect([shown.media, shown.variants[0]!.media]).toEqual([
      [{ url: '/t.jpg', alt: 'Zelt' }],
      [{ url: '/t.jpg', alt: 'Zelt' }],
    ]);
    expect(localizedContent(content, { locale: null, channel: null })).toBe(content);
  });

  it('are imported from columns that name a language', async () => {
    const { contents, issues } = await readFile(
      createSource('sku,name,image,image alt text,Image alt text (de)\nT,Tent,https://x.example/t.jpg,Tent,Zelt\n'),
      { layout: 'CUSTOM', catalog },
    );
    expect(issues).toEqual([]);
    expect(contents[0]!.media).toEqual([{ ...image, url: 'https://x.example/t.jpg' }]);
  });

  it('stay when a file has the image without them', async () => {
    const { groups } = await readFile(createSource('sku,name,image\nT,Tent,https://x.example/t.jpg\n'), {
      layout: 'CUSTOM',
      catalog,
    });
    const stored = { ...content, media: [{ ...image, url: 'https://x.example/t.jpg' }] };
    expect(applyPatch(stored, groups[0]!.patch!).media[0]!.altTexts).toEqual(image.altTexts);
  });

  it('are read and written over GraphQL', async () => {
    const ctx = createTestContext();
    const { id } = await createCatalog(ctx, { name: 'Summer', locales: ['en', 'de'], defaultLocale: 'en' });
    const create = `mutation ($input: CreateProductInput!) {
      createProduct(input: $input) { product { media { url alt german: alt(locale: "de-AT") altTexts { locale text } } } }
    }`;
    const input = { catalogId: id, sku: 'T', name: 'Tent', media: [image] };
    const { data, errors } = await execute(ctx, create, { input });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ createProduct: { product: { media: [{ ...image, german: 'Zelt' }] } } });
  });
});
