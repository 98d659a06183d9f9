import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listRemovedHtml } from '#server/domain/validation/removedHtml';
import { createPurifier } from '#ui/text/purifier';

const purify = createPurifier(() => undefined);

test.each([
  ['<p>Plain</p>', []],
  ['1 < 2 && a<b', []],
  ['<p>Broken <b', []],
  ['<TABLE BORDER=1><tr><td colspan=2>x</td></tr></TABLE>', []],
  ['<p style="a">A</p><p class=b data-id="1">B</p>', ['style', 'class', 'data-id']],
  ['<script>bad()</script><ScRiPt src=x></script>', ['<script>']],
  ['<svg onload="bad()"></svg>', ['<svg>']],
  ['<img src="x" onerror=bad()>', ['onerror']],
  ['<img src="x"onerror=bad()>', ['onerror']],
  ['<b title="a>b" onclick=bad()>x</b>', ['onclick']],
  ['<b title="<i onclick=bad()>">x</b>', []],
  ['<a href="java\tscript:bad()">x</a>', ['href']],
  ['<a href="JAVASCRIPT:bad()">x</a>', ['href']],
  ['<a href="mailto:ada@example.com">x</a><a href="/a:b">y</a><a href="?a:b">z</a>', []],
  ['<img src="data:text/html,x">', ['src']],
])('%s has the parts %j removed', (html, removed) => {
  expect(listRemovedHtml(html)).toEqual(removed);
});

const names = [
  ...[
    'a',
    'b',
    'p',
    'div',
    'span',
    'img',
    'picture',
    'details',
    'dl',
    'blockquote',
    'font',
    'center',
    'section',
    'nav',
  ],
  ...[
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'form',
    'input',
    'button',
    'video',
    'audio',
    'dialog',
    'link',
    'x-y',
  ],
];

const pairs = [
  ...[
    'title="x"',
    'lang=en',
    'dir="rtl"',
    'width=1',
    'aria-label="x"',
    'hidden',
    'href="/x"',
    'href="https://a.example"',
  ],
  ...['src="/x"', 'class="x"', 'style="x:y"', 'id=x', 'name=x', 'onclick="x"', 'data-x="y"', 'srcset="x"', 'x-y="z"'],
  ...['href="javascript:x"', 'href="vbscript:x"', 'href="tel:1"', 'href="unknown:x"'],
];

const keep = (html: string) => {
  const { body } = new DOMParser().parseFromString(purify(html), 'text/html');
  return [body.firstElementChild?.localName, ...(body.firstElementChild?.getAttributeNames() ?? [])];
};

test('the removed parts are those that the purifier of the screens removes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.constantFrom(...pairs), (name, pair) => {
      const removed = listRemovedHtml(`<${name} ${pair}>x</${name}>`);
      const kept = keep(`<${name} ${pair}>x</${name}>`);
      expect(removed.includes(`<${name}>`)).toBe(!kept.includes(name));
      if (kept.includes(name)) expect(removed).toEqual(kept.includes(pair.split('=')[0]) ? [] : [pair.split('=')[0]]);
    }),
    { numRuns: 400 },
  );
});
