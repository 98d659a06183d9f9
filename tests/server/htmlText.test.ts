import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, htmlText } from '#server/domain/texts/htmlText';

describe('htmlText', () => {
  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['<p>One.</p>\n<p>Two <b>bold</b> words.</p>', 'One.\nTwo bold words.'],
    ['<ul><li>a</li><li>b</li></ul>after', 'a\nb\nafter'],
    ['one<br />two<BR>three', 'one\ntwo\nthree'],
    ['&bull; 5 &lt; 6 &amp; 7&nbsp;kg &#39;x&#x27;', "• 5 < 6 & 7 kg 'x'"],
    ['&unknown; &#99999999; &#x110000; 1 < 2', '&unknown; &#99999999; &#x110000; 1 < 2'],
    ['a<script>if (1 < 2) alert("</p>")</script>b<style>p{}</style>c<!-- <p> -->d', 'a b c d'],
    ['<p title="a">x</p>   \n\n  <p>y</p>', 'x\ny'],
    ['日本<b>語</b>', '日本語'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['K&uuml;che &szlig; &Eacute;t&eacute; &frac14; &yuml; &iexcl;', 'Küche ß Été ¼ ÿ ¡'],
    ['a&#0;b&#10;c&#xD800;', 'a b c&#xD800;'],
  ])('converts %j to %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  it('removes all tags from any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('p', 'b', 'li', 'h1', 'span'), (text, name) => {
        const words = text.replace(/[<>&]/g, '');
        expect(htmlText(`<${name} class="x">${words}</${name}>`)).toBe(words.replace(/\s+/g, ' ').trim());
      }),
    );
  });
});

describe('cutText', () => {
  it('returns the start of a text without splitting a character', () => {
    expect(cutText('short', 10)).toBe('short');
    expect(cutText('longer', 4)).toBe('long');
    expect(cutText('a😀b', 2)).toBe('a');
    expect(cutText('a😀b', 3)).toBe('a😀');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
        const cut = cutText(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut)).toBe(true);
        expect(/\p{Surrogate}/u.test(cut)).toBe(false);
      }),
    );
  });
});
