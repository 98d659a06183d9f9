import { createPurifier } from './purifier';

/** An image stored on the server. Any other image could tell its sender that it was viewed. */
const ownPicture = /^\/media\/[\w-]+$/;

/** A screenshot of the help articles, which the app itself has. */
const helpPicture = /^\/help\/[\w-]+\.webp$/;

/** What a link can open besides the app’s own pages. */
const outside = /^(?:https?:|mailto:|tel:)/i;

/** The path within this app for a URL, such as `/jobs?status=FAILED`; null for a URL elsewhere. */
export function pathInApp(address: string): string | null {
  // A relative URL was written for a different page.
  if (!/^(?:\/(?![/\\])|https?:)/i.test(address)) return null;
  if (!URL.canParse(address, window.location.href)) return null;
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  return origin === window.location.origin ? pathname + search + hash : null;
}

function finishPicture(element: Element, serverUrl: string): void {
  const source = element.getAttribute('src') ?? '';
  // Without its source, an image shows its alternative text.
  if (ownPicture.test(source)) element.setAttribute('src', new URL(source, serverUrl).href);
  else if (!helpPicture.test(source)) element.removeAttribute('src');
  element.setAttribute('loading', 'lazy');
}

function finishLink(element: Element): void {
  const address = element.getAttribute('href') ?? '';
  element.removeAttribute('target');
  if (pathInApp(address) !== null) return;
  if (!outside.test(address)) {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/**
 * Creates a sanitizer that removes active content from external HTML, allows only images from the server and the app,
 * and makes links safe to follow.
 */
export function createHtmlPurifier(serverUrl: string) {
  return createPurifier((element) => {
    element.removeAttribute('background');
    if (element.tagName === 'IMG') finishPicture(element, serverUrl);
    if (element.tagName === 'A' || element.tagName === 'AREA') finishLink(element);
  });
}
