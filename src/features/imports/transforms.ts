import type { TransformType } from '../../graphql/types.generated';
import type { Transform } from './importDraft';
import { transformMessages } from './transformMessages';

/** All transforms, the simplest first. */
export const transformTypes = [
  'TRIM',
  'UPPERCASE',
  'LOWERCASE',
  'NUMBER',
  'DATE',
  'SPLIT',
  'REPLACE',
  'CONSTANT',
  'FIRST_OF',
] as const satisfies readonly TransformType[];

/** What a new transform of a type is given to begin with. */
const firstArguments: Partial<Record<TransformType, string>> = { NUMBER: '.', DATE: 'YYYY-MM-DD', SPLIT: ',' };

/** A new transform, ready to use where its type allows. */
export const newTransform = (type: TransformType): Transform => ({
  type,
  argument: firstArguments[type] ?? null,
  replacement: null,
});

/** Signs that stand between the names of columns in a FIRST_OF transform. */
const columnSeparator = '|';

/** The further columns that a FIRST_OF transform looks in. */
export const columnsOf = ({ argument }: Transform): string[] =>
  (argument ?? '')
    .split(columnSeparator)
    .map((name) => name.trim())
    .filter(Boolean);

/** The argument of a FIRST_OF transform that looks in these columns. */
export const argumentOf = (columns: readonly string[]): string => columns.join(columnSeparator);

const isDateFormat = (text: string) => {
  const parts: readonly string[] = text.match(/YYYY|MM|DD|M|D/g) ?? [];
  return parts.length === 3 && ['Y', 'M', 'D'].every((sign) => parts.some((part) => part.startsWith(sign)));
};

/** What is wrong with a transform, as one of the messages; null where it can be used. */
export function transformProblem({ type, argument }: Transform) {
  if (type === 'DATE' && argument && !isDateFormat(argument)) return transformMessages.badDate;
  const needsArgument = type === 'DATE' || type === 'SPLIT' || type === 'REPLACE' || type === 'FIRST_OF';
  return needsArgument && !argument ? transformMessages.needed : null;
}
