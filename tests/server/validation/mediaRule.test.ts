import { describe, expect, it } from 'vitest';
import { isPictureAddress } from '#shared/pictureAddress';
import { validateProduct } from '#server/domain/validation/validateProduct';
import { inEnglish } from '../issueTexts';
import { soundContent } from '../content';

describe('Image URLs', () => {
  it.each([
    'https://pictures.example/a.jpg',
    'HTTP://pictures.example/a%20b.jpg?w=2',
    '/m/h/mh01-black_main.jpg',
    'derick-david-409858-unsplash.jpg',
    'folder/two words.png',
    '../up.png',
    '写真.jpg',
  ])('can be %s', (url) => {
    expect(isPictureAddress(url)).toBe(true);
  });

  it.each([
    '',
    '  ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://pictures.example/a.jpg',
    'file:///etc/a.jpg',
    'C:\\pictures\\a.jpg',
    'https://',
    'https:a.jpg',
    'http://[broken/a.jpg',
    '//pictures.example/a.jpg',
    '<img src=a.jpg>',
    'a\nb.jpg',
    '\u0000.jpg',
  ])('cannot be %j', (url) => {
    expect(isPictureAddress(url)).toBe(false);
  });

  it('are reported with their field', () => {
    const media = [
      { url: 'a.jpg', alt: '' },
      { url: '//cdn.example/b.jpg', alt: '' },
    ];
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
    expect(inEnglish(validateProduct(soundContent({ media }), scope))).toMatchObject([
      {
        code: 'IMAGE_ADDRESS',
        severity: 'ERROR',
        field: 'media[1].url',
        suggestedFix: 'Enter it as https://cdn.example/b.jpg.',
      },
    ]);
  });
});
