import { pathsUpwards, toFormPath, variantIndexOf } from './fieldPaths';

/** Search parameter that says which variant is open, counted from 1. */
export const variantParam = 'variant';

/** The address, on the present page, of a field of the form: its hash, and the variant it belongs to. */
export function fieldLocation(path: string, search: string): string {
  const params = new URLSearchParams(search);
  const variant = variantIndexOf(path);
  if (variant === null) params.delete(variantParam);
  else params.set(variantParam, String(variant + 1));
  return `?${params}#${path}`;
}

/** The form's path of the field that an address's hash names, as the form or as the server writes it; empty for none. */
export function fieldOfHash(hash: string): string {
  try {
    return toFormPath(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that somebody mangled names no field.
    return '';
  }
}

const focusable = 'input:not([type="hidden"]), textarea, select, button, a[href]';

/** Moves the focus to a field by its path; to what stands around it where it has no input of its own. */
export function focusField(path: string): void {
  for (const step of pathsUpwards(path)) {
    const field = document.getElementsByName(step)[0] ?? document.getElementById(step)?.querySelector(focusable);
    if (field instanceof HTMLElement) return field.focus();
  }
}
