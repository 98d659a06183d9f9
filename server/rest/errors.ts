import type { z } from 'zod';
import { DomainError } from '../errors';
import { listSentences, say, type Sentence } from '../records/sentence';

const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  array: 'must be a list',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must be an object',
  record: 'must be an object',
  string: 'must be text',
};

/** The message for a Zod issue: what the value must be, phrased to follow the field name. */
export const formatIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return TYPE_MESSAGES[issue.expected] ?? `must be ${issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  return 'has the wrong type';
};

const toSentence = ({ path, message }: z.core.$ZodIssue): Sentence => {
  const name = path.map(String).join('.') || say`The input`;
  const [, choices] = /^must be one of (.*)$/.exec(message) ?? [];
  return choices === undefined ? [`{0} ${message}.`, name] : say`${name} must be one of ${choices}.`;
};

/** The validation errors of an input, in one sentence per field. */
export function toDomainError({ issues }: z.ZodError) {
  return new DomainError('INVALID', listSentences(issues.map(toSentence)));
}

/** Returns the 405 response to a method that the path doesn't have. GET includes HEAD. */
export function wrongMethod(method: string, methods: readonly string[]) {
  const allow = methods.flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : name)).join(', ');
  return Response.json({ error: `The method ${method} isn’t supported.` }, { status: 405, headers: { allow } });
}
