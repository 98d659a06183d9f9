import type { z } from 'zod';
import { DomainError } from '../errors';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

/** The message for a Zod issue: what the value must be, phrased to follow the field name. */
export const formatIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  return 'has the wrong type';
};

/** The validation errors of an input, in one sentence per field. */
export function toDomainError({ issues }: z.ZodError) {
  const sentences = issues.map(({ path, message }) => `${path.map(String).join('.') || 'The input'} ${message}.`);
  return new DomainError('INVALID', sentences.join(' '));
}

/** Returns the 405 response to a method that the path doesn't have. GET includes HEAD. */
export function wrongMethod(method: string, methods: readonly string[]) {
  const allow = methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name)).join(', ');
  return Response.json({ error: `The method ${method} isn’t supported.` }, { status: 405, headers: { allow } });
}
