/** What the path of a variant identifies. */
export interface VariantPath {
  sku: string;
  /** The field, for example `prices` or `values[name,de]`; null for the whole variant. */
  field: string | null;
}

/**
 * Parses the server's path of a variant or of one of its fields, for example `variants[MH01-XS].prices`; null for other
 * paths. An SKU can contain any character, including brackets and dots.
 */
export function parseVariantPath(path: string): VariantPath | null {
  const match = /^variants\[(.*)\]\.(values\[.*\])$/s.exec(path) ?? /^variants\[(.*)\](?:\.(\w+))?$/s.exec(path);
  return match ? { sku: match[1] ?? '', field: match[2] ?? null } : null;
}
