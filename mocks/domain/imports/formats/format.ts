import type { FileFormat } from '../../../types.generated';
import { getHead, type ByteSource } from './source';

/** Bytes allowed before the first character of JSON or XML: byte-order marks, whitespace and the NULs of UTF-16. */
const PASSED_OVER = new Set([0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x00, 0x20, 0x09, 0x0a, 0x0d]);

const BY_SIGN: Readonly<Record<string, FileFormat>> = { '<': 'XML', '[': 'JSON', '{': 'NDJSON' };

/** Text that is no table, whatever the name of its file: a web page, XML, or JSON objects. */
const OTHER_TEXT = /^\s*(?:<(?:!doctype|html|table|\?xml|rss)\b|[[{][\s[{]*"[^"]*"\s*:)/i;

/**
 * Detects the format by the first bytes. The file name extension of a text table takes precedence over a leading
 * bracket, unless it is clearly that of another format.
 */
export async function detectFormat(source: ByteSource): Promise<FileFormat> {
  const head = await getHead(source, 1024);
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4) return 'XLSX';
  const isOther = OTHER_TEXT.test(new TextDecoder().decode(head));
  if (!isOther && /\.(csv|tsv|tab|txt)$/i.test(source.name)) return 'CSV';
  const first = head.find((byte) => !PASSED_OVER.has(byte));
  return (first !== undefined && BY_SIGN[String.fromCharCode(first)]) || 'CSV';
}
