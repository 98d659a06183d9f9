import { DomainError } from '../errors';

/** Throws INVALID with all messages, if any, each under the field concerned. */
export function assertNoFieldErrors(fields: Record<string, string>) {
  if (Object.keys(fields).length) throw new DomainError('INVALID', Object.values(fields).join(' '), fields);
}
