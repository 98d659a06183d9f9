import DOMPurify from 'dompurify';

const allowed = {
  USE_PROFILES: { html: true },
  // A style could load a picture of its own or lay itself over the page; the rest asks the reader for something.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'dialog'],
  FORBID_ATTR: ['style', 'srcset', 'id', 'name', 'class'],
  ALLOW_DATA_ATTR: false,
};

const purifier = DOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG') {
    node.setAttribute('loading', 'lazy');
    node.setAttribute('referrerpolicy', 'no-referrer');
  }
  if (node.tagName === 'A') {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/** Somebody else's HTML without anything that acts: no scripts, styles, forms or frames; pictures load late and unsaid. */
export const purifyHtml = (html: string): string => purifier.sanitize(html, allowed);
