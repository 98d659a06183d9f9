import { createPurifier } from '#ui/text/purifier';

/**
 * Sanitizes third-party HTML: removes scripts, styles, forms, and frames. Images are loaded lazily and without a
 * referrer.
 */
export const purifyHtml = createPurifier((element) => {
  if (element.tagName === 'IMG') {
    element.setAttribute('loading', 'lazy');
    element.setAttribute('referrerpolicy', 'no-referrer');
  }
  if (element.tagName === 'A') {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
});
