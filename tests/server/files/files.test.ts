import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileAppend, fileCreate, fileRead, getFile, wholeFile } from '#server/domain/files/files';
import { createTestContext, getError, type TestContext } from '../catalogs/domainContext';
import { LONG_TEST } from '../../support/databases/longTest';

const MB = 1024 ** 2;

const getContent = async (ctx: TestContext, id: string, start?: number, end?: number) => {
  const read: number[] = [];
  for await (const slice of (await fileRead(ctx, id, start, end)).bytes) read.push(...slice);
  return read;
};

describe('fileCreate', () => {
  it('creates an empty file with an unguessable ID', async () => {
    const ctx = createTestContext();
    const file = await fileCreate(ctx, { name: 'products.csv', size: 12, mediaType: 'Text/CSV' });
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      name: 'products.csv',
      mediaType: 'text/csv',
      size: 0,
      expectedSize: 12,
      isPublic: false,
      createdAt: '2026-03-01T12:00:00.000Z',
    });
    expect(await getFile(ctx, file.id)).toEqual(file);
  });

  it.each([
    ['C:\\Users\\ada\\stock.csv', 'stock.csv'],
    ['../../etc/passwd', 'passwd'],
    ['a/b\\c.csv', 'c.csv'],
    ['  tents .xlsx ', 'tents .xlsx'],
    ['te\u0000nts\r\n.csv', 'tents.csv'],
    ['.csv', '.csv'],
    [`${'x'.repeat(300)}.csv`, 'x'.repeat(255)],
  ])('stores the name %j as %j', async (name, kept) => {
    expect(await fileCreate(createTestContext(), { name, size: 1 })).toMatchObject({ name: kept });
  });

  it.each([null, undefined, '', 'csv', 'text/', 'text/html; charset=x', 'a/b\nc'])(
    'stores the media type %j as unknown',
    async (mediaType) => {
      const file = await fileCreate(createTestContext(), { name: 'a', size: 1, mediaType });
      expect(file.mediaType).toBe('application/octet-stream');
    },
  );

  it.each([
    [{ name: '', size: 1 }, 'INVALID', ['name']],
    [{ name: 'dir/', size: 1 }, 'INVALID', ['name']],
    [{ name: '..', size: 1 }, 'INVALID', ['name']],
    [{ name: 'a', size: -1 }, 'INVALID', ['size']],
    [{ name: 'a', size: 1.5 }, 'INVALID', ['size']],
    [{ name: ' ', size: Number.NaN }, 'INVALID', ['name', 'size']],
    [{ name: 'a', size: 200 * MB + 1 }, 'LIMIT', ['size']],
  ])('rejects %o with %s', async (input, code, fields) => {
    const refusal = await getError(() => fileCreate(createTestContext(), input));
    expect([refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([code, fields]);
  });

  it.each([0, 200 * MB])('accepts a file of %i bytes', async (size) => {
    expect(await fileCreate(createTestContext(), { name: 'a', size })).toMatchObject({ expectedSize: size });
  });
});

describe('fileAppend', () => {
  it('stores the bytes of slices of any size in order', { timeout: LONG_TEST }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 6 }), { maxLength: 6 }), async (slices) => {
        const ctx = createTestContext();
        const bytes = slices.flatMap((slice) => [...slice]);
        const { id } = await fileCreate(ctx, { name: 'a', size: bytes.length });
        let size = 0;
        for (const slice of slices) ({ size } = await fileAppend(ctx, id, size, slice));
        expect(size).toBe(bytes.length);
        expect(await getContent(ctx, id)).toEqual(bytes);
        expect(await wholeFile(ctx, id)).toMatchObject({ size });
      }),
    );
  });

  it.each([0, 1, 3, -1, Number.NaN])(
    'rejects offset %d after two bytes and returns the correct one',
    async (offset) => {
      const ctx = createTestContext();
      const { id } = await fileCreate(ctx, { name: 'a.csv', size: 4 });
      await fileAppend(ctx, id, 0, Uint8Array.of(1, 2));
      const refusal = await getError(() => fileAppend(ctx, id, offset, Uint8Array.of(3)));
      expect(refusal).toMatchObject({
        code: 'CONFLICT',
        fields: { offset: '2' },
        message: expect.stringContaining('offset 2'),
      });
      expect(await getContent(ctx, id)).toEqual([1, 2]);
    },
  );

  it('rejects more bytes than declared and stores none of them', async () => {
    const ctx = createTestContext();
    const { id } = await fileCreate(ctx, { name: 'a.csv', size: 2 });
    const refusal = await getError(() => fileAppend(ctx, id, 0, Uint8Array.of(1, 2, 3)));
    expect(refusal).toMatchObject({ code: 'INVALID', message: expect.stringContaining('should have 2 bytes') });
    expect(await getContent(ctx, id)).toEqual([]);
  });

  it('accepts only one of two slices for the same offset', async () => {
    const ctx = createTestContext();
    const { id } = await fileCreate(ctx, { name: 'a', size: 4 });
    const slice = Uint8Array.of(1, 2);
    const calls = await Promise.allSettled([fileAppend(ctx, id, 0, slice), fileAppend(ctx, id, 0, slice)]);
    expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await getContent(ctx, id)).toEqual([1, 2]);
  });

  it.each([1, 2, 3])('resumes after an interruption before the count of %i stored bytes was saved', async (kept) => {
    const ctx = createTestContext();
    const { id } = await fileCreate(ctx, { name: 'a', size: 5 });
    await fileAppend(ctx, id, 0, Uint8Array.of(1, 2));
    await ctx.files.append(id, Uint8Array.of(3, 4, 5).subarray(0, kept));
    await fileAppend(ctx, id, 2, Uint8Array.of(3, 4, 5));
    expect(await getContent(ctx, id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('throws NOT_FOUND for an unknown file', async () => {
    const ctx = createTestContext();
    expect(await getError(() => fileAppend(ctx, 'x', 0, Uint8Array.of(1)))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await getError(() => fileRead(ctx, 'x'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('fileRead and wholeFile', () => {
  it.each([
    [undefined, undefined, [1, 2, 3, 4]],
    [1, 3, [2, 3]],
    [3, undefined, [4]],
    [0, 99, [1, 2, 3, 4]],
    [4, 9, []],
  ])('reads from %s to %s', async (start, end, bytes) => {
    const ctx = createTestContext();
    const { id } = await fileCreate(ctx, { name: 'a', size: 4 });
    await fileAppend(ctx, id, 0, Uint8Array.of(1, 2));
    await fileAppend(ctx, id, 2, Uint8Array.of(3, 4));
    expect(await getContent(ctx, id, start, end)).toEqual(bytes);
  });

  it('rejects an incomplete file', async () => {
    const ctx = createTestContext();
    const { id } = await fileCreate(ctx, { name: 'a.csv', size: 4 });
    await fileAppend(ctx, id, 0, Uint8Array.of(1));
    expect(await getError(() => wholeFile(ctx, id))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('1 of 4 bytes'),
    });
  });
});
