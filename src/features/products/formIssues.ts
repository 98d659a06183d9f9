import { createContext, useContext } from 'react';
import { atVariant, isWithin, toFormPath, variantIndexOf } from './fieldPaths';
import type { ProductIssueFragment } from './ProductDetail.generated';

/** An issue of the stored product, with the place of its field in the form as it is now. */
export interface FormIssue extends ProductIssueFragment {
  /** The form's path; null where the issue is about no field. */
  path: string | null;
}

/**
 * Finds the fields of issues in the form. `savedIds` and `formIds` are the variants' ids as they were stored and as
 * they stand in the form; issues of variants that were taken out are left out.
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
    const savedIndex = variantIndexOf(path);
    if (savedIndex === null) return [{ ...issue, path }];
    const index = places.get(savedIds[savedIndex] ?? '');
    return index === undefined ? [] : [{ ...issue, path: atVariant(path, index) }];
  });
}

/** The issues of the product whose form this is. */
export const FormIssuesContext = createContext<readonly FormIssue[]>([]);

/** The issues about a field; with `isWhole` also those about its parts. */
export function useFieldIssues(field: string, isWhole = false): FormIssue[] {
  const issues = useContext(FormIssuesContext);
  return issues.filter(({ path }) => path !== null && (isWhole ? isWithin(path, field) : path === field));
}
