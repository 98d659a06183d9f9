import type { FileFormat } from '#server/types.generated';
import { getHead, type ByteSource, type YieldIfDue } from './source';
import { unzipParts } from './workbooks/zip';

/** Bytes allowed before the first character of JSON or XML: byte-order marks, whitespace and the NULs of UTF-16. */
const PASSED_OVER = new Set([0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x00, 0x20, 0x09, 0x0a, 0x0d]);

const BY_SIGN: Readonly<Record<string, FileFormat>> = { '<': 'XML', '[': 'JSON', '{': 'NDJSON' };

/** Text that is no table, whatever the name of its file: a web page, XML, or JSON objects. */
const OTHER_TEXT = /^\s*(?:<(?:!doctype|html|table|\?xml|rss)\b|[[{][\s[{]*"[^"]*"\s*:)/i;

/** Parts that only one kind of spreadsheet has. One with a password can have all its parts in one. */
const BY_PART = new Map<string, FileFormat>([
  ['xl/workbook.xml', 'XLSX'],
  ['content.xml', 'ODS'],
  ['encrypted-package', 'ODS'],
]);

/** The kind of spreadsheet that the archive is, or that whose reader says which other archive it is. */
const detectArchive = async (source: ByteSource, yieldIfDue: YieldIfDue): Promise<FileFormat> => {
  for await (const { name } of unzipParts(source, yieldIfDue, (part) => BY_PART.has(part))) {
    return BY_PART.get(name) ?? 'XLSX';
  }
  return 'XLSX';
};

/**
 * Detects the format by the first bytes. The file name extension of a text table takes precedence over a leading
 * bracket, unless it is clearly that of another format.
 */
export async function detectFormat(source: ByteSource, yieldIfDue: YieldIfDue): Promise<FileFormat> {
  const head = await getHead(source, 1024);
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4) return detectArchive(source, yieldIfDue);
  const isOther = OTHER_TEXT.test(new TextDecoder().decode(head));
  if (!isOther && /\.(csv|tsv|tab|txt)$/i.test(source.name)) return 'CSV';
  const first = head.find((byte) => !PASSED_OVER.has(byte));
  return (first !== undefined && BY_SIGN[String.fromCharCode(first)]) || 'CSV';
}
