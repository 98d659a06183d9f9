const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Returns the brands of an ISO media file: the major brand, then the compatible brands that follow its version (ISO/IEC
 * 14496-12, 4.3).
 */
const getBrands = (bytes: Uint8Array) => {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const brands = ascii(bytes, 8, Math.min(size, bytes.length)).match(/.{4}/gs) ?? [];
  return brands.filter((_, index) => index !== 1);
};

/**
 * Returns the media type of an image by its first bytes; null for anything else. PNG, JPEG, GIF, and WebP are detected
 * according to the WHATWG MIME Sniffing Standard, section 6.1, and AVIF by the brands of the AV1 Image File Format,
 * section 8.
 */
export function pictureType(head: Uint8Array): string | null {
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'image/gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 14) === 'WEBPVP') return 'image/webp';
  return getBrands(head).some((brand) => brand === 'avif' || brand === 'avis') ? 'image/avif' : null;
}

/**
 * Whether the text is the start of an SVG file. An XML declaration, a doctype, and comments can precede the root
 * element.
 */
export function isSvg(head: Uint8Array): boolean {
  return /<svg[\s>]/i.test(new TextDecoder().decode(head));
}
