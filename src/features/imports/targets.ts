import type { ImportTargetsQuery } from './CatalogImport.generated';
import type { ColumnMapping } from './importDraft';

/** A field that a column can become. */
export type ImportTarget = ImportTargetsQuery['importTargets'][number];

/** Begins the target of a column that becomes the attribute or the variant option of that name. */
export const namedPrefixes = ['attribute:', 'option:'] as const;

/** One of them. */
export type NamedPrefix = (typeof namedPrefixes)[number];

/** A target that carries a name, in its two parts; null for all others. */
export function namedTarget(target: string | null): { prefix: NamedPrefix; name: string } | null {
  const prefix = namedPrefixes.find((each) => target?.startsWith(each));
  return prefix === undefined || target === null ? null : { prefix, name: target.slice(prefix.length) };
}

/** Whether the column becomes something that still wants a name. */
export const lacksName = ({ target }: Pick<ColumnMapping, 'target'>): boolean =>
  namedTarget(target)?.name.trim() === '';

/** Whether a target belongs to variants, by its code. */
export const isVariantTarget = (code: string): boolean =>
  code.startsWith('variant') || code === 'options' || code === 'parent';
