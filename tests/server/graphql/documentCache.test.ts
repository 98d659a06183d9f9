import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextCache } from '#server/graphql/documents/documentCache';

describe('Kept documents', () => {
  it('are those used last', () => {
    const cache = createTextCache<number>(200);
    cache.set('first', 1);
    cache.set('second', 2);
    cache.set('third', 3);
    expect(cache.get('first')).toBe(1);
    cache.set('fourth', 4);
    expect(['first', 'second', 'third', 'fourth'].map(cache.get)).toEqual([1, undefined, 3, 4]);
  });

  it('have no more characters than allowed, however often they are kept and used', () => {
    const texts = fc.array(fc.tuple(fc.string({ maxLength: 300 }), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(texts, (steps) => {
        const cache = createTextCache<string>(500);
        for (const [text, isSet] of steps) {
          if (isSet) cache.set(text, `value of ${text}`);
          else cache.get(text);
        }
        const kept = [...new Set(steps.map(([text]) => text))].filter((text) => cache.get(text) !== undefined);
        expect(kept.join('').length).toBeLessThanOrEqual(500);
        expect(kept.map(cache.get)).toEqual(kept.map((text) => `value of ${text}`));
      }),
    );
  });

  it('do not include one that is too long', () => {
    const cache = createTextCache<number>(100);
    cache.set('short', 1);
    cache.set('x'.repeat(200), 2);
    expect(cache.get('x'.repeat(200))).toBeUndefined();
  });
});
