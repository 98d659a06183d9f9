import type { Condition } from '../../core/list/conditions';

/** Returns the text that `parseConditions` parses. */
export function formatConditions(conditions: readonly Condition[]): string {
  return conditions
    .map(({ attribute, operator, values }) =>
      [attribute, operator, ...values].map((part) => part.replace(/[%:;]/g, encodeURIComponent)).join(':'),
    )
    .join(';');
}
