import DOMPurify from 'dompurify';

const allowed = {
  USE_PROFILES: { html: true },
  // A style could load its own image or cover the page; the other elements ask the user for input.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'dialog'],
  FORBID_ATTR: ['style', 'srcset', 'id', 'name', 'class'],
  ALLOW_DATA_ATTR: false,
};

/**
 * Creates a function that removes active content from external HTML: scripts, styles, forms, and frames. `finish` is
 * called with each element that remains, to process its links and images.
 */
export function createPurifier(finish: (element: Element) => void): (html: string) => string {
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', finish);
  return (html) => purifier.sanitize(html, allowed);
}
