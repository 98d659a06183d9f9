/** The language and the sales channel of a value; null for the default language and for all channels. */
export interface ValueScope {
  locale: string | null;
  channel: string | null;
}

/** What identifies a value within a product. */
export interface ValueKey extends ValueScope {
  /** Code of the attribute. */
  attribute: string;
}

/** Parses the server's path of a value, for example `values[name,de]` or `values[name,,web]`; null for other paths. */
export function parseValuePath(path: string): ValueKey | null {
  const inner = /^values\[(.*)\]$/s.exec(path)?.[1];
  if (inner === undefined) return null;
  const [attribute = '', locale = '', channel = ''] = inner.split(',').map(decodeURIComponent);
  return { attribute, locale: locale || null, channel: channel || null };
}
