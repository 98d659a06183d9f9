import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bySku,
  canonicalJson,
  checksum,
  contentHash,
  getContent,
  isSameContent,
} from '#server/domain/products/canonical';
import type { ProductContent } from '#server/records/products';
import { anyContent, price, soundContent, soundVariant } from '../content';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Returns the same value with the keys of every object in reverse order. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
};

const keysInOrder = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return keys.every((key, at) => at === 0 || keys[at - 1]! < key) && Object.values(value).every(keysInOrder);
};

describe('Canonical JSON', () => {
  it('contains all content and nothing else, with sorted keys and without whitespace', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const json = canonicalJson(content);
        expect(JSON.parse(json)).toEqual(content);
        expect(keysInOrder(JSON.parse(json))).toBe(true);
        expect(json).toBe(JSON.stringify(JSON.parse(json)));
      }),
    );
  });

  it('does not depend on the order in which keys were set', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        expect(canonicalJson(reversed(content) as ProductContent)).toBe(canonicalJson(content));
      }),
    );
  });

  it('ignores IDs and other metadata of a stored product', () => {
    const content = soundContent({ variants: [soundVariant('A')] });
    const stored = {
      ...content,
      id: '7',
      revision: 3,
      variants: content.variants.map((variant) => ({ ...variant, id: '7-1' })),
    };
    expect(getContent(stored)).toEqual(content);
    expect(isSameContent(stored, content)).toBe(true);
    expect(contentHash(stored)).toBe(contentHash(content));
  });
});

describe('Hashes and checksums', () => {
  it('are SHA-256 over the canonical JSON in UTF-8', () => {
    fc.assert(
      fc.property(fc.array(anyContent, { maxLength: 4 }), (contents) => {
        for (const content of contents) expect(contentHash(content)).toBe(sha256(canonicalJson(content)));
        expect(checksum(contents)).toBe(sha256(`[${contents.map(canonicalJson).join()}]`));
      }),
    );
  });

  it('differ exactly when the content differs', () => {
    fc.assert(
      fc.property(anyContent, anyContent, (a, b) => {
        const isSame = canonicalJson(a) === canonicalJson(b);
        expect(isSameContent(a, b)).toBe(isSame);
        expect(contentHash(a) === contentHash(b)).toBe(isSame);
        expect(checksum([a]) === checksum([b])).toBe(isSame);
        expect(checksum([a, { ...b }])).not.toBe(checksum([a]));
      }),
    );
  });

  it('of products without newer fields match versions published before those fields existed', () => {
    const content = soundContent({
      gtin: '4006381333931',
      prices: [price(149.9, { compareAt: 199 })],
      variants: [soundVariant('A'), soundVariant('B', { stock: null, prices: [price(1.2345)] })],
    });
    expect(contentHash(content)).toBe('db540dcbe4d6705d362131393b2e7e97be2c2ea5c6de356cf0ecba4c4e4e7b88');
    expect(checksum([content, soundContent({ sku: 'X' })])).toBe(
      'cb52d84497d8626b9a64c76c9e14ba547e7b3856ccc0919fdb1a96d78c1207d7',
    );
  });

  it('include values for languages and channels, which products without them do not have', () => {
    const content = soundContent();
    const values = [
      { attribute: 'name', locale: 'de', text: 'Firstzelt' },
      { attribute: 'name', text: 'Tent online', channel: 'web' },
    ];
    expect(canonicalJson(content)).not.toContain('values');
    expect(canonicalJson({ ...content, values })).toContain(
      '"values":[{"attribute":"name","locale":"de","text":"Firstzelt"},{"attribute":"name","channel":"web","text":"Tent online"}],"variants"',
    );
    expect(isSameContent({ ...content, values }, content)).toBe(false);
  });

  it('sort products by code units, whatever the locale', () => {
    const sorted = ['b', 'B', 'ä', 'a', 'a1', 'A'].map((sku) => ({ sku })).sort(bySku);
    expect(sorted.map(({ sku }) => sku)).toEqual(['A', 'B', 'a', 'a1', 'b', 'ä']);
  });
});
