import { createPurifier } from '../../ui/purifier';

/** Somebody else's HTML without anything that acts: no scripts, styles, forms or frames; pictures load late and unsaid. */
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
