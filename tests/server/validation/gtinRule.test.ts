import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateProduct } from '#server/domain/validation/validateProduct';
import { computeCheckDigit } from '#server/records/gtin';
import { inEnglish } from '../issueTexts';
import { soundContent } from '../content';

const scope = {
  productId: '7',
  currencies: ['EUR'],
  locales: ['en'],
  defaultLocale: 'en',
  channels: [],
  takenSkus: new Set<string>(),
  isSlugTaken: false,
  now: new Date(),
};
const getIssue = (gtin: string) => inEnglish(validateProduct(soundContent({ gtin }), scope))[0];

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));
const anyLength = fc.constantFrom(7, 11, 12, 13);

describe('GTIN', () => {
  it.each(['4006381333931', '73513537', '036000291452', '00012345600012', '9780306406157'])('accepts %s', (gtin) => {
    expect(getIssue(gtin)).toBeUndefined();
  });

  it('accepts any digits with the check digit that makes their weighted sum a multiple of ten', () => {
    fc.assert(
      fc.property(anyLength.chain(digits), (body) => {
        const gtin = body + computeCheckDigit(body);
        const sum = [...gtin].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
        expect(sum % 10).toBe(0);
        expect(getIssue(gtin)).toBeUndefined();
      }),
    );
  });

  it('detects every single wrong digit, and suggests the number with the right check digit', () => {
    fc.assert(
      fc.property(anyLength.chain(digits), fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const gtin = body + computeCheckDigit(body);
        const at = place % gtin.length;
        const wrong = gtin.slice(0, at) + ((Number(gtin[at]) + shift) % 10) + gtin.slice(at + 1);
        const issue = getIssue(wrong);
        expect(issue).toMatchObject({ code: 'GTIN_CHECK_DIGIT', severity: 'ERROR', field: 'gtin' });
        const [suggested = ''] = /\d+/.exec(issue!.suggestedFix!) ?? [];
        expect(getIssue(suggested)).toBeUndefined();
      }),
    );
  });

  it.each([
    ['400638133393', 'GTIN_CHECK_DIGIT'],
    ['40063813339', 'GTIN_LENGTH'],
    ['123456789012345', 'GTIN_LENGTH'],
    ['4006381-333931', 'GTIN_NOT_DIGITS'],
    ['ABC', 'GTIN_NOT_DIGITS'],
    ['4.00638E+12', 'GTIN_NOT_DIGITS'],
    ['٤٠٠٦٣٨١٣٣٣٩٣١', 'GTIN_NOT_DIGITS'],
  ])('rejects %s as %s', (gtin, code) => {
    expect(getIssue(gtin)).toMatchObject({ code, severity: 'ERROR' });
  });

  it.each(['4.00638E+12', '4,00638e+12', '4E+12'])('says that a spreadsheet program shortened %s', (gtin) => {
    expect(getIssue(gtin)!.message).toBe(
      `The GTIN ${gtin} was shortened by a spreadsheet program, which loses its last digits.`,
    );
  });

  it.each([
    ['400-6381 333931', 'Enter it as 4006381333931.'],
    ['400-6381 33393X', 'Enter the digits below the barcode.'],
    ['X400-6381 33393', 'Enter the digits below the barcode.'],
  ])('suggests for %s: %s', (gtin, suggestion) => {
    expect(getIssue(gtin)!.suggestedFix).toBe(suggestion);
  });
});
