import DOMPurify from 'dompurify';

const allowed = {
  USE_PROFILES: { html: true },
  // A style could load a picture of its own or lay itself over the page; the rest asks the reader for something.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'video', 'audio', 'dialog'],
  FORBID_ATTR: ['style', 'srcset', 'id', 'name', 'class'],
  ALLOW_DATA_ATTR: false,
};

/**
 * Makes a function that takes all that acts out of somebody else's HTML: scripts, styles, forms and frames. `finish` is
 * called with each element that stays, to say what becomes of its links and pictures.
 */
export function createPurifier(finish: (element: Element) => void): (html: string) => string {
  const purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', finish);
  return (html) => purifier.sanitize(html, allowed);
}
