import type { TransformType } from '#graphql/types.generated';
import type { Transform } from '../../importDraft';
import { transformMessages } from './transformMessages';

/** All transform types, simplest first. */
export const transformTypes = [
  'TRIM',
  'UPPERCASE',
  'LOWERCASE',
  'NUMBER',
  'DATE',
  'SPLIT',
  'REPLACE',
  'LOOKUP',
  'OPPOSITE',
  'UNIT',
  'UNIT_COLUMN',
  'CONSTANT',
  'FIRST_OF',
] as const satisfies readonly TransformType[];

/** The initial arguments of new transforms, by type. */
const firstArguments: Partial<Record<TransformType, string>> = { NUMBER: '.', DATE: 'YYYY-MM-DD', SPLIT: ',' };

/** A new transform, with a default argument if its type has one. */
export function newTransform(type: TransformType): Transform {
  return {
    type,
    argument: firstArguments[type] ?? null,
    replacement: null,
  };
}

/** Separates the column names in the argument of a FIRST_OF transform. */
const columnSeparator = '|';

/** The additional columns of a FIRST_OF transform. */
export function getColumns({ argument }: Transform): string[] {
  return (argument ?? '')
    .split(columnSeparator)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The argument of a FIRST_OF transform for these columns. */
export function getArgument(columns: readonly string[]): string {
  return columns.join(columnSeparator);
}

const isDateFormat = (text: string) => {
  if (/^(DMY|MDY|YMD)$/.test(text)) return true;
  const parts: readonly string[] = text.match(/YYYY|YY|MM|DD|M|D/g) ?? [];
  return parts.length === 3 && ['Y', 'M', 'D'].every((sign) => parts.some((part) => part.startsWith(sign)));
};

const needArgument: ReadonlySet<TransformType> = new Set([
  'DATE',
  'SPLIT',
  'REPLACE',
  'FIRST_OF',
  'UNIT',
  'UNIT_COLUMN',
]);

/** The error message for a transform; null if it is valid. */
export function transformProblem({ type, argument }: Transform) {
  if (type === 'DATE' && argument && !isDateFormat(argument)) return transformMessages.badDate;
  return needArgument.has(type) && !argument ? transformMessages.needed : null;
}
