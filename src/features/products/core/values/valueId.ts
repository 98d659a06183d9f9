import type { ValueKey } from '#shared/valuePath';

/** Encodes all characters that have a meaning in the paths of a form. */
const encode = (part: string) =>
  encodeURIComponent(part).replace(/[.'!()*~]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Returns the name of a value in the form, for example `name:de:`. */
export function valueId({ attribute, locale, channel }: ValueKey): string {
  return [attribute, locale ?? '', channel ?? ''].map(encode).join(':');
}

/** Returns what the name of a value identifies. */
export function parseValueId(id: string): ValueKey {
  const [attribute = '', locale = '', channel = ''] = id.split(':').map(decodeURIComponent);
  return { attribute, locale: locale || null, channel: channel || null };
}
