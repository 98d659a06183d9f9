import { DomainError, type FieldSentences } from '../errors';
import { joinSentences } from '../records/sentence';

/** Throws INVALID with all messages, if any, each under the field concerned. */
export function assertNoFieldErrors(fields: FieldSentences) {
  if (Object.keys(fields).length) throw new DomainError('INVALID', joinSentences(Object.values(fields)), fields);
}
