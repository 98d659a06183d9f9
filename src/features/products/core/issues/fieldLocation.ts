import { readUrlState, writeUrlState } from '#routing/useUrlState';
import { pathsUpwards, toFormPath, getValueScope, getVariantIndex } from '../values/fieldPaths';
import { scopeParams } from '../useValueScope';

/** Search parameter for the open variant, starting at 1. */
export const variantParam = 'variant';

/**
 * Returns the URL of a form field on the current page: its hash, and the variant or the language and channel it belongs
 * to.
 */
export function fieldLocation(path: string, search: string): string {
  const scope = getValueScope(path);
  const params = writeUrlState(scopeParams, new URLSearchParams(search), {
    locale: scope?.locale ?? '',
    channel: scope?.channel ?? '',
  });
  // Texts of variants for a language are edited beside those of the product.
  const variant = scope ? null : getVariantIndex(path);
  if (variant === null) params.delete(variantParam);
  else params.set(variantParam, String(variant + 1));
  return `?${params}#${path.replaceAll('%', '%25')}`;
}

/** Whether the search of a URL has the language and the channel of a value. Other fields are in any. */
export function isInScope(path: string, search: URLSearchParams): boolean {
  const scope = getValueScope(path);
  const shown = readUrlState(scopeParams, search);
  return scope === null || ((scope.locale ?? '') === shown.locale && (scope.channel ?? '') === shown.channel);
}

/**
 * Returns the form path of the field named in a URL's hash, which can use the form's or the server's notation. Empty if
 * there is none.
 */
export function fieldOfHash(hash: string): string {
  try {
    return toFormPath(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed hash does not name a field.
    return '';
  }
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, a[href]';

/** Moves the focus to a field by its path, or to its container if the field has no input. */
export function focusField(path: string): void {
  for (const step of pathsUpwards(path)) {
    const field = document.getElementsByName(step)[0] ?? document.getElementById(step)?.querySelector(focusable);
    if (!(field instanceof HTMLElement)) continue;
    // Folded fields can't take the focus.
    const fold = field.closest('details');
    if (fold) fold.open = true;
    field.focus();
    return;
  }
}
