import type { FieldPath } from 'react-hook-form';
import type { InvoiceValues } from './invoiceValues';

const pathsIn = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, path === '' ? name : `${path}.${name}`))
    : [path];

/** The paths of all form fields from top to bottom, and of the item list, which can also have a server error. */
export function formPaths(values: InvoiceValues): FieldPath<InvoiceValues>[] {
  // The type of `values` allows only valid field names, so this cast is safe.
  return [...pathsIn(values, ''), 'items'] as FieldPath<InvoiceValues>[];
}
