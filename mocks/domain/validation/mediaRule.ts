import { thumbnailOf } from '../../records/productFacts';
import { eachPart, shown, type Rule } from './finding';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
// Control characters and signs that stand in no path of any system.
const UNUSABLE = new RegExp('[\\u0000-\\u001f\\u007f<>"\\\\]');

/** Whether the address of a picture is an http(s) address or a path, as files of shop systems have it. */
export const isPictureAddress = (url: string): boolean => {
  if (!url.trim() || UNUSABLE.test(url) || url.startsWith('//')) return false;
  return SCHEME.test(url) ? /^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url) : true;
};

/** The product can be seen, and its pictures can be reached. */
export const mediaRule: Rule = (product, report) => {
  if (thumbnailOf(product) === null) {
    report({
      code: 'IMAGE_MISSING',
      severity: 'WARNING',
      category: 'MEDIA',
      field: 'media',
      message: 'The product has no picture.',
      suggestedFix: 'Add at least one picture.',
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
          ? `The picture address ${shown(url)} is neither an http(s) address nor a path.`
          : 'The picture has no address.',
        suggestedFix: url.startsWith('//')
          ? `Write it as https:${shown(url)}.`
          : 'Enter an address that begins with https://, or a path such as /m/h/tent.jpg.',
      });
    }),
  );
};
