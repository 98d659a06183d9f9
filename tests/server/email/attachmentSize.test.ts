import { expect, test } from 'vitest';
import { attachmentBytes, attachmentSize } from '#server/domain/email/attachmentSize';

test.each([
  [{ size: '24 KB' }, 24_576],
  [{ size: '1.5 MB' }, 1_572_864],
  [{ size: '3 B' }, 3],
  [{ size: '2kb' }, 2048],
  [{ size: '' }, null],
  [{ size: '3 byte' }, null],
  [{ size: '9 GB' }, null],
  [{ size: '1.2.3 KB' }, null],
  [{ size: 'large' }, null],
  [{ bytes: 7, size: '24 KB' }, 7],
])('an attachment of %j has %j bytes', (attachment, bytes) => {
  expect(attachmentBytes(attachment)).toBe(bytes);
});

test.each([
  [{ bytes: 0, size: '' }, '0.0 KB'],
  [{ bytes: 24_576, size: '' }, '24.0 KB'],
  [{ bytes: 1_572_864, size: '' }, '1.5 MB'],
  [{ size: 'large' }, 'large'],
  [{ size: '' }, ''],
])('REST shows the size of %j as %j', (attachment, text) => {
  expect(attachmentSize(attachment)).toBe(text);
});
