import { getThumbnail } from '../../records/productFacts';
import { say } from '../../records/sentence';
import { eachPart, shown, type Rule } from './finding';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// Control characters and other characters that no system uses in paths.
const UNUSABLE = new RegExp('[\\u0000-\\u001f\\u007f<>"\\\\]');

/** Whether an image URL is an http(s) URL or a path, as used in files of shop systems. */
export function isPictureAddress(url: string): boolean {
  if (!url.trim() || UNUSABLE.test(url) || url.startsWith('//')) return false;
  return SCHEME.test(url) ? /^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url) : true;
}

/** Checks that the product has an image and that the image URLs are usable. */
export const mediaRule: Rule = (product, report) => {
  if (getThumbnail(product) === null) {
    report({
      code: 'IMAGE_MISSING',
      severity: 'WARNING',
      category: 'MEDIA',
      field: 'media',
      message: say`The product has no image.`,
      suggestedFix: say`Add at least one image.`,
    });
  }
  eachPart(product, ({ media }, variant) =>
    media.forEach(({ url }, index) => {
      if (isPictureAddress(url)) return;
      report({
        code: 'IMAGE_ADDRESS',
        severity: 'ERROR',
        category: 'MEDIA',
        field: `media[${index}].url`,
        variant,
        message: url.trim()
          ? say`The image URL ${shown(url)} is neither an http(s) URL nor a path.`
          : say`The image has no URL.`,
        suggestedFix: url.startsWith('//')
          ? say`Enter it as https:${shown(url)}.`
          : say`Enter a URL that starts with https://, or a path. Example: /m/h/tent.jpg.`,
      });
    }),
  );
};
