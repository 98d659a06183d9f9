import { createContext, useContext } from 'react';
import { atVariant, isWithin, toFormPath, getVariantIndex } from '../values/fieldPaths';
import type { ProductIssueFragment } from '../ProductDetail.generated';

/** An issue of the stored product with the current path of its field in the form. */
export interface FormIssue extends ProductIssueFragment {
  /** The form path; null if the issue is not about a field. */
  path: string | null;
}

/**
 * Finds the form fields of issues. `savedIds` and `formIds` are the IDs of the variants as stored and as currently in
 * the form. Issues of removed variants are left out.
 */
export function placeIssues(
  issues: readonly ProductIssueFragment[],
  savedIds: readonly string[],
  formIds: readonly string[],
): FormIssue[] {
  const places = new Map(formIds.map((id, index) => [id, index]));
  return issues.flatMap((issue): FormIssue[] => {
    if (issue.field === null) return [{ ...issue, path: null }];
    const path = toFormPath(issue.field);
    const savedIndex = getVariantIndex(path);
    if (savedIndex === null) return [{ ...issue, path }];
    const index = places.get(savedIds[savedIndex] ?? '');
    return index === undefined ? [] : [{ ...issue, path: atVariant(path, index) }];
  });
}

/** The issues of the product in the form. */
export const FormIssuesContext = createContext<readonly FormIssue[]>([]);

/** Returns the issues of a field. With `isWhole`, also those of nested fields. */
export function useFieldIssues(field: string, isWhole = false): FormIssue[] {
  const issues = useContext(FormIssuesContext);
  return issues.filter(({ path }) => path !== null && (isWhole ? isWithin(path, field) : path === field));
}
