import { describe, expect, it } from 'vitest';
import { detectEncoding, decodeFile } from '#server/domain/imports/formats/encoding';
import { yieldIfDue, createSource } from '../readFile';

const read = async (bytes: Uint8Array, part = 3) => {
  const source = createSource(bytes, 'x', part);
  const encoding = await detectEncoding(source, yieldIfDue);
  let text = '';
  for await (const piece of decodeFile(source, encoding, yieldIfDue)) text += piece;
  return { encoding, text };
};

const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new TextEncoder().encode(text);

const text = 'sku,name\n1,Živý čaj 🌲\n';

describe('Encoding detection', () => {
  it.each([
    ['UTF-8', utf8(text), text],
    ['UTF-8', utf8(`\uFEFF${text}`), text],
    ['UTF-16LE', wide(`\uFEFF${text}`), text],
    ['UTF-16BE', swapped(`\uFEFF${text}`), text],
    ['UTF-16LE', wide(text), text],
    ['UTF-16BE', swapped(text), text],
    ['Windows-1252', latin('sku,name\n1,Gürtel\n'), 'sku,name\n1,Gürtel\n'],
    ['Windows-1252', new Uint8Array([0x31, 0x20, 0x80]), '1 €'],
    ['Windows-1252', latin('sku,name\n1,café'), 'sku,name\n1,café'],
    ['UTF-8', utf8('plain'), 'plain'],
  ])('detects %s', async (encoding, bytes, expected) => {
    for (const part of [1, 2, 5, 1000]) expect(await read(bytes, part)).toEqual({ encoding, text: expected });
  });

  it('detects UTF-8 in a file truncated within a character and reports it', async () => {
    const cut = utf8('name\nmüßig höflich 緑茶').slice(0, -1);
    await expect(read(cut)).rejects.toThrow(/UTF-8, but .* truncated/);
  });

  it.each([
    ['a PDF document', latin('%PDF-1.7 …')],
    ['a PNG image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['a JPEG image', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['an old or password-protected Excel workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['a gzip archive', new Uint8Array([0x1f, 0x8b, 8, 0])],
    ['binary data', new Uint8Array([1, 2, 3, 4, 5, 200, 201])],
    ['binary data', utf8(`${'sku,name\n'.repeat(2000)}\0`)],
  ])('rejects %s', async (what, bytes) => {
    await expect(read(bytes, 500)).rejects.toThrow(`The file is ${what}, not a product file.`);
  });
});
