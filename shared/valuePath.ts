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

// Channels and codes in other scripts can contain any character. Locales have only letters, digits, and hyphens.
const escape = (part: string) => part.replace(/[%,]/g, encodeURIComponent);

/**
 * Returns the path of a value, as in merges, differences, issues, and field errors: `values[name,de]`,
 * `values[name,de,web]`, or `values[name,,web]`. Commas and percent signs in a part are percent-encoded.
 */
export function makeValuePath(attribute: string, locale: string | null, channel: string | null): string {
  return `values[${[attribute, locale ?? '', ...(channel === null ? [] : [channel])].map(escape).join(',')}]`;
}

/** Returns what the path of a value identifies; null if it is another path. */
export function parseValuePath(path: string): ValueKey | null {
  const inner = /^values\[(.*)\]$/s.exec(path)?.[1];
  if (inner === undefined) return null;
  const [attribute = '', locale = '', channel = ''] = inner.split(',').map(decodeURIComponent);
  return { attribute, locale: locale || null, channel: channel || null };
}
