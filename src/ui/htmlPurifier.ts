import { createPurifier } from './purifier';

/** A picture that the server keeps; any other one would tell its sender that it was looked at. */
const ownPicture = /^\/media\/[\w-]+$/;

/** What a link may open beside the app's own pages. */
const outside = /^(?:https?:|mailto:|tel:)/i;

/** An address of this app, as its pages have it: `/jobs?status=FAILED`; null for one elsewhere. */
export function pathInApp(address: string): string | null {
  // A relative address was written for another page than this.
  if (!/^(?:\/(?![/\\])|https?:)/i.test(address)) return null;
  if (!URL.canParse(address, window.location.href)) return null;
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  return origin === window.location.origin ? pathname + search + hash : null;
}

function finishPicture(element: Element, serverUrl: string): void {
  const source = element.getAttribute('src') ?? '';
  // Without its source, a picture shows the words that stand for it.
  if (ownPicture.test(source)) element.setAttribute('src', new URL(source, serverUrl).href);
  else element.removeAttribute('src');
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

/** Makes what takes all that acts out of somebody else's HTML, with pictures from the server alone and links that are safe to press. */
export const createHtmlPurifier = (serverUrl: string) =>
  createPurifier((element) => {
    element.removeAttribute('background');
    if (element.tagName === 'IMG') finishPicture(element, serverUrl);
    if (element.tagName === 'A' || element.tagName === 'AREA') finishLink(element);
  });
