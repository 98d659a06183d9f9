import type { FieldPath } from 'react-hook-form';
import type { InvoiceValues } from './invoiceValues';

const pathsIn = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, path === '' ? name : `${path}.${name}`))
    : [path];

/** The paths of all fields of the form, from top to bottom, and of the items as a whole: there the server's messages show. */
export const formPaths = (values: InvoiceValues): FieldPath<InvoiceValues>[] =>
  // By its type an object has only the names that a path is made of.
  [...pathsIn(values, ''), 'items'] as FieldPath<InvoiceValues>[];
