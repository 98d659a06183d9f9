import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText, plainText } from '#features/products/sections/description/plainText';
import {
  noFilters,
  getQuickFilter,
  productListParams,
  getSort,
  withAncestors,
} from '#features/products/core/list/productListParams';
import { toTarget } from '#features/products/detail/jobs/productTarget';
import { purifyHtml } from '#features/products/sections/description/purifyHtml';
import { maxPictureSize, pictureFault } from '#graphql/pictureChecks';
import { readUrlState } from '#routing/useUrlState';
import { matchingSelection, withRows } from '#ui/filter/selection';

const fragment = (html: string) => {
  const body = document.createElement('div');
  body.innerHTML = purifyHtml(html);
  return body;
};

describe('Sanitized description', () => {
  test.each([
    ['a script', '<p>Dry</p><script>steal()</script>'],
    ['a handler', '<p onclick="steal()">Dry</p>'],
    ['a script for an address', '<p>Dry <a href="javascript:steal()">here</a></p>'],
    ['a style that loads', '<p style="background:url(https://spy.example)">Dry</p><style>p{}</style>'],
    ['a form', '<form action="https://spy.example"><input name="card"><p>Dry</p></form>'],
    ['a frame', '<iframe src="https://spy.example"></iframe><p>Dry</p>'],
    ['a name that shadows ours', '<p id="root" class="x" name="y">Dry</p>'],
    ['a picture set', '<p>Dry</p><img srcset="https://spy.example 2x">'],
  ])('drops %s and keeps the text', (_, html) => {
    const body = fragment(html);
    expect(body).toHaveTextContent('Dry');
    expect(body.querySelector('script, style, form, input, iframe')).toBeNull();
    expect(body.innerHTML).not.toMatch(/steal|spy|id=|class=|srcset/);
  });

  test('has lazily loaded images and links without a referrer', () => {
    const body = fragment('<img src="https://a.example/p.png"><a href="https://a.example">More</a>');
    expect(body.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(body.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(body.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(body.querySelector('a')).toHaveAttribute('target', '_blank');
  });
});

test.each([
  ['<p>Dry&nbsp;and <b>light</b></p>\n<ul><li>One</li></ul>', 'Dry and light One'],
  ['5 &lt; 6 &amp; &quot;7&quot;', '5 < 6 & "7"'],
  ['&amp;lt;', '&lt;'],
  ['<p>CoolTech&trade; &frac14; K&uuml;che &#8226;</p>', 'CoolTech™ ¼ Küche •'],
  ['<p>Dry</p><script>steal("</p>")</script><style>p{}</style> 1 < 2', 'Dry 1 < 2'],
  ['', ''],
])('converts %j to the text %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('cuts a text to the given length without splitting a character, and leaves shorter ones unchanged', () => {
  expect(cutText('A tent for long nights', 12)).toBe('A tent for…');
  expect(cutText('Tents👕👕', 7)).toBe('Tents…');
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (text, max) => {
      const cut = cutText(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      if (text.length <= max) expect(cut).toBe(text);
      else expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    }),
  );
});

describe('Images', () => {
  test.each([
    [{ size: 1, type: 'image/webp' }, null],
    [{ size: maxPictureSize, type: 'image/png' }, null],
    [{ size: maxPictureSize + 1, type: 'image/png' }, 'tooLarge'],
    [{ size: 1, type: 'image/svg+xml' }, 'wrongType'],
    // Some systems do not set a type. The server checks the content anyway.
    [{ size: 1, type: '' }, null],
  ])('%j is rejected as %s', (file, fault) => {
    expect(pictureFault(file)).toBe(fault);
  });
});

describe('Product list parameters', () => {
  test('only include active filters', () => {
    const state = readUrlState(productListParams, new URLSearchParams('q=+tent+&priceMin=0&issues=INFO&page=3'));
    expect(getQuickFilter(state)).toEqual({ q: 'tent', priceMin: 0, issues: 'INFO' });
    expect(getQuickFilter({ ...state, ...noFilters })).toEqual({});
    expect(getSort('PRICE')).toBe('PRICE');
    expect(getSort('issues')).toBe('NAME');
  });

  test('include the parents of used categories', () => {
    expect(withAncestors(['Outdoor/Shelter/Tents', 'Home', 'Outdoor/Packs'])).toEqual([
      'Home',
      'Outdoor',
      'Outdoor/Packs',
      'Outdoor/Shelter',
      'Outdoor/Shelter/Tents',
    ]);
  });

  test('specify the target by IDs, or by the filter with exceptions', () => {
    expect(toTarget({ kind: 'ids', ids: new Set(['1', '2']) }, { q: 'a' })).toEqual({ ids: ['1', '2'] });
    expect(toTarget(withRows(matchingSelection, ['7'], false), { q: 'a' })).toEqual({
      matching: { filter: { q: 'a' }, excludeIds: ['7'] },
    });
  });
});
