import type { EmailAttachmentRecord } from '../../records/email';

type Sized = Pick<EmailAttachmentRecord, 'bytes' | 'size'>;

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** The number of bytes. Attachments from REST clients have only text, such as `24 KB`. Null if unknown. */
export function attachmentBytes({ bytes, size }: Sized): number | null {
  if (bytes !== undefined) return bytes;
  const [, amount, unit = ''] = /^([\d.]+)\s*([KMG]?B)$/i.exec(size.trim()) ?? [];
  const count = Math.round(Number(amount) * 1024 ** UNITS.indexOf(unit.toUpperCase()));
  return Number.isSafeInteger(count) && count < 2 ** 31 ? count : null;
}

/** The size as text for REST clients, for example `24.0 KB`. Empty if unknown. */
export function attachmentSize({ bytes, size }: Sized): string {
  if (bytes === undefined) return size;
  const unit = bytes < 1024 ** 2 ? 1 : 2;
  return `${(bytes / 1024 ** unit).toFixed(1)} ${UNITS[unit]}`;
}
