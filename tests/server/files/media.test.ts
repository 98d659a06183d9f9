import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileAppend, fileCreate } from '#server/domain/files/files';
import { MAX_PICTURE_SIZE, mediaCreate, mediaRead } from '#server/domain/files/media';
import { isSvg, pictureType } from '#server/domain/products/pictureType';
import { createTestContext, getError, type TestContext } from '../catalogs/domainContext';

const text = (content: string) => new TextEncoder().encode(content);
const latin = (content: string) => Uint8Array.from(content, (letter) => letter.charCodeAt(0));

const PNG = latin('\x89PNG\r\n\x1a\n and more');

const PICTURES: [string, string, Uint8Array][] = [
  ['a PNG', 'image/png', PNG],
  ['a JPEG', 'image/jpeg', latin('\xff\xd8\xff\xe0 and more')],
  ['a GIF of 1987', 'image/gif', latin('GIF87a and more')],
  ['a GIF of 1989', 'image/gif', latin('GIF89a and more')],
  ['a WebP', 'image/webp', latin('RIFF\x10\x00\x00\x00WEBPVP8L')],
  ['an AVIF', 'image/avif', latin('\x00\x00\x00\x18ftypavif\x00\x00\x00\x00mif1')],
  ['an AVIF by a compatible brand', 'image/avif', latin('\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00avis')],
];

const OTHERS: [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['text', text('GIF is a format')],
  ['a cut PNG signature', PNG.subarray(0, 7)],
  ['a sound in RIFF', latin('RIFF\x10\x00\x00\x00WAVEfmt ')],
  ['an HEIC picture', latin('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1')],
  ['a brand behind the box', latin('\x00\x00\x00\x10ftypmif1\x00\x00\x00\x00avif')],
  ['a version that reads like a brand', latin('\x00\x00\x00\x14ftypmif1avifmif1')],
  ['a page', text('<!doctype html><title>x</title>')],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
];

describe('pictureType', () => {
  it.each(PICTURES)('recognizes %s', (_, mediaType, bytes) => expect(pictureType(bytes)).toBe(mediaType));
  it.each(OTHERS)('rejects %s as an image', (_, bytes) => expect(pictureType(bytes)).toBeNull());

  it('reads any bytes, even at an offset in a larger buffer', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void pictureType(bytes)));
    for (const [, mediaType, bytes] of PICTURES) {
      const shifted = Uint8Array.from([1, 2, 3, ...bytes]).subarray(3);
      expect(pictureType(shifted)).toBe(mediaType);
    }
  });
});

describe('isSvg', () => {
  it.each([
    ['<svg>', true],
    ['\ufeff<?xml version="1.0"?>\n<!-- drawn -->\n<SVG width="1">', true],
    ['<!DOCTYPE svg PUBLIC "x"><svg\n>', true],
    ['<svgx>', false],
    ['svg', false],
  ])('returns for %j: %s', (content, expected) => expect(isSvg(text(content))).toBe(expected));
});

const upload = async (ctx: TestContext, bytes: Uint8Array, name = 'tent.dat') => {
  const { id } = await fileCreate(ctx, { name, size: bytes.length, mediaType: 'text/html' });
  await fileAppend(ctx, id, 0, bytes);
  return id;
};

describe('mediaCreate', () => {
  it.each(PICTURES)('creates a public image from %s regardless of the declared type', async (_, mediaType, bytes) => {
    const ctx = createTestContext();
    const fileId = await upload(ctx, bytes);
    await getError(() => mediaRead(ctx, fileId));
    expect(await mediaCreate(ctx, { fileId, alt: ' A tent ' })).toEqual({ url: `/media/${fileId}`, alt: 'A tent' });
    const { file, bytes: read } = await mediaRead(ctx, fileId);
    expect(file).toMatchObject({ mediaType, isPublic: true });
    const kept: number[] = [];
    for await (const slice of read) kept.push(...slice);
    expect(Uint8Array.from(kept)).toEqual(bytes);
  });

  it('returns an empty alt text by default, and the same URL when repeated', async () => {
    const ctx = createTestContext();
    const fileId = await upload(ctx, PNG);
    const media = await mediaCreate(ctx, { fileId });
    expect(media.alt).toBe('');
    expect(await mediaCreate(ctx, { fileId, alt: null })).toEqual(media);
  });

  it.each(OTHERS)('rejects %s and keeps it private', async (_, bytes) => {
    const ctx = createTestContext();
    const fileId = await upload(ctx, bytes);
    const refusal = await getError(() => mediaCreate(ctx, { fileId }));
    expect(refusal).toMatchObject({ code: 'INVALID', fields: { fileId: expect.any(String) } });
    expect(await getError(() => mediaRead(ctx, fileId))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('explains why SVG is not accepted', async () => {
    const ctx = createTestContext();
    const fileId = await upload(ctx, text('<?xml version="1.0"?><svg onload="x()"/>'), 'logo.svg');
    expect((await getError(() => mediaCreate(ctx, { fileId }))).message).toBe(
      '"logo.svg" is an SVG file. SVG images aren’t supported because they can contain scripts. Save it as PNG or WebP.',
    );
  });

  it('accepts 5 MB and rejects one byte more', async () => {
    const ctx = createTestContext();
    const padded = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(PNG);
      return bytes;
    };
    const fits = await upload(ctx, padded(MAX_PICTURE_SIZE));
    const isOver = await upload(ctx, padded(MAX_PICTURE_SIZE + 1));
    expect(await mediaCreate(ctx, { fileId: fits })).toMatchObject({ url: `/media/${fits}` });
    expect(await getError(() => mediaCreate(ctx, { fileId: isOver }))).toMatchObject({ code: 'LIMIT' });
  });

  it('rejects an unknown file and an incomplete one', async () => {
    const ctx = createTestContext();
    expect(await getError(() => mediaCreate(ctx, { fileId: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
    const { id } = await fileCreate(ctx, { name: 'a.png', size: 100 });
    await fileAppend(ctx, id, 0, PNG);
    expect(await getError(() => mediaCreate(ctx, { fileId: id }))).toMatchObject({ code: 'CONFLICT' });
  });
});
