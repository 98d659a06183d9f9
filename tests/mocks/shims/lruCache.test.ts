import fc from 'fast-check';
import { LRUCache as Reference } from 'lru-cache';
import { expect, test } from 'vitest';
import { LRUCache } from '../../../mocks/shims/lru-cache';

const keys = fc.integer({ min: 1, max: 6 });
const steps = fc.array(fc.oneof(fc.tuple(fc.constant('get'), keys), fc.tuple(fc.constant('set'), keys)));

test('stores and evicts like the package it replaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), steps, (max, given) => {
      const cache = new LRUCache<number, number>({ max });
      const reference = new Reference<number, number>({ max });
      given.forEach(([kind, key], at) => {
        if (kind === 'get') return expect(cache.get(key)).toBe(reference.get(key));
        cache.set(key, at + 1);
        reference.set(key, at + 1);
      });
    }),
  );
});
