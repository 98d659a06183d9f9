import { isSameValue } from '#lib/isSameValue';
import type { Choices } from './MergeDialog';

/** A field that someone else has changed to another value since its edit began. */
export interface FieldConflict {
  /** Its path in the form, for example `labels.en`. */
  field: string;
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces each field of the values; lists count as one field. Returns a new object. */
function mapFields<Values extends object>(values: Values, toField: (value: unknown, path: string) => unknown): Values {
  const walk = (value: unknown, path: string): unknown =>
    isGroup(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, part]) => [key, walk(part, path === '' ? key : `${path}.${key}`)]),
        )
      : toField(value, path);
  return walk(values, '') as Values;
}

/** Returns the value of the field with the path; undefined if there is none. */
function getField(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isGroup(part) ? part[key] : undefined), values);
}

/**
 * Merges an edit with what others have saved since it began, field by field. `merged` has the edited values, and theirs
 * in fields without an edit and in conflicts for which they were selected. Conflicts without a choice are returned.
 */
export function mergeEdit<Values extends object>(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', Values>>,
  choices: Choices = {},
): { merged: Values; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  const merged = mapFields(mine, (value, field) => {
    const former = getField(base, field);
    const stored = getField(theirs, field);
    if (isSameValue(value, former)) return stored;
    if (isSameValue(stored, former) || isSameValue(stored, value)) return value;
    const choice = choices[field];
    if (choice === undefined) conflicts.push({ field, base: former, theirs: stored, mine: value });
    return choice === 'theirs' ? stored : value;
  });
  return { merged, conflicts };
}
