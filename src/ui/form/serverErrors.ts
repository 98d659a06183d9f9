import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { getFieldErrors } from '#graphql/errors';

/** The gateway writes `steps[0].price`, forms write `steps.0.price`. An item of a list, at the end, has no field. */
const toName = (path: string) => path.replace(/\[\d+\]$/, '').replace(/\[(\d+)\]/g, '.$1');

/**
 * Shows the server’s message at each invalid field, and focuses the first of those fields. Fields that the form does
 * not have are skipped. Returns whether any message was shown, so that the caller can show other errors itself.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  names: readonly FieldPath<Values>[],
): boolean {
  const found = Object.fromEntries(Object.entries(getFieldErrors(error)).map(([path, text]) => [toName(path), text]));
  const known = names.filter((name) => found[name] !== undefined);
  known.forEach((name, place) =>
    setError(name, { type: 'server', message: found[name] ?? '' }, { shouldFocus: place === 0 }),
  );
  return known.length > 0;
}
