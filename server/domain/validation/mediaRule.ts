import { isPictureAddress } from '#shared/pictureAddress';
import { getThumbnail } from '../../records/productFacts';
import { say } from '../../records/sentence';
import { eachPart, shown, type Rule } from './finding';

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
